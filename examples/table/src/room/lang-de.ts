/** Was zu Tischen mit Freunden gesagt wird, auf Deutsch. */
import type { RoomUi } from './lang-en.ts';

export const de: RoomUi = {
  friends: 'Mit Freunden spielen',
  invite: 'Wer diesen Link hat, kann sich setzen.',
  sitHere: 'Hinsetzen',
  taken: 'sitzt dort',
  free: 'frei',
  watch: 'Zuschauen',
  begin: 'Beginnen, mit Bots auf freien Stühlen',
  away: 'Die Verbindung ist weg. Es wird wieder versucht …',
  gone: 'Diesen Tisch gibt es nicht mehr.',
  owner: 'Das kann nur, wer den Tisch eröffnet hat.',
  undo: (name) => `${name} möchte etwas zurücknehmen. Einverstanden?`,
};
