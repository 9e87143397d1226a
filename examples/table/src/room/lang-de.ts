/** Was zu Tischen mit Freunden gesagt wird, auf Deutsch. */
import type { RoomUi } from './lang-en.ts';

export const de: RoomUi = {
  friends: 'Mit Freunden spielen',
  room: 'Ein Tisch für Freunde',
  invite: 'Wer diesen Link hat, kann sich setzen.',
  copyLink: 'Link kopieren',
  sitHere: (name) => `Als ${name} hinsetzen`,
  you: 'du',
  taken: 'sitzt dort',
  free: 'frei',
  watch: 'Zuschauen',
  watching: 'Du schaust zu.',
  begin: 'Beginnen, mit Bots auf freien Stühlen',
  waiting: (count) => (count === 1 ? 'Es fehlt noch jemand.' : `Es fehlen noch ${count}.`),
  away: 'Die Verbindung ist weg. Es wird wieder versucht …',
  gone: 'Diesen Tisch gibt es nicht mehr.',
  leave: 'Zurück',
  owner: 'Das kann nur, wer den Tisch eröffnet hat.',
  undo: (name) => `${name} möchte etwas zurücknehmen.`,
  agree: 'Einverstanden',
  disagree: 'Nein',
};
