/**
 * A small net: layers of sums, each but the last cut off at nothing.
 *
 * It adds and multiplies in one fixed order, and takes the higher of two numbers, so that it gives the same in every runtime,
 * to the last bit.
 */

/** The numbers of a net: by layer, for each input its weights to all outputs, and then what is added. */
export interface Net {
  /** How many numbers go in, lie between the layers, and come out. */
  readonly sizes: readonly number[];
  readonly layers: readonly Float64Array[];
}

/** The highest whole number of two bytes. */
const FULL = 32767;

const NOTHING = /* @__PURE__ */ new Float64Array(0);

/** Room to go through a net. */
export interface Room {
  /** By layer: what comes out of it. */
  readonly between: readonly Float64Array[];
  /** What goes into a layer and is not nothing, and where its weights begin. */
  readonly values: Float64Array;
  readonly begins: Int32Array;
}

/** Room for what goes through a net of such sizes. */
export function roomFor({ sizes }: Pick<Net, 'sizes'>): Room {
  const most = Math.max(...sizes);
  return {
    between: sizes.slice(1).map((size) => new Float64Array(size)),
    values: new Float64Array(most),
    begins: new Int32Array(most),
  };
}

/**
 * Goes through a net. Returns the one number that comes out.
 *
 * Each sum begins with what is added and goes through what comes in, in order. Four sums go on at a time, which takes half as
 * long as one after the other and gives the same.
 */
export function forward({ sizes, layers }: Net, input: Float64Array, from: number, room: Room): number {
  const { between, values, begins } = room;
  let [given, start] = [input, from];
  for (let nth = 0; nth < layers.length; nth++) {
    const weights = layers[nth] ?? NOTHING;
    const into = between[nth] ?? NOTHING;
    const ins = sizes[nth] ?? 0;
    const outs = into.length;
    const added = ins * outs;
    const lowest = nth + 1 < layers.length ? 0 : Number.NEGATIVE_INFINITY;
    let count = 0;
    for (let i = 0; i < ins; i++) {
      const value = given[start + i] ?? 0;
      if (value === 0) continue;
      values[count] = value;
      begins[count++] = i * outs;
    }
    let out = 0;
    for (; out + 4 <= outs; out += 4) {
      let a = weights[added + out] ?? 0;
      let b = weights[added + out + 1] ?? 0;
      let c = weights[added + out + 2] ?? 0;
      let d = weights[added + out + 3] ?? 0;
      for (let i = 0; i < count; i++) {
        const value = values[i] ?? 0;
        const at = (begins[i] ?? 0) + out;
        a += value * (weights[at] ?? 0);
        b += value * (weights[at + 1] ?? 0);
        c += value * (weights[at + 2] ?? 0);
        d += value * (weights[at + 3] ?? 0);
      }
      into[out] = a < lowest ? lowest : a;
      into[out + 1] = b < lowest ? lowest : b;
      into[out + 2] = c < lowest ? lowest : c;
      into[out + 3] = d < lowest ? lowest : d;
    }
    for (; out < outs; out++) {
      let sum = weights[added + out] ?? 0;
      for (let i = 0; i < count; i++) sum += (values[i] ?? 0) * (weights[(begins[i] ?? 0) + out] ?? 0);
      into[out] = sum < lowest ? lowest : sum;
    }
    [given, start] = [into, 0];
  }
  return given[0] ?? 0;
}

/** How many numbers each layer of such a net has. */
export const layerSizes = (sizes: readonly number[]): readonly number[] =>
  sizes.slice(1).map((outs, nth) => ((sizes[nth] ?? 0) + 1) * outs);

/** A net as it is kept: whole numbers of two bytes, as text, and for each layer what they are multiplied by. */
export interface Packed {
  readonly sizes: readonly number[];
  readonly scales: readonly number[];
  readonly weights: string;
}

/** Reads a net that was kept. */
export function unpack({ sizes, scales, weights }: Packed): Net {
  const bytes = Uint8Array.from(atob(weights), (char) => char.charCodeAt(0));
  const numbers = new DataView(bytes.buffer);
  let at = 0;
  const layers = layerSizes(sizes).map((size, nth) => {
    const scale = scales[nth] ?? 0;
    const layer = new Float64Array(size);
    for (let i = 0; i < size; i++, at += 2) layer[i] = numbers.getInt16(at, true) * scale;
    return layer;
  });
  return { sizes, layers };
}

/** A net as it is kept. What is lost is less than chance makes of a training. */
export function pack({ sizes, layers }: Net): Packed {
  const scales = layers.map((layer) => layer.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9) / FULL);
  const bytes = new DataView(new ArrayBuffer(2 * layers.reduce((sum, { length }) => sum + length, 0)));
  let at = 0;
  layers.forEach((layer, nth) => {
    for (const weight of layer) {
      bytes.setInt16(at, Math.round(weight / (scales[nth] ?? 1)), true);
      at += 2;
    }
  });
  const chars: string[] = [];
  for (let i = 0; i < bytes.byteLength; i++) chars.push(String.fromCharCode(bytes.getUint8(i)));
  return { sizes, scales, weights: btoa(chars.join('')) };
}
