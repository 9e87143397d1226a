/** One measure in a process of its own: what one does to the compiler is not felt by the next. */
import { measures } from './measures.ts';

const { unit, prepare } = measures[Number(process.argv[2])] as (typeof measures)[number];
const run = prepare();
if (unit.endsWith('/s')) run();
const start = process.hrtime.bigint();
const done = run();
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
console.log(unit.endsWith('/s') ? done / seconds : done);
