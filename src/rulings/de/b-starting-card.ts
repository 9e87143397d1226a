import type { RulingWords } from '../book/types.ts';

/** Section B, in German. */
export const startingCard: Readonly<Record<string, RulingWords>> = {
  'R-021': {
    question: 'Wem gehört die Startkarte?',
    decision:
      'Wer gibt, gilt als die Person, die sie gespielt hat: Sie ist am Zug, hat das Ereignis ausgelöst, und der Effekt gilt für ihre Hand. Den ersten Zug hat danach die Person zu ihrer Rechten. Powerkarten lassen sich nicht dazu einsetzen.',
  },
  'R-022': {
    question: 'Zählt die Startkarte als Zug der gebenden Person?',
    decision:
      'Nein: Sie verbraucht kein Aussetzen und keinen Zug von Time Bomb, und nichts, was «bis zu deinem nächsten Zug» dauert, beginnt mit ihr.',
  },
  'R-023': {
    question: 'Startkarte: schwarze Zahl.',
    decision:
      'Sofort ein Ereignis, ausgelöst von der gebenden Person. Danach muss die erste Person dieselbe Zahl oder eine Wunschkarte legen.',
  },
  'R-024': {
    question: 'Startkarte: 2nd Chance.',
    decision: 'Wer gibt, muss sie aus der eigenen Hand bedecken oder sonst ziehen (siehe R-095).',
  },
  'R-025': {
    question: 'Startkarte: Skip.',
    decision:
      'Wer gibt, nennt ein Opfer, und dieses darf kontern. Zu zweit setzt die andere Person aus, und wer gibt, hat den ersten Zug.',
  },
  'R-026': {
    question: 'Startkarte: Gift, Exchange, Thief.',
    decision: 'Wer gibt, führt sie mit der eben ausgeteilten Hand aus; kontern ist möglich.',
  },
  'R-027': {
    question: 'Startkarte: Fantastic, Fantastic Four, Inequality, Special Favours, Edison, Update, Do It Yourself.',
    decision: 'Wer gibt, führt sie aus (oder verzichtet, wo der Effekt freiwillig ist) und wünscht.',
  },
  'R-028': {
    question: 'Startkarte: Equality.',
    decision: 'Alle Hände sind gleich gross, also gibt es kein Opfer; es bleibt beim Wunsch.',
  },
  'R-029': {
    question: 'Startkarte: Counterattack, Nice Try, Lucky Bastard.',
    decision: 'Wer gibt, wünscht sich nur eine Farbe.',
  },
  'R-030': {
    question: 'Startkarte: Fuck You.',
    decision:
      'Sie liegt offen da und verlangt nichts: Die nächste Person darf jede Karte spielen (der Stapel ist «frei»).',
  },
  'R-031': {
    question: 'Startkarte: Curse oder The End.',
    decision: 'Wie bei Fuck You: Der Stapel ist frei, es geschieht nichts; The End beendet die Runde nicht.',
  },
  'R-032': {
    question: 'Startkarte: Mimicry.',
    decision:
      'Wer gibt, nennt irgendeine Art, die sich nachahmen lässt; bei einer einfarbigen oder zweifarbigen auch die Farbe, denn noch gilt keine (wie bei R-069).',
  },
  'R-033': {
    question: 'Startkarte: Colour Swap.',
    decision: 'Wer gibt, sucht aus, mit welcher Hälfte es weitergeht.',
  },
  'R-034': {
    question: 'Startkarte: Troublemaker.',
    decision: 'Ein Ereignis, ausgelöst von der gebenden Person; danach gelten Farbe und Symbol der Karte.',
  },
  'R-035': {
    question: 'Startkarte: Recharge.',
    decision: 'Es gibt noch keine gebrauchte Powerkarte, also geschieht nichts.',
  },
  'R-036': {
    question: 'Dürfen andere auf Effekte der Startkarte reagieren?',
    decision: 'Ja, alles Einwerfen ist möglich; die Hände sind schon ausgeteilt.',
  },
  'R-037': {
    question: 'Das Ereignis der Startkarte beendet die Runde.',
    decision: 'Die Runde wird gezählt wie jede andere, mit den ausgeteilten Händen.',
  },
};
