/** What the library says in English, for either game. */
export { en as board } from 'frantic-engine/board-game/words/en';
export { en as card } from 'frantic-engine/words/en';
