/**
 * German, as spoken to you (du) where it speaks to anybody, and spelled in Switzerland (ss).
 *
 * The German edition prints the English names of the cards, so they stand here as they are. What a ruling rests on is
 * named as in English.
 */
import type { RulingTexts } from '../book/types.ts';
import { additionalInGerman } from '../card-game/z-project.ts';
import { sourcesAndSetUp } from './a-sources-and-set-up.ts';
import { startingCard } from './b-starting-card.ts';
import { boardGame } from './board.ts';
import { turnAndDrawing } from './c-turn-and-drawing.ts';
import { playability } from './d-playability.ts';
import { wishes } from './e-wishes.ts';
import { colouredSpecials } from './f-coloured-specials.ts';
import { openWishSpecials } from './g-open-wish-specials.ts';
import { counterattack } from './h-counterattack.ts';
import { finishing } from './i-finishing.ts';
import { luckyBastard } from './j-lucky-bastard.ts';
import { luckyBastardEvents } from './j-lucky-bastard-events.ts';
import { events } from './k-events.ts';
import { singleEvents1 } from './l-single-events-1.ts';
import { singleEvents2 } from './l-single-events-2.ts';
import { singleEvents3 } from './l-single-events-3.ts';
import { timeBomb } from './m-time-bomb.ts';
import { powerCards } from './n-power-cards.ts';
import { scoring } from './o-scoring.ts';
import { twoPlayers } from './p-two-players.ts';
import { information } from './q-information.ts';
import { ruleCards } from './r-rule-cards.ts';
import { ruleCardDetails } from './rule-cards.ts';

/** German. */
export const de: RulingTexts = {
  language: 'de',
  sections: {
    A: 'Quellen, Grundsätze, Aufbau',
    B: 'Startkarte',
    C: 'Zug und Ziehen',
    D: 'Was auf was passt',
    E: 'Wünsche und die oberste Karte',
    F: 'Einfarbige und zweifarbige Spezialkarten',
    G: 'Wunschkarten',
    H: 'Counterattack',
    I: 'Fertig werden und Nice Try',
    J: 'Lucky Bastard',
    K: 'Ereignisse im Allgemeinen',
    L: 'Ereignisse einzeln',
    M: 'Time Bomb',
    N: 'Powerkarten',
    O: 'Punkte und Ende des Spiels',
    P: 'Zu zweit',
    Q: 'Was man weiss, und das Spiel am Bildschirm',
    R: "Pandora's Box, Regelkarten",
    S: 'Brettspiel',
    T: 'Regelkarten einzeln',
    Z: 'Weitere Entscheidungen',
  },
  rulings: {
    ...sourcesAndSetUp,
    ...startingCard,
    ...turnAndDrawing,
    ...playability,
    ...wishes,
    ...colouredSpecials,
    ...openWishSpecials,
    ...counterattack,
    ...finishing,
    ...luckyBastard,
    ...luckyBastardEvents,
    ...events,
    ...singleEvents1,
    ...singleEvents2,
    ...singleEvents3,
    ...timeBomb,
    ...powerCards,
    ...scoring,
    ...twoPlayers,
    ...information,
    ...ruleCards,
    ...ruleCardDetails,
    ...additionalInGerman,
    ...boardGame,
  },
  small: [
    'aber als am an auch auf aus bei bin bist da darf das dass dem den der des die dir doch du durch ein eine einem einen einer eines er es für geht gilt hab habe haben hat ich ihm ihn ihr im in ins ist ja jemand kann können lege legen gelegt man mein mich mir mit muss nach nicht noch nur ob oder passieren passiert sein sich sie sind so um und vom von vor wann warum was welche wem wen wenn wer wie wird wo zu zum zur',
  ],
  alike: [
    'gewinnen gewinnt gewonnen Sieg siegen Sieger',
    'Unentschieden Gleichstand gleich gleiche gleichviel',
    'wenig wenige wenigste niedrig niedrige tiefste',
    'viel viele meiste hoch hohe höchste',
    'dran Reihe',
    'einwerfen reinwerfen hineinwerfen dazwischenwerfen reagieren',
    'fertig aus Schluss beenden ausmachen',
    'Punkte Punktestand Punktestände Punktzahl',
    'Stapel Zugstapel Ziehstapel Nachziehstapel',
    'leer aufgebraucht ausgegangen',
    'ansehen anschauen einsehen durchsehen durchsuchen',
    'mischen gemischt',
    'gleichzeitig zugleich zusammen',
    'ansagen sagen rufen melden',
  ],
};
