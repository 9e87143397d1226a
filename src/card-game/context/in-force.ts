/**
 * What is in force, sorted by the values it turns and the moments it listens to.
 *
 * A state keeps a list of what is in force, which verbs replace and never change. So this is worked out only when
 * another list comes along, and whoever asks for a value that nothing turns is told so at once.
 */
import type { LastingEffect, Moments, Row } from '../rows/define.ts';
import type { Hook, InForce, Knob, NumberTurnings, Turning, Turnings } from '../rows/in-force.ts';
import type { Lasting } from '../state/state.ts';

/** What is in force, by value and by moment. A value that nothing turns has an empty list. */
export class SortedInForce implements InForce {
  drawCount: Turnings<'drawCount'> = NOTHING;
  roundPoints: Turnings<'roundPoints'> = NOTHING;
  turnDraw: Turnings<'turnDraw'> = NOTHING;
  right: Turnings<'right'> = NOTHING;
  cardPoints: Turnings<'cardPoints'> = NOTHING;
  fits: Turnings<'fits'> = NOTHING;
  playAfterDraw: Turnings<'playAfterDraw'> = NOTHING;
  mustPlay: Turnings<'mustPlay'> = NOTHING;
  mayInterrupt: Turnings<'mayInterrupt'> = NOTHING;
  affected: Turnings<'affected'> = NOTHING;
  mayWish: Turnings<'mayWish'> = NOTHING;
  mayToss: Turnings<'mayToss'> = NOTHING;
  openHand: Turnings<'openHand'> = NOTHING;
  mayPlay: Turnings<'mayPlay'> = NOTHING;

  turnBegins: readonly Lasting[] = NOTHING;
  turnEnds: readonly Lasting[] = NOTHING;
  handEmptied: readonly Lasting[] = NOTHING;
  played: readonly Lasting[] = NOTHING;
  turnCloses: readonly Lasting[] = NOTHING;
  counting: readonly Lasting[] = NOTHING;

  /** By the row and the name of a knob: what turns it. `null` if no knob is turned. */
  knobs: Map<string, Map<string, NumberTurnings>> | null = null;
  /** Whether anything listens to any moment. */
  listens = false;
  /** Whether anything ends before the round does. */
  expires = false;

  /** Sorts the list of a state. */
  constructor(
    readonly lasting: readonly Lasting[],
    rows: Readonly<Record<string, Row>>,
  ) {
    for (const held of lasting) {
      const effect = rows[held.row]?.lasting;
      if (effect) this.add(held, effect);
    }
  }

  private add(held: Lasting, { values, on, until = 'roundEnds' }: LastingEffect): void {
    for (const name in values) {
      // Whatever stands under a name has the type of that name, which the compiler cannot follow through a lookup.
      const turning = { held, turn: values[name as Knob] } as Turning<never>;
      if (isKnob(name)) this.addKnob(name, turning);
      else this[name as Hook] = [...this[name as Hook], turning] as never;
    }
    for (const moment in on) {
      this.listens = true;
      this[moment as keyof Moments] = [...this[moment as keyof Moments], held];
    }
    if (until !== 'roundEnds') this.expires = true;
  }

  private addKnob(knob: Knob, turning: Turning<never>): void {
    const [row = '', name = ''] = knob.split('.');
    this.knobs ??= new Map();
    const ofRow = this.knobs.get(row) ?? new Map<string, NumberTurnings>();
    this.knobs.set(row, ofRow.set(name, [...(ofRow.get(name) ?? NOTHING), turning]));
  }
}

const NOTHING: readonly never[] = [];

const isKnob = (name: string): name is Knob => name.includes('.');
