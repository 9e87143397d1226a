// The same with the package, in a runtime with a console.
import { MODULES, told } from './plain.mjs';

const load = async ([name, from]) => [name, await import(from)];
console.log(JSON.stringify({ told: told(Object.fromEntries(await Promise.all(Object.entries(MODULES).map(load)))) }));
