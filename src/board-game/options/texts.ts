/** What the options leave open, in a sentence each. They stand apart from the options, because nobody needs them to play. */
import { ownOf } from '../../common/own.ts';
import type { BoardOptions } from './game.ts';

/** The text of an option. */
export const textOfOption = (name: string): string => ownOf<string>(TEXTS, name) ?? '';

const TEXTS: Readonly<Record<keyof BoardOptions, string>> = {
  'multi.wild':
    'Whether many-colored cards go on any color and any color goes on them. Otherwise they are a color of their own.',
  'jump.timing': 'When Jump happens: when a movement ends on it, or when it is entered.',
  'remote.chooser':
    'Who rolls and chooses for what a token meets that Remote moves: its owner, or whoever played Remote.',
  'earthquake.order':
    'Whether Earthquake moves all tokens at once, or one after the other to where the right neighbor stands by then.',
  'end.limit': 'Whether reaching the point limit ends the game, or only exceeding it.',
};
