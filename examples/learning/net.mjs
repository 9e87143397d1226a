// A small network in plain JavaScript: one hidden layer, a number for each pick, and how well it stands.
// Most numbers of an observation are 0 and most picks are not open, so only the others are looked at.

/** What is seen at one pick: the numbers that are not 0 and where they are, and the picks that are open. */
export function look(numbers, at, size, mask, from, picks) {
  let count = 0;
  for (let i = 0; i < size; i++) if (numbers[at + i] !== 0) count++;
  const [where, x] = [new Uint16Array(count), new Float32Array(count)];
  for (let i = 0, n = 0; i < size; i++) {
    if (numbers[at + i] === 0) continue;
    where[n] = i;
    x[n++] = numbers[at + i];
  }
  const open = [];
  for (let pick = 0; pick < picks; pick++) if (mask[from + pick] === 1) open.push(pick);
  return { where, x, open: Uint16Array.from(open) };
}

/** Some of the numbers that are learned, with what Adam remembers of each. */
class Block {
  constructor(length, first) {
    this.now = Float32Array.from({ length }, first);
    this.slope = new Float32Array(length);
    this.mean = new Float32Array(length);
    this.square = new Float32Array(length);
  }

  /** A step down the slope. `share` is the part of the slope that counts, `nth` the number of the step, from 1. */
  step(rate, share, nth) {
    const { now, slope, mean, square } = this;
    const [first, second] = [1 - 0.9 ** nth, 1 - 0.999 ** nth];
    for (let i = 0; i < now.length; i++) {
      const g = slope[i] * share;
      mean[i] = 0.9 * mean[i] + 0.1 * g;
      square[i] = 0.999 * square[i] + 0.001 * g * g;
      now[i] -= (rate * (mean[i] / first)) / (Math.sqrt(square[i] / second) + 1e-8);
      slope[i] = 0;
    }
  }

  length2() {
    let sum = 0;
    for (const g of this.slope) sum += g * g;
    return sum;
  }
}

export class Net {
  constructor(size, hidden, picks, random) {
    Object.assign(this, { size, hidden, picks, steps: 0 });
    // By number of the observation, and by pick: a row of `hidden` weights. The last row is for how well it stands.
    this.into = new Block(size * hidden, () => normal(random) * Math.sqrt(2 / 80));
    this.bias = new Block(hidden, () => 0);
    this.out = new Block((picks + 1) * hidden, () => normal(random) * 0.01);
    this.last = new Block(picks + 1, () => 0);
    this.inner = new Float32Array(hidden);
    this.back = new Float32Array(hidden);
  }

  /** The chances of the open picks, and how well it stands. */
  forward({ where, x, open }) {
    const { hidden, inner, into, bias } = this;
    inner.set(bias.now);
    for (let n = 0; n < where.length; n++) {
      for (let h = 0, w = where[n] * hidden; h < hidden; h++, w++) inner[h] += x[n] * into.now[w];
    }
    for (let h = 0; h < hidden; h++) if (inner[h] < 0) inner[h] = 0;
    const chances = new Float32Array(open.length);
    let most = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < open.length; n++) {
      chances[n] = this.row(open[n]);
      if (chances[n] > most) most = chances[n];
    }
    let total = 0;
    for (let n = 0; n < open.length; n++) {
      chances[n] = Math.exp(chances[n] - most);
      total += chances[n];
    }
    for (let n = 0; n < open.length; n++) chances[n] /= total;
    return { chances, value: this.row(this.picks) };
  }

  row(pick) {
    let sum = this.last.now[pick];
    for (let h = 0, w = pick * this.hidden; h < this.hidden; h++, w++) sum += this.inner[h] * this.out.now[w];
    return sum;
  }

  /** Adds to the slopes what the last `forward` has to do with them: `slopes` by open pick, `value` for how well it stands. */
  backward({ where, x, open }, slopes, value) {
    const { hidden, inner, back, into, bias, out, last } = this;
    back.fill(0);
    const add = (pick, slope) => {
      last.slope[pick] += slope;
      for (let h = 0, w = pick * hidden; h < hidden; h++, w++) {
        out.slope[w] += slope * inner[h];
        back[h] += slope * out.now[w];
      }
    };
    for (let n = 0; n < open.length; n++) add(open[n], slopes[n]);
    add(this.picks, value);
    for (let h = 0; h < hidden; h++) {
      if (inner[h] === 0) back[h] = 0;
      bias.slope[h] += back[h];
    }
    for (let n = 0; n < where.length; n++) {
      for (let h = 0, w = where[n] * hidden; h < hidden; h++, w++) into.slope[w] += x[n] * back[h];
    }
  }

  /** A step after `count` examples. Slopes that are too steep together are made less steep. */
  step(rate, count, steepest = Number.POSITIVE_INFINITY) {
    this.steps++;
    const blocks = [this.into, this.bias, this.out, this.last];
    const length = Math.sqrt(blocks.reduce((sum, block) => sum + block.length2(), 0)) / count;
    for (const block of blocks) block.step(rate, Math.min(1, steepest / length) / count, this.steps);
  }

  /** The policy as `bot.mjs` reads it: by layer, a row of weights for each output. */
  toJSON() {
    const { size, hidden, picks, into, bias, out, last } = this;
    const rows = (count, length, weight) =>
      Array.from({ length: count }, (_, row) => Array.from({ length }, (_, i) => rounded(weight(row, i))));
    return [
      { weights: rows(hidden, size, (h, i) => into.now[i * hidden + h]), bias: Array.from(bias.now, rounded) },
      {
        weights: rows(picks, hidden, (pick, h) => out.now[pick * hidden + h]),
        bias: Array.from(last.now.subarray(0, picks), rounded),
      },
    ];
  }
}

const rounded = (number) => Number(number.toPrecision(6));

/** A number of the normal distribution. `random` gives a number from 0 up to 1. */
function normal(random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
