/** One measure in a process of its own: what one does to the compiler is not felt by the next. */
import { type Measured, time } from './measure.ts';
import { measures } from './measures.ts';

const [, , name, milliseconds, warmUp] = process.argv;
const measure = measures.find((one) => one.name === name);
if (measure === undefined) throw new Error(`There is no measure '${name}'.`);
const measured: Measured =
  'figure' in measure
    ? { perSecond: await measure.figure(), gamesPerSecond: null }
    : await time(measure, Number(milliseconds), warmUp === undefined ? undefined : Number(warmUp));
console.log(JSON.stringify(measured));
