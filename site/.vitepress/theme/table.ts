/** What lies on a table, drawn: the top card, the wish, all hands. */
import { h, type VNode } from 'vue';
import type { Code, Shown } from './position.ts';

const WORDS = {
  en: {
    board: 'The board',
    top: 'On top',
    wish: 'Wish',
    points: (n: number) => (n === 1 ? 'one point' : `${n} points`),
  },
  de: {
    board: 'Das Brett',
    top: 'Obenauf',
    wish: 'Wunsch',
    points: (n: number) => (n === 1 ? 'ein Punkt' : `${n} Punkte`),
  },
} as const;

/** The table, with all hands open. */
export function tableShown({ middle, isWide, wish, players }: Shown, code: Code): VNode {
  const w = WORDS[code];
  return h('div', { class: ['lies', { wide: isWide }] }, [
    isWide
      ? h('div', { class: 'spread', tabindex: 0, role: 'region', 'aria-label': w.board, innerHTML: middle })
      : h('figure', [h('div', { innerHTML: middle }), h('figcaption', wish === null ? w.top : `${w.wish}: ${wish}`)]),
    h(
      'ul',
      { class: 'hands' },
      players.map(({ name, score, cards, active }) =>
        h('li', { class: { active } }, [
          h('span', { class: 'who' }, `${active ? '▸ ' : ''}${name} · ${w.points(score)}`),
          h('span', { class: 'hand', innerHTML: cards.join('') }),
        ]),
      ),
    ),
  ]);
}
