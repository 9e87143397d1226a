// For the runtimes with a console.
import { digestOfGames } from './digest.mjs';

console.log(JSON.stringify(digestOfGames()));
