/** German: what is said of Troublemaker. */
import type { RowTexts } from '../language/cards.ts';
import { type Prompts, wanted } from '../language/prompts.ts';
import { hand, to, which } from './grammar.ts';

/** The texts of its rows. */
export const troublemakerTexts: RowTexts = {
  // ---- cards ----
  'colour-swap':
    'Passt auf jede ihrer beiden Farben und auf jeden anderen Colour Swap. Weiter geht es mit der anderen Farbe. Gilt keine der beiden, wählst du eine.',
  thief:
    'Schau dir die Hand einer Person an und nimm zwei Karten deiner Wahl, oder alle, wenn es weniger sind. Als letzte Karte muss sie jemandem etwas wegnehmen, solange jemand etwas hat. Nach den Kartentexten des Verlags bleibt ein Fuck You, wo es ist.',
  troublemaker: 'Löst auf der Stelle ein Ereignis aus.',
  'special-favours':
    'Du darfst mit jemandem alle Spezialkarten tauschen, wie viele es auch sind. Dein eigenes Fuck You bleibt bei dir. Wünsch dir danach eine Farbe.',
  inequality:
    'Du darfst jemanden mit gleich vielen oder weniger Karten blind so viele von dir nehmen lassen, bis diese Person mehr hat als du. Wünsch dir danach eine Farbe.',
  'lucky-bastard':
    'Wirf sie ein, wenn ein Ereignis ausgelöst, aber noch nicht aufgedeckt ist: Es betrifft dich nicht. Weitere Ereignisse, die daraus entstehen, schon. Im eigenen Zug hat sie keinen Effekt. Eine Farbe wünschst du dir so oder so.',
  mimicry:
    'Gespielt wird sie als eine andere Spezialkarte im Spiel, die kein Einzelstück ist; welche, sagst du dabei. Als farbige Karte nimmt sie die Farbe an, die gilt, und geht darum nicht auf Schwarz oder auf eine gewünschte Zahl. Auch einwerfen darfst du sie, wie die Karte, die sie nachahmt.',
  curse: 'Nie spielbar. Verschenken, tauschen, stehlen und durch Ereignisse ablegen kann man sie wie jede andere.',

  // ---- events ----
  'black-hole': 'Wer es ausgelöst hat, bekommt alle schwarzen Karten der anderen.',
  capitalism: 'Reihum zieht jede Person so viele Karten, wie sie hat.',
  crowdfunding:
    'Wer am wenigsten Karten hat, bekommt von allen anderen je eine ihrer Wahl. Sind es mehrere, bekommt jede dieser Personen eine von allen, die nicht dazugehören.',
  distributor:
    'Wer es ausgelöst hat, sieht alle Hände und teilt sie neu zu, jede als Ganzes. Die eigene muss an jemand anderen gehen; auch eine leere Hand zählt.',
  'double-taxation':
    'Die Punkte der drei teuersten Karten jeder Hand kommen sofort zum Punktestand. Ohne Punkte: Die kleinste Summe zieht eine Karte, die nächste zwei und immer so fort.',
  'event-manager': 'Drei Ereignisse werden aufgedeckt. Wer es ausgelöst hat, sucht aus, welches stattfindet.',
  'identity-theft':
    'Der höchste und der niedrigste Punktestand werden getauscht; bei Gleichstand trifft es die Ersten in der Reihe. Ohne Punkte: Wer es ausgelöst hat, nennt zwei Personen, die ihre Plätze tauschen; die Hände bleiben liegen.',
  'last-chance': 'Bis zum Ende der Runde löst ein Ereignis aus, wer anders als durch ein Ereignis alle Karten loswird.',
  plague: 'Zwei weitere Ereignisse nacheinander. Das zweite findet statt, was auch immer das erste tut.',
  'plus-one': 'Bis zum Ende der Runde zieht eine Karte mehr, wer ziehen muss.',
  repeat: 'Wer es ausgelöst hat, wählt ein Ereignis dieser Runde; es findet noch einmal statt.',
  'russian-roulette': 'Jede Person legt verdeckt eine Karte. Diese Karten werden gemischt und kommen auf den Stapel.',
  seppuku:
    'Reihum wagt man es oder verzichtet. Wer es wagt, deckt eine Karte vom Stapel auf: Eine Zahl bringt 21 Punkte weniger, alles andere 42 mehr. Wer verzichtet, schreibt 21 mehr. Ohne Punkte: zwei ablegen, vier ziehen, zwei ziehen.',
  'trust-fall':
    'Reihum nennt jede Person jemanden, der ihr zwei Karten nach eigener Wahl geben muss. Was du bekommst, nimmst du erst am Schluss auf.',
};

/** What its rows ask, by topic. */
export const troublemakerPrompts: Prompts<'troublemaker'> = {
  'colour-swap/half': 'Mit welcher Farbe geht es weiter?',
  'thief/victim': 'Wen bestiehlst du?',
  'thief/cards': (q) => `${which(wanted(q))} stiehlst du?`,
  'special-favours/victim': 'Mit wem tauschst du alle Spezialkarten?',
  'inequality/victim': 'Wer muss Karten von dir nehmen, bis es mehr sind als deine?',
  'crowdfunding/card': ({ about: { taker } }, s) => `Welche Karte gibst du ${to(s, taker)}?`,
  'distributor/receiver': ({ about: { owner } }, s) => `Wer bekommt ${hand(s, owner)}?`,
  'event-manager/event': 'Welches dieser Ereignisse findet statt?',
  'identity-theft/first': 'Wer wechselt den Platz?',
  'identity-theft/second': 'Und mit wem?',
  'repeat/event': 'Welches Ereignis findet noch einmal statt?',
  'russian-roulette/bets': 'Welche Karte legst du verdeckt hin?',
  'seppuku/choice': 'Wagst du es, eine Karte aufzudecken?',
  'seppuku/discards': (q) => `${which(wanted(q))} legst du ab?`,
  'trust-fall/giver': 'Wer muss dir Karten geben?',
  'trust-fall/gifts': (q, s) => `${which(wanted(q))} gibst du ${to(s, q.about.seat)}?`,
};
