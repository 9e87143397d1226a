import type { RulingWords } from '../book/types.ts';

/** Section K, in German. */
export const events: Readonly<Record<string, RulingWords>> = {
  'R-222': {
    question: 'Wer hat ein Ereignis ausgelöst?',
    decision:
      'Wer die schwarze Karte oder den Troublemaker gespielt hat; wer Troublecharger eingesetzt hat; bei der Startkarte, wer gibt; bei Last Chance, wem die Karten ausgegangen sind; Ereignisse in Ereignissen übernehmen es.',
  },
  'R-223': {
    question: 'In welcher Reihenfolge trifft ein Ereignis alle?',
    decision:
      'Vom Platz nach der auslösenden Person an in der Richtung, in der gespielt wird; sie selbst kommt zuletzt.',
  },
  'R-224': {
    question: 'Die Reihenfolge, während Looping das Spiel umgedreht hat.',
    decision:
      'Sie folgt der umgekehrten Richtung; aber «rechts» und «links» bei Earthquake, Loot, Riot und Parasite bleiben die wirklichen Plätze.',
  },
  'R-225': {
    question: 'Geschieht in einem Ereignis alles zugleich oder nacheinander?',
    decision:
      'Nacheinander, wo immer gewählt, gezogen oder blind genommen wird; bei Gambling Man und Russian Roulette legen alle zuerst verdeckt. Was man «nach dem Ereignis» bekommt, ist bis zu seinem Ende nicht auf der Hand.',
  },
  'R-226': {
    question: 'Wohin kommen Karten, die ein Ereignis ablegen lässt?',
    decision:
      'Direkt unter die oberste, eine nach der anderen (die späteste liegt ihr am nächsten), in der Reihenfolge des Spiels; aus einer Hand so, wie sie genannt werden, wenn man sie wählt, und so, wie die Hand geordnet ist, wenn das Ereignis keine Wahl lässt (dann wird nicht gefragt). Ihre Effekte wirken nie.',
  },
  'R-227': {
    question: 'Mitten in einem Ereignis hat jemand keine Karten mehr.',
    decision: 'Nichts wird unterbrochen; es zeigt sich am Ende des Zuges.',
  },
  'R-228': {
    question: 'Ein Ereignis verlangt mehr, als eine Hand hat.',
    decision: 'Man gibt oder legt alles ab.',
  },
  'R-229': {
    question: 'Darf man bei einem Ereignis nicht mitmachen?',
    decision: 'Nur bei Seppuku, Tsunami, Parasite (der Text lässt die Wahl) und beim zusätzlichen Effekt von Rewind.',
  },
  'R-230': {
    question: 'Fuck You in Ereignissen.',
    decision:
      'Wie jede Karte. Das «gewisse Ereignisse» von SWISS-1 und das «schwarze Karten» von WEB-DE gilt als alle Ereignisse, auch die von Troublemaker.',
  },
  'R-231': {
    question: 'Der Stapel der Ereignisse ist leer.',
    decision:
      'Erledigte Ereignisse, die nicht dauern, werden zu einem neuen gemischt; gibt es keine, löst nichts etwas aus.',
  },
  'R-232': {
    question: 'Dauernde Ereignisse.',
    decision:
      'Sie bleiben offen bis zum Ende der Runde; weitere Ereignisse laufen daneben; ein zweites Mal ausgeführt, wirken sie doppelt, wenn keine Entscheidung etwas anderes sagt.',
  },
  'R-233': {
    question:
      'Ein Ereignis wird ausgelöst, während eines läuft (Plague, Event Manager, Repeat, Last Chance in WEB-DE).',
    decision: 'Plague, Event Manager und Repeat laufen darin ab; Last Chance wartet, bis das laufende zu Ende ist.',
  },
  'R-234': {
    question: 'Ein Ereignis beendet die Runde (Doomsday, Finish Line).',
    decision:
      'Es gilt `roundOver`; was noch an Powerkarten käme, die als zweite wirken, Troublecharger, Last Chance und Nice Try entfällt. Nur das zweite Ereignis von Plague findet noch statt.',
  },
  'R-235': {
    question: 'Zwei Ereignisse durch Plague, die beide die Runde beenden.',
    decision: 'Doomsday geht Finish Line vor, in welcher Reihenfolge auch immer.',
  },
  'R-236': {
    question: 'Das zweite Ereignis von Plague, wenn die Runde schon zu Ende ist.',
    decision:
      'Es wird wie üblich auf Hände und Punktestände ausgeführt; gezählt wird danach. Dauernde Ereignisse bewirken nichts mehr.',
  },
  'R-237': {
    question: 'Powerkarten in Ereignissen.',
    decision: 'Nur Chargenado und Supercharge berühren sie.',
  },
  'R-238': {
    question: 'Counterattack in Ereignissen.',
    decision: 'Nie.',
  },
  'R-239': {
    question: 'Nur eine Person kann noch mitmachen (die anderen sind geschützt).',
    decision: 'So viel tun, wie möglich ist; meist ist das nichts.',
  },
  'R-240': {
    question: 'Was in Ereignissen gilt für Plus One als Ziehen?',
    decision:
      'Capitalism, Communism, Expansion, Mexican Standoff, Third Time Lucky, was Double Taxation und Seppuku ohne Punkte ziehen lassen, die Strafe des alten Gambling Man. Nicht: Aufdecken, Market, Rewind, blind aus Händen Genommenes, Epic Fail, Ausgeteiltes, Powerkarten.',
  },
};
