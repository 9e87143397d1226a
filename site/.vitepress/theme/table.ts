/** What lies on a table, drawn: the top card, the wish, all hands. */
import { h, type VNode } from 'vue';
import type { Table } from './game.ts';

const WORDS = {
  en: { top: 'On top', wish: 'Wish', points: (n: number) => (n === 1 ? 'one point' : `${n} points`) },
  de: { top: 'Obenauf', wish: 'Wunsch', points: (n: number) => (n === 1 ? 'ein Punkt' : `${n} Punkte`) },
} as const;

/** The table, with all hands open. */
export function tableShown({ top, wish, players }: ReturnType<Table['shown']>, code: 'en' | 'de'): VNode {
  const w = WORDS[code];
  return h('div', { class: 'lies' }, [
    h('figure', [h('div', { innerHTML: top }), h('figcaption', wish === null ? w.top : `${w.wish}: ${wish}`)]),
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
