/** German, for whoever sits at the keyboard: as spoken to you (du). */
import type { SeatWords } from './words.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const seat: SeatWords = {
  keys: ({ space, more }) => [
    'Zahl, Name oder Pfeile, dann Enter',
    ...(space === null ? [] : [`Leertaste: ${space}`]),
    ...(more ? ['Tab: mehr'] : []),
    '?: warum',
  ],
  noSuch: (typed) => `«${typed}» gibt es hier nicht.`,
  moreRows: (count) => `... ${count} weitere`,
  draw: 'Ziehen',
  pass: 'Passen',
  letGo: 'Geschehen lassen',
  leaveOut: 'Weglassen',
  done: 'Fertig',
  asItIs: 'So ausspielen, wie sie ist',
  back: 'Neu wählen',
  space: (space, label) => `Feld ${space}${label === '' ? '' : `: ${label}`}`,
  facing: (space) => `Pfeil auf Feld ${space}`,
  number: (number) => `Zahl ${number}`,
  holding: (name, cards) => `${name} (${counted(cards, 'Karte', 'Karten')})`,
  points: (points) => counted(points, 'Punkt', 'Punkte'),
  chosen: (labels, least, most) => {
    const wanted = least === most ? `${most}` : `${least} bis ${most}`;
    return `Gesucht: ${wanted}. ${labels.length === 0 ? 'Noch nichts gewählt.' : `Bisher: ${labels.join(', ')}.`}`;
  },
  menu: {
    title: 'Was sonst?',
    undo: 'Meine letzte Antwort zurücknehmen',
    table: 'Den Tisch zeigen',
    log: 'Nochmals erzählen, was in dieser Runde geschah',
    lookUp: 'Hilfe: Karte, Ereignis oder Regel nachschlagen',
    leave: 'Aufhören',
  },
  undone: 'Zurückgenommen.',
  notUndone: {
    nothing: 'Von dir lässt sich nichts zurücknehmen.',
    revealed: 'Das lässt sich nicht zurücknehmen: Jemand hat seither etwas gesehen, das verdeckt war.',
    chance: 'Das lässt sich nicht zurücknehmen: Seither hat der Zufall etwas entschieden.',
  },
  whatToLookUp: 'Worüber willst du etwas wissen? Tippe einen Teil des Namens.',
  rulings: (count) =>
    count === 1 ? 'Eine Entscheidung spricht davon:' : `${count} Entscheidungen sprechen davon, darunter:`,
  handTo: (name) => `Jetzt antwortet ${name}. Sonst schaut niemand hin.`,
  iAm: (name) => `Ich bin ${name}`,
  asksOf: (name, question) => `${name}: ${question}`,
  look: 'Zuerst meine Karten ansehen',
  notThisRound: 'Geschehen lassen, und in dieser Runde nicht mehr danach fragen',
  powers: 'deine Powerkarten',
  leaving: {
    title: 'Du hörst auf.',
    keep: (file) => `Die Partie in ${file} behalten und später weiterspielen`,
    stay: 'Weiterspielen',
    drop: 'Aufhören, ohne sie zu behalten',
    kept: (file) => `Die Partie steht in ${file}.`,
    goOn: (command) => `Weiter geht es mit: ${command}`,
  },
  goesOn: (moves) => `Die Partie geht weiter, nach ${counted(moves, 'Aktion', 'Aktionen')}.`,
  hello:
    'Die wenigsten Punkte gewinnen. ? erklärt, worauf du zeigst, Tab nimmt zurück und hilft, mit Ctrl-C hörst du auf.',
  noKeyboard:
    'Jemand muss an der Tastatur sitzen: Starte das in einem Terminal, nicht in einer Pipe. Ohne --me spielen Bots, und niemand wird gefragt.',
  bots: (names, bot) => `${list(names)}: ${names.length === 1 ? 'gespielt' : 'alle gespielt'} vom Bot «${bot}».`,
};
