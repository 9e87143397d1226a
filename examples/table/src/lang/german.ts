/** All that is said in German: by the library for either game, and by the page itself. */
export { de as board } from 'frantic-engine/board-game/words/de';
export { de as card } from 'frantic-engine/words/de';
export { de as ui } from './de.ts';
