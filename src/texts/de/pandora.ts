/** German: what is said of Pandora's Box. */
import type { RowTexts } from '../language/cards.ts';
import { type Prompts, wanted } from '../language/prompts.ts';
import { which } from './grammar.ts';

/** The texts of its rows. */
export const pandorasBoxTexts: RowTexts = {
  // ---- card and event ----
  'do-it-yourself':
    'Du darfst ausführen, was ihr vor dem Spiel abgemacht habt: Eine weitere Regelkarte gilt; oder du und eine andere Person zeigt einander eure Hände; oder du legst eine Karte ab. Wünsch dir danach eine Farbe.',
  'pandoras-box':
    'Bewirkt, was ihr vor dem Spiel abgemacht habt: Die Regelkarten, die gelten, werden durch gleich viele andere ersetzt; oder es gilt eine mehr; oder alle fallen weg.',

  // ---- rule cards ----
  'the-nicest-try': 'Nice Try lässt jede Person ohne Karten sechs statt drei ziehen.',
  'half-a-gift': 'Gift überreicht nur eine Karte statt zwei.',
  'other-cheek': 'Gespielt wird andersherum, und auch rechts und links sind vertauscht.',
  thirsty: 'Wer in seinem Zug zieht, zieht zwei Karten.',
  'hands-off': 'Wer in seinem Zug zieht, spielt in diesem Zug nichts mehr.',
  'no-excuses': 'Wer spielen kann, muss. Ziehen darf nur, wer keine Karte hat, die passt.',
  'fade-to-black': 'Schwarze Karten gehen aufeinander, welche Zahl sie auch tragen.',
  'next-door':
    'Eine Zahlenkarte geht auch auf eine, die um eins höher oder niedriger ist. Schwarz auf Schwarz bleibt verboten, und ein Wunsch geht vor.',
  twins: 'Zu einer farbigen Zahl darfst du in deinem Zug eine zweite farbige Karte mit derselben Zahl legen.',
  'heavy-baggage': 'Spezialkarten sind überall 10 Punkte wert. Einzelstücke behalten ihren Wert.',
  'five-fingers': 'Fantastic Four verteilt fünf Karten.',
  'long-break': 'Skip kostet zwei Züge.',
  'last-word': 'Was mit Counterattack übernommen wurde, lässt sich nicht noch einmal kontern.',
  'naked-finish': 'Wer genau eine Karte hat, zeigt sie offen, solange es bei einer bleibt.',
  'double-trouble':
    'Eine schwarze Karte löst zwei Ereignisse nacheinander aus, das zweite nur, wenn die Runde noch läuft.',
};

/** What its rows ask, by topic. */
export const pandorasBoxPrompts: Prompts<'pandoras-box'> = {
  'do-it-yourself/choice': 'Soll eine weitere Regelkarte gelten?',
  'do-it-yourself/victim': 'Mit wem zeigst du dir gegenseitig die Hand?',
  'do-it-yourself/seen': 'Hast du die Hand lange genug gesehen?',
  'do-it-yourself/shed': (q) => `${which(wanted(q))} legst du ab?`,
  'twins/twin': 'Legst du eine weitere Karte mit derselben Zahl?',
};
