/**
 * Examples to learn from: positions of self-play, every answer of which is tried on the same deal and played on to the end of
 * the round.
 *
 * What an answer brings is mostly luck. Of answers that were tried on the same deal, with the same chance, luck strikes all alike:
 * what they differ by says far more than what each brings.
 */
import { type Action, createRandom, EDITIONS, type Random, type Seat, type SeedlessSetup } from 'frantic-engine';
import { decide, heuristicBot } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import { FEATURES, Reader } from '../src/champion/features.ts';
import { answersTo } from '../src/champion/instinct.ts';
import { POINTS } from '../src/champion/judge.ts';
import { Reflex } from '../src/champion/reflex.ts';

/** Some examples, in arrays one behind the other. */
export interface Examples {
  /** For each position: how many players there are, whose decision it is, and how many answers were tried. */
  readonly positions: Int32Array;
  /** For each answer: 1 if the round went on. Only then there are rows. */
  readonly goesOn: Uint8Array;
  /** For each answer after which the round went on, and each seat: what the net is told. */
  readonly rows: Float32Array;
  /** The same: how many points the seat then wrote down. */
  readonly points: Float32Array;
}

/** At so many answers a position is not tried any further. */
const TRIED = 10;
/** Of so many decisions one is looked at. */
const LOOKED = 0.2;
/** Of so many decisions one is left to chance, so that the net sees what comes of what nobody would do. */
const ODD = 0.06;
/** So often a question is left open that an answer has led to: a search stops anywhere. */
const OPEN = 0.25;

const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

/** Which game is played: the base set, all boxes, or one, with two to six players. */
function setupOf(random: Random): SeedlessSetup {
  const players = [2, 2, 3, 4, 4, 4, 5, 6][Math.floor(random() * 8)] ?? 4;
  const length = 'short';
  const windows = 'holders';
  const kind = random();
  if (kind < 0.3) return { players, length, windows, edition: 'pandora' };
  if (kind < 0.65) return { players, length, windows, edition: 'pandora', sets: [...SETS] };
  if (kind < 0.9)
    return { players, length, windows, edition: 'pandora', sets: [SETS[Math.floor(random() * 3)] ?? SETS[0]] };
  return { players, length, windows, edition: EDITIONS[Math.floor(random() * EDITIONS.length)] ?? 'pandora' };
}

/** Collects examples. */
class Collector {
  private readonly reader = new Reader();
  private readonly reflex = new Reflex();
  readonly positions: number[] = [];
  readonly goesOn: number[] = [];
  readonly rows: number[] = [];
  readonly points: number[] = [];

  constructor(private readonly random: Random) {}

  /** Tries the answers of a seat. */
  look(state: fast.MutableGameState, seat: Seat): void {
    const { random } = this;
    const { cards } = fast.catalogOf(state);
    const answers = answersTo({
      countLegal: () => fast.countLegal(state, seat),
      legalActions: () => fast.legalActions(state, seat),
      sampleLegal: () => fast.sampleLegal(state, seat, random),
      cardOf: (id) => cards[id] ?? fast.cardOf(state, id),
    });
    while (answers.length > TRIED) answers.splice(Math.floor(random() * answers.length), 1);
    if (answers.length < 2) return;
    const settles = random() >= OPEN;
    const chance = `${random()}`;
    this.positions.push(state.players.length, seat, answers.length);
    for (const answer of answers) this.tryOut(fast.fork(state), answer, settles, createRandom(chance));
  }

  private tryOut(trial: fast.MutableGameState, answer: Action, settles: boolean, random: Random): void {
    const { round } = trial;
    fast.apply(trial, answer);
    if (settles) this.reflex.settle(trial, fast);
    const goesOn = trial.outcome === null && trial.round === round;
    this.goesOn.push(goesOn ? 1 : 0);
    if (!goesOn) return;
    const players = trial.players.length;
    const rows = this.reader.read(trial, fast);
    for (let i = 0; i < players * FEATURES; i++) this.rows.push(rows[i] ?? 0);
    const before = trial.players.map(({ score }) => score);
    fast.playRound(trial, random, { policy: (state, seat) => this.reflex.answer(state, seat, fast) });
    for (const [seat, { score }] of trial.players.entries()) this.points.push((score - (before[seat] ?? 0)) / POINTS);
  }
}

/** Makes examples from so many positions. The same seed makes the same ones. */
export function examplesOf(seed: string, positions: number): Examples {
  const random = createRandom(seed);
  const collector = new Collector(random);
  for (let game = 0; collector.positions.length < 3 * positions; game++) {
    const state = fast.createGame({ ...setupOf(random), seed: `${seed}/${game}` });
    for (let seat = fast.nextSeat(state); seat !== null; seat = fast.nextSeat(state)) {
      if (fast.countLegal(state, seat) > 1) {
        if (random() < LOOKED) collector.look(state, seat);
        if (collector.positions.length >= 3 * positions) break;
        if (random() < ODD) {
          fast.apply(state, fast.sampleLegal(state, seat, random));
          continue;
        }
      }
      fast.apply(state, decide(heuristicBot, state, seat, random));
    }
  }
  return {
    positions: Int32Array.from(collector.positions),
    goesOn: Uint8Array.from(collector.goesOn),
    rows: Float32Array.from(collector.rows),
    points: Float32Array.from(collector.points),
  };
}
