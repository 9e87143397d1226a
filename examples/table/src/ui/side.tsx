/** Beside the table: what has happened, in sentences, and the score sheet. */
import { useEffect, useRef } from 'preact/hooks';
import { type Topic, topic } from '../app.ts';
import type { AnyEvent, AnyView } from '../game.ts';
import { cardIn } from '../play/follow.ts';
import type { LogLine } from '../play/table.ts';
import { cardName, repeats, rowName, told, ui } from '../words.ts';

/** What a line of the log can explain: the card or the event it is about. */
function rowIn(event: AnyEvent, view: AnyView): Pick<Topic, 'row' | 'name'> | null {
  if ('row' in event) return { row: event.row, name: rowName(view, event.row) };
  const cards = 'cards' in event && Array.isArray(event.cards) ? event.cards : [];
  const card: number | undefined = 'card' in event ? event.card : cards.length === 1 ? cards[0] : undefined;
  return card === undefined ? null : { row: cardIn(view, card).row, name: cardName(view, card) };
}

/** So many lines are on the page. */
const SHOWN = 120;

export function Log({ view, lines }: { view: AnyView; lines: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const you = view.viewer === 'spectator' ? null : view.viewer;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  const tellsAgain = repeats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <ol class="log" ref={list} aria-label={ui.value.log} tabIndex={0}>
      {lines.slice(-SHOWN).map(({ key, event }, nth, shown) => {
        const text = told(event, view, you);
        if (tellsAgain(event, text)) return null;
        // Whose turn it is has just been said.
        if (event.type === 'turnStarted' && shown[nth - 1]?.event.type === 'turnDue') return null;
        return (
          <li key={key} class={`e-${event.type}`}>
            <button
              type="button"
              onClick={() => {
                topic.value = { view, note: null, ruling: null, ...(rowIn(event, view) ?? { row: null, name: text }) };
              }}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Points by round, from the events of scoring. */
export function Score({ view, lines }: { view: AnyView; lines: readonly LogLine[] }) {
  const words = ui.value;
  const rounds: (readonly (number | null)[])[] = [];
  let round: (number | null)[] = [];
  for (const { event } of lines) {
    // Some points are written down before the round is over.
    if (event.type === 'scored' || event.type === 'totalChanged')
      round[event.seat] = (round[event.seat] ?? 0) + event.points;
    if (event.type !== 'roundStarted' && event.type !== 'gameEnded') continue;
    if (round.length > 0) rounds.push(round);
    round = [];
  }
  if (round.length > 0) rounds.push(round);
  return (
    <table class="score" data-zone="score">
      <caption>
        {words.score} · {words.limit(view.rules.pointLimit)}
      </caption>
      <thead>
        <tr>
          <td />
          {view.players.map(({ name }, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((points, nth) => (
          <tr key={nth}>
            <th scope="row">{nth + 1}</th>
            {view.players.map((_, seat) => (
              <td key={seat}>{points[seat] ?? '–'}</td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{words.total}</th>
          {view.players.map(({ score }, seat) => (
            <td key={seat}>{score}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
