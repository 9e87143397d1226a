/** What stands beside the pages of the rules: short, as it stands in each of them. */
import { EDITIONS } from 'frantic-engine';
import { KINDS } from './names.ts';
import { inLanguage, type Language, words } from './words.ts';

/** A line of a sidebar, as VitePress reads it. */
export interface Line {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly Line[];
}

/** The sidebar of the rules in a language. */
export function rulesSidebar(language: Language): readonly Line[] {
  const w = words[language];
  const line = (text: string, page: string): Line => ({ text, link: inLanguage(language, page) });
  return [
    {
      text: w.rules,
      items: [
        line(w.rules, '/rules/'),
        line(w.rulings, '/rules/rulings/'),
        line(w.turn, '/rules/turn'),
        ...KINDS.map((kind) => line(w[kind], `/rules/${kind}/`)),
        line(w.options, '/rules/options/'),
      ],
    },
    {
      text: w.editions,
      items: [line(w.sideBySide, '/rules/editions/'), ...EDITIONS.map((name) => line(name, `/rules/editions/${name}`))],
    },
  ];
}
