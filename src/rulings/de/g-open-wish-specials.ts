import type { RulingWords } from '../book/types.ts';

/** Section G, in German. */
export const openWishSpecials: Readonly<Record<string, RulingWords>> = {
  'R-121': {
    question: 'Auf einen freiwilligen Effekt wird verzichtet: Wie sagt man es?',
    decision: 'Man wählt einfach «nur der Wunsch»; alle sehen es.',
  },
  'R-122': {
    question: 'Muss Fantastic Four ausgeführt werden?',
    decision: 'INTL, PANDORA: ja (auch als letzte Karte). SWISS-1/WEB-DE: Es darf ein blosser Wunsch sein.',
  },
  'R-123': {
    question: 'Fantastic Four: Wie darf man verteilen?',
    decision:
      'An 1 bis 4 verschiedene Opfer, jedem mindestens 1 Karte, zusammen genau 4, sich selbst keine; alle werden genannt, bevor jemand zieht. Sind weniger Gegner da als Karten, bekommt jemand mehrere.',
  },
  'R-124': {
    question: 'Fantastic Four mit Plus One.',
    decision: 'Jedes Opfer zieht eine mehr: Bei zwei Opfern sind es 6 Karten.',
  },
  'R-125': {
    question: 'Equality: Wann wird gezählt?',
    decision:
      'Wenn die Karte die Hand verlassen hat und das Fenster zu ist; das Opfer muss wirklich weniger Karten haben und zieht, bis es gleich viele sind. Mit Plus One ist es danach eine mehr.',
  },
  'R-126': {
    question: 'Equality: Niemand hat weniger.',
    decision: 'Nur der Wunsch. Als letzte Karte trifft sie nie jemanden.',
  },
  'R-127': {
    question: 'Inequality: Wie wird gerechnet?',
    decision:
      'Das Opfer hat v Karten, wer angreift hat a, und v ≤ a; mit dem kleinsten k, für das v+k > a−k ist, wechseln k blinde Karten auf einmal.',
  },
  'R-128': {
    question: 'Inequality: Wen darf man in WEB-DE nennen?',
    decision: 'Jede Person; hat sie schon mehr, wechselt nichts.',
  },
  'R-129': {
    question: 'Wer angreift, wird durch Inequality alle Karten los (1 gegen 1).',
    decision: 'Fertig; für Last Chance zählt es als «nicht durch ein Ereignis».',
  },
  'R-130': {
    question: 'Special Favours: Was wechselt?',
    decision:
      'Alle Karten ausser den Zahlenkarten, in beide Richtungen zugleich. Auf einer oder auf beiden Seiten dürfen es null sein.',
  },
  'R-131': {
    question: 'Fuck You bei Special Favours.',
    decision:
      'Das eigene bleibt; das des Opfers kommt zu der Person, die gespielt hat. Wird gekontert, richten sich die Rollen nach der Person, die gekontert hat.',
  },
  'R-132': {
    question: 'Special Favours: Eine Seite hatte nur Spezialkarten und bekommt keine zurück.',
    decision: 'Diese Person hat keine Karten mehr und ist fertig.',
  },
  'R-133': {
    question: 'Special Favours als letzte Karte.',
    decision: 'Freiwillig; man darf verzichten, um fertig zu werden.',
  },
  'R-134': {
    question: 'Edison: Wer kommt infrage?',
    decision:
      'Zwei Personen (auch man selbst), jede mit mindestens einer Powerkarte; wer Edison spielt, zeigt auf jeder Seite auf eine Karte, auf verdeckte ungesehen. Beide liegen danach verdeckt; wem sie jetzt gehören, darf sie ansehen.',
  },
  'R-135': {
    question: 'Edison: Weniger als zwei Personen haben Powerkarten.',
    decision: 'Nur der Wunsch.',
  },
  'R-136': {
    question: 'Ist Edison ein Angriff?',
    decision:
      'Ja, jede genannte Person ausser der spielenden darf kontern; wer kontert, führt Edison frei von Neuem aus.',
  },
  'R-137': {
    question: 'Update ohne andere Powerkarten, oder der Stapel der Powerkarten ist leer.',
    decision:
      'Die gezogene Karte bleibt, und keine geht zurück; oder es geschieht gar nichts. Die gezogene Karte selbst geht nie zurück.',
  },
  'R-138': {
    question: 'Do It Yourself.',
    decision:
      'Der Effekt wird vor dem Spiel festgelegt; sonst ist es eine weitere Regelkarte, die bis zum Ende der Runde gilt. Wie bei jeder Wunschkarte darf man auf den Effekt verzichten («nur der Wunsch»), welcher es auch ist, ausser der gewählte Effekt sagt etwas anderes; ob es ein Angriff ist, hängt vom gewählten Effekt ab.',
  },
  'R-139': {
    question: 'Was kann Mimicry nachahmen?',
    decision:
      'Jede einfarbige, zweifarbige oder Wunschkarten-Art, die im Spiel ist; nicht Fuck You, Curse, The End oder Mimicry.',
  },
  'R-140': {
    question: 'Mimicry ausserhalb des eigenen Zuges als Counterattack, Nice Try, Lucky Bastard?',
    decision: 'Ja, mit allen Regeln und Grenzen dieser Karten.',
  },
  'R-141': {
    question: 'Mimicry auf dem Ablagestapel: Was ist sie?',
    decision:
      'Für Symbol, Farbe, Vandalism und den Zustand nach Recycling das, was sie nachahmt; auf einer Hand wieder sie selbst (7 Punkte, Spezialkarte).',
  },
};
