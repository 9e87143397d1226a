/** A card as it is drawn: the same for the hand, the table, and what flies. */
import type { AnyCard } from '../game.ts';
import { rowNameIn } from '../words.ts';
import { Shape, Sign } from './shapes.tsx';

/** Where long words of printed names may break; they are the same in every language. */
const BREAKS = [
  'Counter-attack',
  'Trouble-maker',
  'Fantas-tic',
  'Inequal-ity',
  'Equal-ity',
  'Ex-change',
  'Re-charge',
  'Tele-port',
];
const SOFT = '\u00ad';

/** A name that may be broken where a card is narrow. */
const breakable = (name: string): string =>
  BREAKS.reduce((text, word) => text.replace(word.replace('-', ''), word.replace('-', SOFT)), name);

/** Names are set as large as what cannot be broken allows. */
const longestPart = (name: string): number => Math.max(...name.split(/[ \u00ad-]/).map(({ length }) => length));

/** What is seen of a card. */
export function Face({ card, color: shown }: { card: AnyCard | null; color?: string | null }) {
  if (card === null)
    return (
      <span class="face back" aria-hidden="true">
        <Shape color="multi" />
      </span>
    );
  const color = shown ?? card.color ?? 'black';
  const second = 'second' in card ? card.second : null;
  const name =
    card.number === null ? breakable(rowNameIn('face' in card ? 'card' : 'board', card.row, card.name)) : null;
  const marks = (
    <>
      <Shape color={color} />
      {second !== null && <Shape color={second} />}
    </>
  );
  const isBlackNumber = card.number !== null && card.color === null;
  return (
    <span
      class={`face c-${color}${second === null ? '' : ` and-${second}`}${isBlackNumber ? ' dark' : ''}`}
      aria-hidden="true"
    >
      <span class="corner">
        {card.number !== null ? <b>{card.number}</b> : <Sign row={card.row} />}
        {marks}
      </span>
      {name === null ? (
        <b class={(card.number ?? 0) > 9 ? 'number wide' : 'number'}>{card.number}</b>
      ) : (
        <span class="special">
          <Sign row={card.row} />
          <span class="name" style={{ '--letters': longestPart(name) }}>
            {name}
          </span>
        </span>
      )}
      <span class="corner end">
        {card.number !== null && <b>{card.number}</b>}
        {marks}
      </span>
    </span>
  );
}
