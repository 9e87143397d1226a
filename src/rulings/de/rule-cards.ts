import type { RulingWords } from '../book/types.ts';

/** The rule cards one by one, in German. */
export const ruleCardDetails: Readonly<Record<string, RulingWords>> = {
  'RC-01': {
    question: 'The Nicest Try.',
    decision:
      'Als letzte Karte eingeworfen gewinnt oder zieht man, wie `nice-try.lastCard` sagt; wer zieht, zieht sechs.',
  },
  'RC-02': {
    question: 'Half a Gift.',
    decision: 'Ein Gift mit der zweitletzten Karte gibt die eine, wie vorher. Es gilt auch für ein gekontertes Gift.',
  },
  'RC-03': {
    question: 'Other Cheek.',
    decision:
      'Den ersten Zug hat die Person auf der anderen Seite der gebenden. Fällt die Karte mitten in einer Runde weg, dreht sich das Spiel wieder um.',
  },
  'RC-04': {
    question: 'Thirsty.',
    decision:
      'Es ist eine einzige Anweisung zu ziehen: Plus One gibt eine Karte mehr, nicht zwei. Wo 2nd Chance ziehen lässt, bleibt es bei einer.',
  },
  'RC-05': {
    question: 'Hands Off.',
    decision:
      'Wer zieht, passt, ohne gefragt zu werden. Es gilt auch, wenn 2nd Chance ziehen lässt. Ist auch No Excuses in Kraft, gilt nach dem Ziehen die später gezogene (R-383).',
  },
  'RC-06': {
    question: 'No Excuses.',
    decision:
      'Ziehen, und Passen nach dem Ziehen, ist nicht erlaubt, solange eine Karte der Hand spielbar ist. Ist auch Hands Off in Kraft, gilt nach dem Ziehen die später gezogene (R-383).',
  },
  'RC-07': {
    question: 'Fade to Black.',
    decision:
      'Jede schwarze Karte löst ihr Ereignis aus. Auf farbigen Karten braucht eine schwarze weiterhin dieselbe Zahl.',
  },
  'RC-08': {
    question: 'Next Door.',
    decision:
      'Eine schwarze Zahl geht auf die farbige nebenan, und umgekehrt. Neun und eins liegen nicht nebeneinander.',
  },
  'RC-09': {
    question: 'Twins.',
    decision:
      'Man darf verzichten. Wer keine zweite Karte hat, wird trotzdem gefragt, ausser die Hand ist leer. Schwarze Karten und die Startkarte haben keinen Zwilling. R-463 sagt, was die zweite Karte kann.',
  },
  'RC-10': {
    question: 'Heavy Baggage.',
    decision:
      'Es gilt für gezählte Hände, Gambling Man, Black Jack, Tsunami, Double Taxation und was sonst Punkte vergleicht.',
  },
  'RC-11': {
    question: 'Five Fingers.',
    decision: 'Mit `counterattack.fantasticFour: share` übernimmt jedes Opfer seinen eigenen Anteil von fünf.',
  },
  'RC-12': {
    question: 'Long Break.',
    decision: 'Wer noch auszusetzen hat, kann nicht noch einmal genannt werden (R-101).',
  },
  'RC-13': {
    question: 'Last Word.',
    decision: 'Der erste Effekt lässt sich kontern; gegen wen er sich dann richtet, muss ihn tragen.',
  },
  'RC-14': {
    question: 'Naked Finish.',
    decision: 'Alle sehen die Karte, solange sie die einzige der Hand ist.',
  },
  'RC-15': {
    question: 'Double Trouble.',
    decision:
      'Es gilt nur für schwarze Zahlen, nicht für Troublemaker oder Troublecharger. Lucky Bastard betrifft eines der Ereignisse.',
  },
};
