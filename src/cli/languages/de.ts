/** German, as spoken to you (du) and spelled in Switzerland (ss). What is typed stays as it is: options, files, actions. */
import { EDITIONS, LENGTHS, SETS } from 'frantic-engine';
import { LENGTHS as BOARD_LENGTHS } from 'frantic-engine/board-game';
import { BOTS as BOARD_BOTS } from 'frantic-engine/board-game/bots';
import { textIn as boardTextIn } from 'frantic-engine/board-game/words';
import { de as boardWords } from 'frantic-engine/board-game/words/de';
import { BOTS } from 'frantic-engine/bots';
import { cardNameIn } from 'frantic-engine/words';
import { de as words } from 'frantic-engine/words/de';
import { type CliLanguage, TONGUES } from './language.ts';
import { seat } from './seat/de.ts';

/** `a`, `a und b`, `a, b und c`. */
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

/** `1 Punkt`, `12 Punkte`. */
const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** A number with a comma before its digits. */
const number = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

const lang = `--lang <Name>      ${TONGUES.join(', ')}: die Sprache, in der das Spiel erzählt wird (sonst: en)`;

/** The colors of the board game's cards. */
const BOARD_COLORS: Readonly<Record<string, string>> = {
  blue: 'Blau',
  red: 'Rot',
  green: 'Grün',
  yellow: 'Gelb',
  purple: 'Violett',
  multi: 'Bunt',
  white: 'Weiss',
};

/** What the commands say. */
export const de: CliLanguage = {
  lines: {
    play: 'Spielt eine Partie Frantic im Terminal.',
    board: 'Spielt das Frantic-Brettspiel im Terminal.',
    arena: 'Lässt Bots viele Male gegeneinander spielen und schreibt einen Bericht (auf Englisch).',
    replay: 'Erzählt eine aufgeschriebene Partie nach oder zeigt eine Stellung daraus.',
    why: 'Sagt, ob eine Aktion in einer aufgeschriebenen Partie oder an einem Tisch erlaubt ist, und warum.',
    rules: 'Schlägt eine Regel nach: was gilt, wo die gedruckten Texte schweigen oder sich widersprechen.',
    env: 'Ist eine Umgebung für lernende Programme: JSON-Zeilen hinein, JSON-Zeilen heraus.',
  },
  help: {
    play: (call) => `Aufruf: ${call} [Optionen]

  --seed <Text>      derselbe Text ergibt dieselbe Partie (sonst: frantic; mit --me immer eine andere)
  --players <wer>    wie viele spielen, 2 bis 8, oder ihre Namen: Ann,Ben,Cleo (sonst: 4)
  --edition <Name>   ${EDITIONS.join(', ')} (sonst: pandora)
  --sets <Namen>     ${SETS.join(',')}, oder einige davon (sonst: keine)
  --length <Name>    ${LENGTHS.join(', ')} (sonst: medium)
  ${lang}
  --me <Name>        selbst mitspielen; zu zweit am Bildschirm zweimal: --me Ann --me Ben
  --bots <Name>      wer gegen dich spielt: ${BOTS.join(', ')}, instinct, champion (sonst: heuristic)
  --go-on <Datei>    eine behaltene Partie weiterspielen; --me sagt, wer du bist
  --quiet            nur die Punktetabelle
  --games <Zahl>     so viele Partien spielen und statt ihrer eine Übersicht zeigen
  --record <Datei>   die Partie aufschreiben; replay und why lesen sie
  --help             dies hier

Beispiele:
  ${call} --seed slap
  ${call} --players Ann,Ben,Cleo --length short
  ${call} --sets ${SETS.join(',')}
  ${call} --me Anna --lang de
  ${call} --games 1000 --players 5`,
    board: (call) => `Aufruf: ${call} [Optionen]

  --seed <Text>      derselbe Text ergibt dieselbe Partie (sonst: frantic; mit --me immer eine andere)
  --players <wer>    wie viele spielen, 2 bis 6, oder ihre Namen: Ann,Ben,Cleo (sonst: 4)
  --length <Name>    ${BOARD_LENGTHS.join(', ')} (sonst: medium)
  --every <Zahl>     das Brett alle so viele Züge einer Runde zeichnen; 0: nie (sonst: 1)
  --delay <ms>       nach jedem Zug so lange warten (sonst: 0)
  ${lang}
  --me <Name>        selbst mitspielen; zu zweit am Bildschirm zweimal: --me Ann --me Ben
  --bots <Name>      wer gegen dich spielt: ${BOARD_BOTS.join(', ')} (sonst: greedy)
  --go-on <Datei>    eine behaltene Partie weiterspielen; --me sagt, wer du bist
  --quiet            nur die Punktetabelle
  --games <Zahl>     so viele Partien spielen und statt ihrer eine Übersicht zeigen
  --record <Datei>   die Partie aufschreiben; replay und why lesen sie
  --svg <Datei>      die letzte Stellung als Bild schreiben
  --at <Zug>         das Bild zeigt den Beginn dieses Zuges: 12, oder 2/12 in Runde 2
  --help             dies hier

Brett und Karten sind eine Rekonstruktion, nicht das Gedruckte.

Beispiele:
  ${call} --seed skull --players 3 --length short
  ${call} --every 10
  ${call} --quiet --svg board.svg --at 2/12
  ${call} --me Anna --players 3 --lang de
  ${call} --games 100`,
    replay: (call) => `Aufruf: ${call} <Datei> [Optionen]

  --from <Aktion>    mit dieser Aktion beginnen, ab 1 gezählt (sonst: 1)
  --to <Aktion>      mit dieser Aktion enden (sonst: mit der letzten)
  --at <Anzahl>      stattdessen die Stellung nach so vielen Aktionen zeigen; 0: vor der ersten
  --seat <wer>       wie diese Person sie sieht: ein Platz, ab 0 gezählt, oder ein Name (sonst: wie Zuschauende)
  ${lang}
  --help             dies hier

Die Datei ist, was play --record oder board --record geschrieben hat, oder eine Aufzeichnung als JSON.
Aktionen stehen da, wie die Datei sie schreibt und why sie liest.

Beispiele:
  ${call} game.txt
  ${call} game.txt --from 20 --to 30
  ${call} game.txt --at 57 --seat 2`,
    why: (call) => `Aufruf: ${call} <Datei> <Aktion> [Optionen]

  --at <Anzahl>      in der Stellung nach so vielen Aktionen; 0: vor der ersten (sonst: nach der letzten)
  --after <Aktion>   nachdem das geschehen ist; auch mehrmals
  --lang <Name>      ${TONGUES.join(', ')}: die Sprache der Begründung (sonst: en)
  --help             dies hier

Die Datei ist, was play --record oder board --record geschrieben hat, eine Aufzeichnung als JSON, oder ein Tisch: Zeile für
Zeile, was da liegt. Plätze werden ab 0 gezählt. An einem Tisch heissen sie Ann, Ben, Cleo, Dan, Eve, Finn, Gus und Hana.
Die Aktion steht da, wie eine Aufzeichnung sie schreibt.

  frantic-table 1
  hands 0: black 7, red 1
  hands 1: green 2
  top: black 3

Beispiele:
  ${call} game.txt --at 57 "seat 2 plays black 8"
  ${call} game.txt --at 57 "Ann passes"
  ${call} table.txt "Ann plays black 7"`,
    rules: (call) => `Aufruf: ${call} <Wörter> [Optionen]

  --edition <Name>   nur was in ${EDITIONS.slice(0, -1).join(', ')} oder ${EDITIONS.at(-1)} gilt
  --sets <Namen>     nur was diese Erweiterungen brauchen, mit Kommas dazwischen
  --game <Name>      card, board (sonst: card)
  --limit <Zahl>     so viele Entscheidungen (sonst: was auf einen Bildschirm geht, höchstens 5)
  --lang <Name>      ${TONGUES.join(', ')}: die Sprache, in der gesucht und geantwortet wird (sonst: en)
  --help             dies hier

Die Wörter sind, was du am Tisch sagen würdest, oder die Nummer einer Entscheidung: Diese steht dann mit ihrer Quelle da,
den Karten, die sie nennt, und, wenn es eines gibt, ihrem Beispiel an einem Tisch.

Beispiele:
  ${call} "lucky bastard markt" --edition webde --lang de
  ${call} "schwarz auf schwarz" --lang de
  ${call} R-061 --lang de`,
  },
  overview: {
    usage: (call) => `Aufruf: ${call} [Optionen]`,
    help: 'dies hier; hinter einem Befehl, was er alles kann',
    version: 'die Version',
  },

  cardGame: ({ edition, sets, pointLimit, seed }) =>
    `Frantic, Ausgabe «${edition}»${sets.length === 0 ? '' : ` mit ${list(sets)}`}, bis ${pointLimit} Punkte, Seed «${seed}».`,
  boardGame: ({ layout, deck, pointLimit, seed }) =>
    `Frantic-Brettspiel, Brett «${layout}», Karten «${deck}», bis ${pointLimit} Punkte, Seed «${seed}».`,
  reconstructed: 'Brett und Karten sind eine Rekonstruktion, nicht das Gedruckte.',
  aim: 'Die wenigsten Punkte gewinnen. Was jemand zieht, bleibt geheim, wie am Tisch.',
  again: (call) => `Noch eine Partie: ${call} --lang de --seed irgendwas. Mehr: --lang de --help`,
  recordIn: (file) => `Aufgeschrieben ist die Partie in ${file}.`,
  pictureIn: (file) => `Das Bild ist in ${file}.`,

  round: (round) => `Runde ${round}`,
  turn: (turn) => `Zug ${turn}`,
  table: {
    top: 'obenauf',
    wish: 'gewünscht',
    black: 'Schwarz',
    hands: 'Hände',
    pile: 'Stapel',
    force: 'gilt',
    left: (turns, name) => `${turns === 1 ? 'letzter Zug' : `noch ${turns} Züge`} für ${name}`,
  },
  endings: {
    finished: (names) => `${list(names)} ohne Karten`,
    emptyHand: 'eine leere Hand',
    emptyPile: 'ein leerer Stapel',
    endSpace: 'eine Figur im Ziel',
  },
  sheet: {
    round: 'Runde',
    endedBy: 'Zu Ende durch',
    total: 'Total',
    pointLimit: (limit) => `Punktegrenze ${limit}`,
    winner: (names, points, rounds) =>
      `${list(names)} ${names.length > 1 ? 'teilen sich den Sieg' : 'gewinnt'} mit ${counted(points, 'Punkt', 'Punkten')} nach ${rounds === 1 ? 'einer Runde' : `${rounds} Runden`}.`,
  },
  summary: {
    won: 'Gewonnen (ein geteilter Sieg zählt anteilig)',
    roundsPerGame: 'Runden pro Partie',
    turnsPerGame: 'Züge pro Partie',
    turnsPerRound: 'Züge pro Runde',
    pointsPerRound: 'Punkte pro Person und Runde',
    winning: 'Punkte beim Sieg',
    endedBy: 'Die Runden endeten durch',
    speed: (games, seconds) =>
      `${counted(games, 'Partie', 'Partien')} in ${number(seconds, 1)} s: ${Math.round(games / seconds)} Partien pro Sekunde auf einem Kern.`,
    number,
  },
  seat,
  record: {
    position: (moves, of) => `Nach ${moves} von ${counted(of, 'Aktion', 'Aktionen')}:`,
    over: 'Das Spiel ist zu Ende.',
    waiting: (names) => `Gewartet wird auf ${list(names)}.`,
    holds: (name, cards) => `Auf der Hand von ${name}: ${cards.length === 0 ? 'nichts' : cards.join(', ')}.`,
    answers: (name) => `${name} kann antworten:`,
    more: (count) => `… und ${count} weitere`,
    verdict: (allowed, why) => `${allowed ? 'Erlaubt' : 'Verweigert'}. ${why}`,
  },
  card: (card) => cardNameIn(words, card),
  boardCard: ({ row, name, color }) => {
    const known = boardTextIn(boardWords, row)?.name ?? row;
    // A kind that the deck has in several colors is called by its color.
    return name.startsWith(`${color} `) ? `${known} (${BOARD_COLORS[color] ?? color})` : known;
  },
  rulings: {
    nothing: 'Dazu sagt keine Entscheidung etwas.',
    status: { text: 'so sagen es die Texte', faq: 'so antwortet der Verlag', ours: 'unsere Entscheidung' },
    reconstruction: 'steht für etwas, das nicht bekannt ist',
    options: 'Option',
    see: 'siehe',
    source: 'Quelle',
    both: 'beide Spiele',
    editions: 'Ausgaben',
    all: 'alle',
    sets: 'mit',
    changed: 'So seit',
    about: 'Über',
    example: 'An einem Tisch',
    refused: 'verweigert',
    after: 'Danach',
  },
};
