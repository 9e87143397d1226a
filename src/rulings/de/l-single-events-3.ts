import type { RulingWords } from '../book/types.ts';

/** Section L, in German. */
export const singleEvents3: Readonly<Record<string, RulingWords>> = {
  'R-288': {
    question: 'Riot.',
    decision:
      'Alle Karten ausser Zahlen gehen an die Person zur Rechten und kommen auf die Hand, wenn alle weitergegeben haben. Auch Fuck You, Curse und The End.',
  },
  'R-289': {
    question: 'Robin Hood.',
    decision:
      'Die meisten und die wenigsten Karten tauschen die ganze Hand; bei Gleichstand auf einer Seite die ersten der Reihe; haben alle gleich viele: nichts. Wer keine Karten hatte, gibt die leere Hand weg, und wer die meisten hatte, ist fertig.',
  },
  'R-290': {
    question: 'Russian Roulette.',
    decision:
      'Jede Person legt eine Karte ungesehen; den Haufen der auslösenden Person mischt die Engine auf den Stapel. Leere Hände legen nichts; wer nur eine Karte hatte, ist fertig.',
  },
  'R-291': {
    question: 'Seppuku.',
    decision:
      'Reihum zuerst entscheiden, dann aufdecken, bevor die nächste Person entscheidet. Zahl (auch schwarz): −21; anderes: +42; verzichten: +21. Aufgedecktes wird untergeschoben. Ohne Punkte: 2 ablegen / 4 ziehen / 2 ziehen. In WEB-DE «darf» man ablegen; es gilt das «muss» von PANDORA, ausser in der Ausgabe `webde`.',
  },
  'R-292': {
    question: 'Seppuku mit leerem Stapel.',
    decision:
      'Wagen darf man trotzdem (wie hoch der Stapel ist, sehen alle); wer es bei leerem Stapel wagt, bekommt, was das Verzichten bringt, und es gilt `exhausted`. Wagt es niemand, gilt es nicht.',
  },
  'R-293': {
    question: 'Supercharge.',
    decision: 'Reihum bekommen alle, auch wer es ausgelöst hat, eine Powerkarte, solange es reicht.',
  },
  'R-294': {
    question: 'Surprise Party.',
    decision:
      'Reihum eine Karte nach Wahl an eine Person nach Wahl; auf die Hand kommt sie nach dem Ereignis; leere Hände geben nichts. SWISS-1/WEB-DE kennen kein Warten; gewartet wird überall.',
  },
  'R-295': {
    question: 'All-Seeing Eye.',
    decision: 'Alle Hände sind offen, bis alle bestätigt haben oder die Zeit um ist.',
    note: 'Geprüft sind die Bestätigungen; eine Zeit setzt der Host.',
  },
  'R-296': {
    question: 'Third Time Lucky.',
    decision: 'Reihum je drei.',
  },
  'R-297': {
    question: 'Tornado.',
    decision:
      'Die Hände werden zusammen gemischt und einzeln ausgeteilt, vom Platz nach der auslösenden Person an, an alle, die mitmachen, auch an leere. Sind es weniger Karten als Personen, bleiben die letzten ohne und sind fertig.',
  },
  'R-298': {
    question: 'Trust Fall.',
    decision:
      'Reihum nennt jede Person jemanden, der geben muss; wer gibt, wählt zwei aus dem, was von der ursprünglichen Hand noch da ist (1 oder 0, wenn es nicht reicht); was man bekommt, wartet.',
  },
  'R-299': {
    question: 'Tsunami.',
    decision:
      'Reihum, wenn nötig mehrmals im Kreis. Die erste Person muss eine Karte legen: Noch liegt nichts, was zu hoch sein könnte. Danach gleich viele oder mehr Punkte; wer nicht kann, nicht will (nur PANDORA und nie bei der allerersten Karte; in späteren Durchgängen darf auch die erste Person verzichten; in WEB-DE muss, wer kann) oder keine Karten hat → nimmt alle gelegten, und das Ereignis ist vorbei. Hat die erste Person keine Karten: Sie nimmt nichts, vorbei.',
  },
  'R-300': {
    question: 'Vandalism.',
    decision:
      'Alle legen jede Karte der zuletzt gespielten Farbe ab (R-090), auch Colour Swaps mit dieser Hälfte (ein Colour Swap hat beide Farben, wie bei R-074). Noch keine: nichts.',
  },
  'R-301': {
    question: 'Vandalism durch Troublemaker.',
    decision: 'Dessen Farbe ist die letzte.',
  },
  'R-302': {
    question: 'Vandalism durch Schwarz.',
    decision: 'Schwarz wird übergangen; es zählt die farbige Karte davor, wie weit sie auch zurückliegt.',
  },
  'R-303': {
    question: 'Friday the 13th.',
    decision: 'Nichts; Lucky Bastard ist vertan.',
  },
};
