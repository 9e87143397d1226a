/** Fitting the net to examples, batch by batch, with Adam. The same examples in the same order give the same net, to the last bit. */
import { FEATURES } from '../src/champion/features.ts';
import { forward, layerSizes, type Net, type Room, roomFor } from '../src/champion/net.ts';
import type { Examples } from './examples.ts';

/** A net that learns. */
export interface Learner {
  readonly net: Net;
  /** By layer: the running means of slopes, and of their squares. */
  readonly means: readonly Float64Array[];
  readonly squares: readonly Float64Array[];
  /** By layer: the slopes of examples since the last stride. Some are left over at the end of a pass. */
  readonly slopes: readonly Float64Array[];
  /** How many batches it has seen. */
  steps: number;
}

/** How much a row counts beside the differences between answers. */
const ALONE = 0.25;
const BATCH = 32;
/** Whatever is further off pulls no harder: now and then an event turns a round over, and that is nobody's doing. */
const FAR = 3;
const [KEEP_MEAN, KEEP_SQUARE, TINY] = [0.9, 0.999, 1e-8];

const within = (off: number): number => Math.max(-FAR, Math.min(FAR, off));

/** A net of such sizes that has learned nothing yet. */
export function newLearner(sizes: readonly number[], random: () => number): Learner {
  const layers = layerSizes(sizes).map((size, nth) => {
    const layer = new Float64Array(size);
    const ins = sizes[nth] ?? 1;
    const outs = sizes[nth + 1] ?? 1;
    const spread = Math.sqrt(6 / ins);
    for (let i = 0; i < ins * outs; i++) layer[i] = (random() * 2 - 1) * spread;
    return layer;
  });
  const nothing = () => layers.map(({ length }) => new Float64Array(length));
  return { net: { sizes, layers }, means: nothing(), squares: nothing(), slopes: nothing(), steps: 0 };
}

/** How far off a net is: of the rows one by one, and of the differences between answers that were tried on the same deal. */
export interface Errors {
  readonly rows: number;
  readonly differences: number;
}

/** Goes through examples: to learn, if there is a rate, or to see how far off the net is. */
export class Fitter {
  private readonly room: Room;
  private readonly back: readonly Float64Array[];
  private readonly input = new Float64Array(FEATURES);

  constructor(private readonly learner: Learner) {
    this.room = roomFor(learner.net);
    this.back = roomFor(learner.net).between;
  }

  /** One pass. `rate` 0: nothing is learned. */
  pass(examples: Examples, rate: number): Errors {
    const { positions, goesOn, rows, points } = examples;
    let [answer, row, batch] = [0, 0, 0];
    let [rowErrors, rowCount, differences, differenceCount] = [0, 0, 0, 0];
    const errors: number[] = [];
    for (let at = 0; at < positions.length; at += 3) {
      const [players, me, tried] = [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
      const others = 1 / (players - 1);
      const first = row;
      errors.length = 0;
      let sum = 0;
      for (let i = 0; i < tried; i++) {
        let error = 0;
        if (goesOn[answer + i] === 1)
          for (let seat = 0; seat < players; seat++, row++) {
            const off = this.forward(rows, row) - (points[row] as number);
            rowErrors += off * off;
            rowCount++;
            error += seat === me ? -off : off * others;
          }
        errors.push(error);
        sum += error;
      }
      const mean = sum / tried;
      for (const error of errors) differences += (error - mean) * (error - mean);
      differenceCount += tried - 1;
      if (rate > 0) {
        let again = first;
        for (let i = 0; i < tried; i++) {
          if (goesOn[answer + i] !== 1) continue;
          const slope = within((errors[i] as number) - mean);
          for (let seat = 0; seat < players; seat++, again++) {
            const off = this.forward(rows, again) - (points[again] as number);
            this.backward((seat === me ? -slope : slope * others) + (ALONE * within(off)) / players);
          }
        }
        if (++batch % BATCH === 0) this.step(rate);
      }
      answer += tried;
    }
    return { rows: rowErrors / rowCount, differences: differences / differenceCount };
  }

  private forward(rows: Float32Array, row: number): number {
    for (let i = 0; i < FEATURES; i++) this.input[i] = rows[row * FEATURES + i] as number;
    return forward(this.learner.net, this.input, 0, this.room);
  }

  /** What the latest row says about the slopes. */
  private backward(slope: number): void {
    const { room, back, input, learner } = this;
    const { slopes } = learner;
    const { sizes, layers } = learner.net;
    (back[layers.length - 1] as Float64Array)[0] = slope;
    for (let nth = layers.length - 1; nth >= 0; nth--) {
      const [weights, into, from] = [
        layers[nth] as Float64Array,
        slopes[nth] as Float64Array,
        back[nth] as Float64Array,
      ];
      const [ins, outs] = [sizes[nth] as number, sizes[nth + 1] as number];
      const given = nth === 0 ? input : (room.between[nth - 1] as Float64Array);
      const before = nth === 0 ? null : (back[nth - 1] as Float64Array);
      for (let out = 0; out < outs; out++)
        into[ins * outs + out] = (into[ins * outs + out] as number) + (from[out] as number);
      for (let i = 0; i < ins; i++) {
        const value = given[i] as number;
        // What was cut off, or was nothing, has no slope.
        if (value === 0) {
          if (before !== null) before[i] = 0;
          continue;
        }
        let sum = 0;
        for (let out = 0; out < outs; out++) {
          const one = from[out] as number;
          into[i * outs + out] = (into[i * outs + out] as number) + value * one;
          sum += one * (weights[i * outs + out] as number);
        }
        if (before !== null) before[i] = sum;
      }
    }
  }

  private step(rate: number): void {
    const { learner } = this;
    learner.steps++;
    const meanShare = 1 - KEEP_MEAN ** learner.steps;
    const squareShare = 1 - KEEP_SQUARE ** learner.steps;
    learner.net.layers.forEach((weights, nth) => {
      const [mean, square, slope] = [learner.means[nth], learner.squares[nth], learner.slopes[nth]];
      if (mean === undefined || square === undefined || slope === undefined) return;
      for (let i = 0; i < weights.length; i++) {
        const one = (slope[i] as number) / BATCH;
        slope[i] = 0;
        mean[i] = KEEP_MEAN * (mean[i] as number) + (1 - KEEP_MEAN) * one;
        square[i] = KEEP_SQUARE * (square[i] as number) + (1 - KEEP_SQUARE) * one * one;
        const stride = (mean[i] as number) / meanShare / (Math.sqrt((square[i] as number) / squareShare) + TINY);
        weights[i] = (weights[i] as number) - rate * stride;
      }
    });
  }
}
