import type { RulingWords } from '../book/types.ts';

/** Section J, in German. */
export const luckyBastard: Readonly<Record<string, RulingWords>> = {
  'R-183': {
    question: 'Wann ist das Fenster für Lucky Bastard?',
    decision:
      'Wenn ein Ereignis ausgelöst, aber seine Karte noch nicht aufgedeckt ist; ein eigenes Fenster für jedes Ereignis, das eine Karte, Plague, Event Manager, Repeat, Last Chance oder Troublecharger auslöst.',
  },
  'R-184': {
    question: 'Wer darf Lucky Bastard einwerfen?',
    decision: 'PANDORA: alle ausser der Person, die am Zug ist. WEB-DE: alle.',
  },
  'R-185': {
    question: 'Lucky Bastard: Ereignis der Startkarte.',
    decision: 'Wer gibt, gilt als am Zug; die anderen dürfen einwerfen.',
  },
  'R-186': {
    question: 'Was bewirkt der Schutz durch Lucky Bastard?',
    decision:
      'Für dieses Ereignis gilt man als nicht da: Man gibt, nimmt, zieht, legt ab und wählt nichts; man kann nicht genannt werden; man zählt nicht bei am meisten/am wenigsten, Gleichstand und Nummerierung; die Nachbarn reichen über den Platz hinweg. Hand, Punktestand, Platz und Powerkarten bleiben, wie sie sind. (Steht die Option auf true, zählt die Hand bei am meisten/am wenigsten weiterhin.)',
  },
  'R-187': {
    question: 'Wer durch Lucky Bastard geschützt ist, hätte etwas vom Ereignis.',
    decision: 'Trotzdem ausgelassen; aussuchen kann man nicht.',
  },
  'R-188': {
    question: 'Lucky Bastard als letzte Karte eingeworfen.',
    decision:
      'Erlaubt; die Hand ist leer, das Ereignis kann sie nicht füllen, und am Ende des Zuges zeigt sich, wer fertig ist. Für Last Chance gilt sie als nicht durch ein Ereignis verloren.',
  },
  'R-189': {
    question: 'Der Wunsch von Lucky Bastard.',
    decision: 'Eine Farbe, genannt beim Einwerfen; nach dem Ereignis gilt sie.',
  },
  'R-190': {
    question: 'Lucky Bastard und ein nachgeahmter.',
    decision:
      'Beide dürfen im selben Fenster eingeworfen werden (es bleibt für die anderen offen, wenn jemand einwirft); der spätere liegt obenauf.',
  },
  'R-191': {
    question: 'Lucky Bastard: Doomsday, Finish Line.',
    decision:
      'Wer geschützt ist, schreibt 0, ohne dass die Hand zählt, und gilt als Gewinner der Runde; zu Ende ist sie für alle.',
  },
  'R-192': {
    question: 'Lucky Bastard: Time Bomb.',
    decision:
      'Explosion: 0 Punkte. Wird vorher jemand fertig: Die eigene Hand zählt, ohne +10. Wird die geschützte Person fertig: keine −10, aber alle anderen bekommen die +10.',
  },
  'R-193': {
    question: 'Lucky Bastard: Last Chance.',
    decision: 'Wer geschützt ist und die letzte Karte verliert, löst kein Ereignis aus.',
  },
  'R-194': {
    question: 'Lucky Bastard: Plus One.',
    decision: 'Man zieht bis zum Ende der Runde keine zusätzlichen Karten.',
  },
  'R-195': {
    question: 'Lucky Bastard: Parasite.',
    decision:
      'Sitzt die geschützte Person links, darf sie nichts ablegen; wer links von einer geschützten Person sitzt, die fertig ist, darf es.',
  },
  'R-196': {
    question: 'Lucky Bastard: Plague.',
    decision:
      'Vor Plague eingeworfen: kein Schutz vor den beiden weiteren Ereignissen; vor einem von diesen: nur vor jenem.',
  },
  'R-197': {
    question: 'Lucky Bastard: Event Manager.',
    decision:
      'Fenster: vor Event Manager selbst (nützt nichts, auch der Person nicht, die ihn ausgelöst hat: Sie wählt unter den dreien trotzdem) und bevor die drei Karten aufgedeckt werden (schützt vor der gewählten).',
  },
  'R-198': {
    question: 'Lucky Bastard: Repeat.',
    decision:
      'Ein Fenster vor Repeat (gegen das wiederholte Ereignis nützt es nichts, auch der auslösenden Person nicht: Sie wählt trotzdem) und eines, wenn es aufgedeckt, aber die Wahl noch nicht genannt ist.',
  },
  'R-199': {
    question: 'Lucky Bastard: Troublecharger, oder Schwarz und Troublemaker zusammen.',
    decision: 'Ein Fenster für jedes Ereignis.',
  },
  'R-200': {
    question: 'Reaktionskarten unter Special Seal.',
    decision:
      'Einwerfen heisst eine Spezialkarte spielen: Counterattack, Nice Try, Lucky Bastard und Mimicry sind gesperrt.',
  },
};
