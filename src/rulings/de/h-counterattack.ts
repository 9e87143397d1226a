import type { RulingWords } from '../book/types.ts';

/** Section H, in German. */
export const counterattack: Readonly<Record<string, RulingWords>> = {
  'R-142': {
    question: 'Was lässt sich kontern?',
    decision:
      'Skip, Gift, Exchange, Thief, Fantastic Four, Equality, Inequality, Special Favours, Edison und Do It Yourself, wenn es ein Opfer nennt; was diese nachahmt; was ein Counterattack von Neuem ausführt. Nicht: Ereignisse und was man in ihnen wählt, Powerkarten, Nice Try, Lucky Bastard, Recharge, Update, Troublemaker.',
  },
  'R-143': {
    question: 'Wer darf kontern?',
    decision:
      'Nur ein genanntes Opfer, das die Karte auf der Hand hat. Auch die Person am Zug, wenn sie in einer Kette zum Opfer wird.',
  },
  'R-144': {
    question: 'Wann genau darf man Counterattack einwerfen?',
    decision:
      'Es gibt ein Fenster, wenn alle Opfer und Anteile genannt und die Powerkarten, die als erste wirken, erledigt sind, und bevor eine Karte gesehen wird oder sich bewegt. Später ist es zu spät.',
  },
  'R-145': {
    question: 'Fantastic Four auf mehrere Opfer, eines kontert.',
    decision: 'Der ganze Effekt endet, für alle; wer gekontert hat, verteilt alle vier Karten neu.',
  },
  'R-146': {
    question: 'Mehrere Opfer wollen denselben Angriff kontern.',
    decision:
      'Es gelingt der ersten Person, die will, nach R-007; die anderen behalten ihre Karten und dürfen wieder kontern, wenn sie von Neuem getroffen werden.',
  },
  'R-147': {
    question: 'Muss den Effekt ausführen, wer gekontert hat?',
    decision:
      'Nein, man darf ihn fallen lassen. Wird er ausgeführt, gelten die Bedingungen der Karte, gemessen an der Person, die gekontert hat.',
  },
  'R-148': {
    question: 'Wen darf der neu ausgeführte Effekt treffen?',
    decision: 'Jedes mögliche Opfer ausser der Person, die gekontert hat, auch wer zuerst angegriffen hat.',
  },
  'R-149': {
    question: 'Darf man einen Counterattack kontern? Wie lang kann die Kette werden?',
    decision: 'Beliebig lang; jedes neue Opfer bekommt ein Fenster.',
  },
  'R-150': {
    question: 'Wer bezahlt den neu ausgeführten Effekt?',
    decision:
      'Gift/Exchange: zwei Karten der Person, die gekontert hat. Thief, Equality, Inequality, Special Favours, Edison: alles aus ihrer Sicht.',
  },
  'R-151': {
    question: 'Ein Angriff mit leerer Hand (Gift oder Skip als letzte Karte …).',
    decision:
      'Voll gültig; wird erfolgreich gekontert, kann sich die Hand wieder füllen, und dann ist man nicht fertig.',
  },
  'R-152': {
    question: 'Counterattack als letzte Karte.',
    decision:
      'Erlaubt. Die Hand ist leer; ausführen muss man den Effekt nicht (man kann also fertig werden), nur füllt ein ausgeführter Exchange/Thief die Hand wieder. Ob man fertig ist, zeigt sich am Ende des Zuges.',
  },
  'R-153': {
    question: 'Wer ist nach einer Kette von Counterattacks an der Reihe?',
    decision: 'Der Platz nach der Person, die ursprünglich am Zug war; niemand gewinnt oder verliert einen Zug.',
  },
  'R-154': {
    question: 'Was liegt nach einer Kette von Counterattacks obenauf?',
    decision: 'Der oberste Counterattack mit seinem Farbwunsch.',
  },
  'R-155': {
    question: 'Counterattack im eigenen Zug.',
    decision: 'Nur eine Wunschkarte mit Farbwunsch.',
  },
  'R-156': {
    question: 'Anti Counter.',
    decision:
      'Bei diesem Spielen gibt es gar kein Fenster, auch nicht für nachgeahmte Counterattacks. «Dieses Spielen» ist die eine Karte, zu der er angesagt worden ist; eine Karte, die 2nd Chance bedeckt oder durch Random Chance folgt, wird für sich gespielt.',
  },
  'R-157': {
    question: 'Counterattack unter Special Seal.',
    decision: 'Nicht möglich (und angreifen kann dann ohnehin keine Spezialkarte).',
  },
  'R-158': {
    question: 'Gekontert wird die Karte, die 2nd Chance bedeckt hat.',
    decision: 'Die Kette bedeckt 2nd Chance; die Pflicht ist erfüllt.',
  },
  'R-159': {
    question: 'Zu der Karte, die gekontert wird, gehört Recycling oder eine andere Powerkarte, die als zweite wirkt.',
    decision:
      'Die Powerkarte wirkt danach trotzdem, für die Person am Zug; Recycling holt die Karte unter dem Counterattack hervor.',
  },
  'R-160': {
    question: 'Skip wird gekontert, und alle anderen setzen schon aus.',
    decision: 'Der Effekt entfällt einfach.',
  },
  'R-161': {
    question: 'SWISS-1 druckt «und/oder» zwischen Effekt und Wunsch.',
    decision: 'Effekt und Wunsch wie in den späteren Texten (R-078).',
  },
};
