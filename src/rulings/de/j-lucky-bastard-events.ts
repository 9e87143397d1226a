import type { RulingWords } from '../book/types.ts';

/** Section J, in German. */
export const luckyBastardEvents: Readonly<Record<string, RulingWords>> = {
  'R-201': {
    question:
      "Lucky Bastard: was den ganzen Tisch ändert (die neue oberste Karte von Rewind, andere Regeln durch Pandora's Box).",
    decision: 'Gilt auch für geschützte Personen.',
  },
  'R-202': {
    question: 'Lucky Bastard: All-Seeing Eye.',
    decision: 'Wer geschützt ist, zeigt nichts, sieht aber, was gezeigt wird.',
  },
  'R-203': {
    question: 'Lucky Bastard: Tornado mit einer geschützten Person.',
    decision: 'Ihre Hand bleibt draussen, und sie bekommt nichts; die Karten verteilen sich auf die anderen Plätze.',
  },
  'R-204': {
    question: 'Lucky Bastard: Communism.',
    decision:
      'Man zieht nichts; hat die geschützte Person die grösste Hand, ist diese kein Massstab, sondern die grösste der anderen.',
  },
  'R-205': {
    question: 'Lucky Bastard: Charity, auch bei Gleichstand.',
    decision: 'Man verliert nichts und nimmt nichts; wer am meisten hat, wird nur unter den anderen bestimmt.',
  },
  'R-206': {
    question: 'Lucky Bastard: Crowdfunding.',
    decision: 'Man gibt nichts und bekommt nichts; wer am wenigsten hat, wird unter den anderen bestimmt.',
  },
  'R-207': {
    question: 'Lucky Bastard: Robin Hood.',
    decision:
      'Man ist nie eine der beiden Personen; am meisten und am wenigsten gilt unter den anderen. Ist nur eine andere Person da: nichts.',
  },
  'R-208': {
    question: 'Lucky Bastard: Market.',
    decision: 'Es liegt eine Karte weniger aus; wer geschützt ist, nimmt keine.',
  },
  'R-209': {
    question: 'Lucky Bastard: Earthquake, Riot, Loot.',
    decision:
      'Der Platz wird übersprungen: Karten gehen an die nächste ungeschützte Person zur Rechten oder werden bei ihr genommen. Ist nur eine ungeschützt: nichts.',
  },
  'R-210': {
    question: 'Lucky Bastard: Merry Christmas, Surprise Party, Trust Fall.',
    decision: 'Man gibt nichts und kann weder genannt noch beschenkt werden. Bleibt niemand zu nennen: nichts.',
  },
  'R-211': {
    question: 'Lucky Bastard: Distributor.',
    decision: 'Die Hand wird weder gezeigt noch verteilt. Gibt es nur einen Haufen: nichts.',
  },
  'R-212': {
    question: 'Lucky Bastard: Capitalism, Third Time Lucky, Expansion, Recession.',
    decision: 'Ausgelassen; bei Expansion und Recession rücken die Zahlen nach.',
  },
  'R-213': {
    question: 'Lucky Bastard: Mexican Standoff, Vandalism, Mating Season.',
    decision: 'Man behält die Hand, auch wo Ablegen helfen würde.',
  },
  'R-214': {
    question: 'Lucky Bastard: Rewind.',
    decision: 'Man nimmt nichts vom Ablagestapel; die aufgedeckte Karte gilt für alle.',
  },
  'R-215': {
    question: 'Lucky Bastard: Russian Roulette, Gambling Man, Tsunami, Black Jack.',
    decision: 'Man legt und deckt nichts auf und nimmt nichts; die Reihenfolgen entstehen ohne diese Person.',
  },
  'R-216': {
    question: 'Lucky Bastard: Black Hole.',
    decision: 'Man behält die eigenen schwarzen Karten.',
  },
  'R-217': {
    question: 'Lucky Bastard: Double Taxation, Identity Theft, Seppuku.',
    decision:
      'Der Punktestand bleibt, zu entscheiden gibt es nichts; höchster und niedrigster gilt unter den anderen. Beim Platztausch ohne Punkte kann man nicht genannt werden.',
  },
  'R-218': {
    question: 'Lucky Bastard: Chargenado, Supercharge.',
    decision: 'Man behält die Powerkarten, wie sie sind, und bekommt keine.',
  },
  'R-219': {
    question: 'Lucky Bastard: Epic Fail.',
    decision: 'Man zählt nicht zu denen mit den wenigsten Karten; ein Fuck You auf der geschützten Hand bleibt dort.',
  },
  'R-220': {
    question: 'Repeat wiederholt ein dauerndes Ereignis, vor dem jemand geschützt ist.',
    decision: 'Der Schutz gilt nur für das alte; das neue trifft, ausser Lucky Bastard wird noch einmal eingeworfen.',
  },
  'R-221': {
    question: 'Niemand wirft Lucky Bastard ein.',
    decision: 'Das Ereignis wird aufgedeckt. Danach geht Lucky Bastard nicht mehr.',
  },
};
