/** A table to step through: nobody is waited for, and whoever answers is told whether that may be done there. */
import { batch } from '@preact/signals';
import type { AnyAction, AnyQuestion, Game, Seat } from '../game.ts';
import type { Link } from '../link/link.ts';
import type { Position, Why } from '../link/protocol.ts';
import { settings } from '../settings.ts';
import { TableState } from './table.ts';

export class StudyTable extends TableState {
  override readonly isStudy = true;
  private at = 0;

  constructor(
    game: Game,
    names: readonly string[],
    link: Link,
    private readonly tell: (why: Why) => void,
  ) {
    super(
      game,
      [],
      names,
      false,
      link,
      async () => false,
      () => undefined,
    );
  }

  /** How the game stood after so many moves. */
  stand(at: number, { view, events }: Position): void {
    this.at = at;
    batch(() => {
      this.me.value = view.viewer === 'spectator' ? -1 : view.viewer;
      this.view.value = view;
      this.log.value = events.map((event, key) => ({ key, event }));
      this.picked.value = [];
    });
  }

  /** Whoever the game is seen as can have ideas, asked or not. */
  override get wisher(): Seat | null {
    return this.me.value < 0 ? null : this.me.value;
  }

  override why(action: AnyAction): Promise<Why> {
    return this.link.ask('whyThere', { at: this.at, action, lang: settings.value.lang });
  }

  protected override send(_question: AnyQuestion, action: AnyAction): void {
    this.picked.value = [];
    void this.why(action).then(this.tell);
  }

  protected override answersItself(): boolean {
    return false;
  }
}
