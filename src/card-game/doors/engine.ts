/** The pure engine over a rule book. Apart from the functions themselves, because a rule book brings all boxes along. */
import { coreOf, type RuleBook } from './book.ts';
import { doorOf, type Engine, engineOf } from './pure.ts';

/**
 * The same functions over the boxes and house rules of a rule book.
 *
 * @example
 * ```ts
 * const windfall = event({
 *   id: 'windfall', name: 'windfall', text: 'Whoever caused it draws one card.',
 *   play: (s) => s.do((c) => c.do.draw(c.me, 1)),
 * });
 * const { createGame, reduce } = createEngine(defineRules({ rows: [windfall] }));
 * ```
 */
export const createEngine = (book?: RuleBook): Engine => engineOf(doorOf(coreOf(book)));
