/**
 * Twenty quarrels, as somebody at a table would type them, each with the ruling that settles it. Half of them are
 * German. Whatever searches the rulings is measured by them: the search, the command, a page.
 */
import type { EditionName } from 'frantic-engine';
import type { RulingGame, RulingNumber } from 'frantic-engine/rulings';

/** A quarrel, and what settles it. */
export interface Quarrel {
  /** What is typed. */
  readonly words: string;
  readonly lang: 'en' | 'de';
  /** The ruling that settles it. */
  readonly ruling: RulingNumber;
  /** What is played, if that is said. */
  readonly edition?: EditionName;
  readonly game?: RulingGame;
}

export const quarrels: readonly Quarrel[] = [
  { words: 'lucky bastard market', lang: 'en', ruling: 'R-208', edition: 'webde' },
  { words: 'can I put a black card on a black card?', lang: 'en', ruling: 'R-061' },
  { words: 'may I draw although I could play?', lang: 'en', ruling: 'R-038' },
  { words: 'nice try with my last card: who wins?', lang: 'en', ruling: 'R-169' },
  { words: 'thief takes my fuck you', lang: 'en', ruling: 'R-116' },
  { words: 'fantastic four, only one of us counters', lang: 'en', ruling: 'R-145' },
  { words: 'can I counter a counterattack?', lang: 'en', ruling: 'R-149' },
  { words: 'two time bombs at once', lang: 'en', ruling: 'R-313' },
  { words: 'the draw pile is empty. do we shuffle the discards?', lang: 'en', ruling: 'R-046', edition: 'intl' },
  { words: 'several tokens on the same space', lang: 'en', ruling: 'R-432', game: 'board' },
  { words: 'darf ich schwarz auf schwarz legen?', lang: 'de', ruling: 'R-061' },
  { words: 'ich habe nur noch eine Karte, muss ich das ansagen?', lang: 'de', ruling: 'R-182' },
  { words: 'Gift, aber ich habe nur noch eine Karte', lang: 'de', ruling: 'R-107' },
  { words: 'darf man mit Exchange fertig werden?', lang: 'de', ruling: 'R-112', edition: 'webde' },
  { words: 'Nice Try gegen The End', lang: 'de', ruling: 'R-174', edition: 'pandora' },
  { words: '2nd Chance, ich kann nicht und ziehe: darf ich dann noch spielen?', lang: 'de', ruling: 'R-095' },
  { words: 'Mimicry als Counterattack einwerfen', lang: 'de', ruling: 'R-140' },
  { words: 'zählt die Zeitbombe wenn ich vorher fertig bin?', lang: 'de', ruling: 'R-308' },
  { words: 'wer ist dran nach einem Counterattack?', lang: 'de', ruling: 'R-153' },
  { words: 'zwei Spieler haben gleich wenig Punkte, wer gewinnt?', lang: 'de', ruling: 'R-350' },
];
