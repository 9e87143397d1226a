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

/** Goes through a net. `room` takes what lies between the layers, one list for each. Returns the one number that comes out. */
export function forward(
  { sizes, layers }: Net,
  input: Float64Array,
  from: number,
  room: readonly Float64Array[],
): number {
  let [given, start] = [input, from];
  for (let nth = 0; nth < layers.length; nth++) {
    const weights = layers[nth] ?? NOTHING;
    const into = room[nth] ?? NOTHING;
    const ins = sizes[nth] ?? 0;
    const outs = into.length;
    const added = ins * outs;
    for (let out = 0; out < outs; out++) into[out] = weights[added + out] ?? 0;
    for (let i = 0; i < ins; i++) {
      const value = given[start + i] ?? 0;
      if (value === 0) continue;
      const row = i * outs;
      for (let out = 0; out < outs; out++) into[out] = (into[out] ?? 0) + value * (weights[row + out] ?? 0);
    }
    if (nth + 1 < layers.length) for (let out = 0; out < outs; out++) if ((into[out] ?? 0) < 0) into[out] = 0;
    [given, start] = [into, 0];
  }
  return given[0] ?? 0;
}

/** Room for what lies between the layers of a net. */
export const roomFor = ({ sizes }: Pick<Net, 'sizes'>): readonly Float64Array[] =>
  sizes.slice(1).map((size) => new Float64Array(size));

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
