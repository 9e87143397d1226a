/** Whatever comes to somebody's mind who steps through a game, put together from choices: may it be done here? */
import { useState } from 'preact/hooks';
import { say } from '../app.ts';
import type { AnyAction, AnyView, Seat } from '../game.ts';
import type { StudyTable } from '../play/study-table.ts';
import { cardName, colorName, ui } from '../words.ts';
import { tellWhy } from './card-button.tsx';
import { Select } from './parts.tsx';

type Kind = 'play' | 'place' | 'draw' | 'pass' | 'react' | 'choose' | 'name' | 'wish' | 'decline';

/** What one can think of in a game, whether or not it is asked for. */
const KINDS = {
  card: ['play', 'draw', 'pass', 'react', 'choose', 'name', 'wish', 'decline'],
  board: ['place', 'react', 'choose', 'name', 'decline'],
} as const satisfies Record<AnyView['game'], readonly Kind[]>;

const COLORS = ['blue', 'red', 'green', 'yellow', 'purple'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What an idea is about, by name; empty if it is about nothing. */
function thingsOf(kind: Kind, view: AnyView): readonly (readonly [string, string])[] {
  if (kind === 'name') return view.players.map(({ name }, seat) => [`${seat}`, name] as const);
  if (kind === 'wish')
    return [
      ...COLORS.map((color) => [color, colorName(color)] as const),
      ...NUMBERS.map((number) => [`${number}`, `${number}`] as const),
    ];
  if (kind === 'draw' || kind === 'pass' || kind === 'decline') return [];
  return view.hand.map((card) => [`${card}`, cardName(view, card)] as const);
}

/** The idea as an answer. */
function actionOf(kind: Kind, seat: Seat, thing: string, at: number): AnyAction {
  const nth = Number(thing);
  switch (kind) {
    case 'play':
    case 'react':
      return { type: kind, seat, card: nth };
    case 'place':
      return { type: kind, seat, card: nth, at };
    case 'choose':
      return { type: kind, seat, cards: [nth] };
    case 'name':
      return { type: kind, seat, target: nth };
    case 'wish': {
      const color = COLORS.find((one) => one === thing);
      return { type: kind, seat, wish: color === undefined ? { number: nth } : { color } };
    }
    default:
      return { type: kind, seat };
  }
}

export function Idea({ table, view, seat }: { table: StudyTable; view: AnyView; seat: Seat }) {
  const words = ui.value;
  const kinds: readonly Kind[] = KINDS[view.game];
  const [wanted, setKind] = useState<Kind | null>(null);
  const [chosen, setThing] = useState('');
  const [space, setSpace] = useState(0);
  const kind = wanted ?? kinds[0] ?? 'decline';
  const things = thingsOf(kind, view);
  // What was chosen before may have been played since.
  const thing = things.some(([one]) => one === chosen) ? chosen : (things[0]?.[0] ?? '');
  return (
    <form
      class="idea"
      onSubmit={(event) => {
        event.preventDefault();
        table.why(actionOf(kind, seat, thing, space)).then(tellWhy, ({ message }: Error) => say(message));
      }}
    >
      <Select
        label={words.idea(view.players[seat]?.name ?? '')}
        value={kind}
        of={kinds.map((one) => [one, words.ideas[one]] as const)}
        onPick={setKind}
      />
      {things.length > 0 && <Select label={words.ideaOf} value={thing} of={things} onPick={setThing} />}
      {kind === 'place' && view.game === 'board' && (
        <Select
          label={words.ideaAt}
          value={space}
          of={view.rules.layout.cells.map((_, at) => [at, words.space(at)] as const)}
          onPick={setSpace}
        />
      )}
      <button type="submit">{words.mayI}</button>
    </form>
  );
}
