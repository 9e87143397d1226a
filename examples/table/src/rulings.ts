/** The rulings, fetched when somebody first asks for one: most games are played without. */
import type { Ruling, RulingFilter, RulingNumber, RulingTexts } from 'frantic-engine/rulings';
import type { AnyView, Lang } from './game.ts';

async function book(lang: Lang): Promise<{ rulings: typeof import('frantic-engine/rulings'); language: RulingTexts }> {
  const [rulings, language] = await Promise.all([
    import('frantic-engine/rulings'),
    lang === 'de' ? import('frantic-engine/rulings/de').then(({ de }) => de) : null,
  ]);
  return { rulings, language: language ?? rulings.en };
}

export async function rulingOf(id: string, lang: Lang): Promise<Ruling | null> {
  const { rulings, language } = await book(lang);
  return /^(R|RC)-\d+$/.test(id) ? rulings.ruling(id as RulingNumber, { language }) : null;
}

/** Which rulings matter at a table: those of other editions and boxes would only be in the way. */
function mattering(view: AnyView, language: RulingTexts): RulingFilter & { readonly language: RulingTexts } {
  if (view.game === 'board') return { game: 'board', language, options: view.rules.options };
  const { edition, sets, options } = view.rules;
  return { game: 'card', language, edition, sets, options };
}

/** The rulings that name a card, an event or a power card. */
export async function rulingsAbout(row: string, view: AnyView, lang: Lang): Promise<readonly Ruling[]> {
  const { rulings, language } = await book(lang);
  return rulings.rulingsOf(row, mattering(view, language));
}

/** The rulings that a sentence is about. */
export async function rulingsFor(sentence: string, view: AnyView, lang: Lang): Promise<readonly Ruling[]> {
  const { rulings, language } = await book(lang);
  return rulings.search(sentence, { ...mattering(view, language), limit: 5 });
}
