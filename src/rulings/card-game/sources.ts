/** One text that rulings rest on. */
interface RulingSource {
  /** The name rulings call it by. */
  readonly name: string;
  readonly title: string;
}

/** The texts that rulings rest on. */
export const rulingSources: readonly RulingSource[] = [
  { name: 'SWISS-1', title: 'first Swiss edition, German and English' },
  { name: 'WEB-DE', title: 'German card texts on the publisher’s website' },
  { name: 'INTL', title: 'international edition of the base game' },
  { name: 'PANDORA', title: 'Swiss rulebook of 2020, with all add-ons' },
  { name: 'FAQ', title: 'the publisher’s questions and answers, with the note of August 2020 on Gambling Man' },
];
