/** What is asked, in a sentence, with what is to be pressed rather than clicked on the table. */
import type { AnyCard, AnyQuestion, AnyView, Seat } from '../game.ts';
import { choiceIn } from '../moves.ts';
import { cardIn } from '../play/follow.ts';
import { pickedCards } from '../play/lit.ts';
import type { TableState } from '../play/table.ts';
import { asked, cardName, colorName, optionName, rowName, rowText, ui } from '../words.ts';
import { ticker } from './animate.tsx';
import { CardButton, readable, readRow } from './card-button.tsx';
import { Face } from './face.tsx';
import { isColor, Shape } from './shapes.tsx';
import { Score } from './side.tsx';

/** Nobody's seat: who is given a card is still to be picked. */
const NOBODY = -1;

export function Prompt({ table, view }: { table: TableState; view: AnyView }) {
  const question = table.question.value;
  const isQuiet = question === null || table.isPausing.value;
  const isCounted = table.log.value.at(-1)?.event.type === 'scored';
  return (
    <section
      class={`prompt${isQuiet ? '' : ' mine'}`}
      aria-label={isQuiet ? undefined : ui.value.yourTurn}
      data-asked={isQuiet ? undefined : question.type}
      data-question={isQuiet ? undefined : question.id}
    >
      <Edge table={table} />
      {isQuiet ? (
        <>
          {table.isMoving.value && isCounted && <Score view={view} lines={table.log.value} />}
          <p class="waiting">{table.isMoving.value ? ticker.value : waitingFor(view)}</p>
        </>
      ) : (
        <Question table={table} view={view} question={question} />
      )}
    </section>
  );
}

/** The time there is to answer, as an edge that shrinks: the same for all who are asked. */
function Edge({ table }: { table: TableState }) {
  const clock = table.clock.value;
  if (clock === null || table.room.value?.paused) return null;
  return <i key={clock} class="edge" style={{ animationDuration: `${clock.left}ms` }} />;
}

/** For whom everybody waits. Of a pause for reactions nobody is named: that somebody hesitates is nobody's business. */
function waitingFor(view: AnyView): string {
  const words = ui.value;
  if (view.outcome !== null) return words.over;
  const [first] = view.asked;
  if (first === undefined) return ' ';
  const name = view.players[first]?.name ?? '';
  if (view.asked.length === 1) return first === view.active ? words.turnOf(name) : words.reactions;
  return words.reactions;
}

function Question({ table, view, question }: { table: TableState; view: AnyView; question: AnyQuestion }) {
  const words = ui.value;
  const lit = table.lit.value;
  const picked = table.picked.value;
  const isReaction = question.type === 'react';
  return (
    <>
      <div class="asks">
        {isReaction && <Interrupted view={view} question={question} />}
        <h2 id="asked">{saidNow(table, view, question)}</h2>
        <SoFar table={table} view={view} question={question} />
        {question.type === 'choose' && <p class="small">{words.chosen(picked.length, question.min, question.max)}</p>}
        {question.type === 'split' && (
          <p class="small">{words.chosen(picked.length, question.total, question.total)}</p>
        )}
        {question.type === 'give' && (
          <p class="small">{words.chosen(Math.floor(picked.length / 2), question.pick, question.pick)}</p>
        )}
      </div>
      <Offered table={table} view={view} question={question} />
      <div class="choices">
        {lit.colors.length > 0 && (
          <div class="choices colors">
            {lit.colors.map((color) => (
              <button
                key={color}
                type="button"
                class={`color lit c-${color}`}
                data-color={color}
                onClick={() => table.click({ color: color as never })}
              >
                <Shape color={color} /> {colorName(color)}
              </button>
            ))}
          </div>
        )}
        {lit.numbers.length > 0 && (
          <div class="choices numbers">
            {lit.numbers.map((number) => (
              <button
                key={number}
                type="button"
                class="lit number"
                data-number={number}
                aria-label={words.number(number)}
                onClick={() => table.click({ number })}
              >
                {number}
              </button>
            ))}
          </div>
        )}
        {lit.options.map((option) => (
          <button
            key={option}
            type="button"
            class={isColor(option) ? `color lit c-${option}` : 'lit option'}
            data-option={option}
            {...(rowText(view, option) === null ? {} : readable(view, option))}
            onClick={() => table.click({ option })}
          >
            {isColor(option) && <Shape color={option} />} {optionName(view, option, question)}
          </button>
        ))}
        {lit.powers.map((power) => (
          <button
            key={power}
            type="button"
            class="lit option"
            data-power={power}
            {...readable(view, power)}
            onClick={() => table.click({ power })}
          >
            ⚡ {rowName(view, power)}
          </button>
        ))}
        {lit.action !== null && (
          <button type="button" class="main lit" data-do="done" onClick={() => table.confirm()}>
            {lit.action.type === 'play' ? words.playAsIs : words.done}
          </button>
        )}
        {picked.length > 0 && (
          <button type="button" class="quiet" data-do="unpick" onClick={() => table.unpick()}>
            {words.undoPick}
          </button>
        )}
        {lit.moves.has('draw') && (
          <button type="button" class="lit" data-do="draw-button" onClick={() => table.click({ move: 'draw' })}>
            {words.draw}
          </button>
        )}
        {lit.moves.has('pass') && (
          <button type="button" class="main lit" data-do="pass" onClick={() => table.click({ move: 'pass' })}>
            {words.pass}
          </button>
        )}
        {lit.moves.has('decline') && (
          <button
            type="button"
            class={isReaction ? 'main lit' : 'lit'}
            data-do="decline"
            onClick={() => table.click({ move: 'decline' })}
          >
            {isReaction ? words.decline : words.leave}
          </button>
        )}
        {isReaction && question.decline && !table.isStudy && (
          <button type="button" class="quiet" data-do="never" onClick={() => table.neverAsk(question.trigger)}>
            {words.never(words.when[question.trigger] ?? words.when.other ?? '')}
          </button>
        )}
      </div>
    </>
  );
}

/** What was chosen in the steps before, and the gifts of this one as far as they have been picked. */
function SoFar({ table, view, question }: { table: TableState; view: AnyView; question: AnyQuestion }) {
  const picked = table.picked.value;
  const to = picked.flatMap((click) => ('seat' in click ? [click.seat] : []));
  const gifts = pickedCards(picked).map((card, nth) => [card, to[nth] ?? NOBODY] as const);
  const given =
    question.type === 'give' && gifts.length > 0 ? [{ type: 'give', seat: question.seat, gifts } as const] : [];
  const what = [...table.soFar.value, ...given].map((action) => choiceIn(action, view)).filter(Boolean);
  return what.length === 0 ? null : <p class="small so-far">{ui.value.soFar(what.join(', '))}</p>;
}

/** What is asked, or what is still to be said of a card that has been picked. */
function saidNow(table: TableState, view: AnyView, question: AnyQuestion): string {
  const [card] = pickedCards(table.picked.value);
  if (card === undefined) return asked(question, view);
  const name = cardName(view, card);
  if (question.type === 'turn') return ui.value.withPower(name);
  if (question.type !== 'place') return asked(question, view);
  return table.lit.value.facings.size > 0 ? ui.value.whichWay(name) : ui.value.whereTo(name);
}

/** What would be interrupted: the card, large, with who played it, and at whom. */
function Interrupted({ view, question }: { view: AnyView; question: Extract<AnyQuestion, { type: 'react' }> }) {
  const { by, subject, about, trigger, seat: me } = question;
  const nameOf = (seat: Seat): string => (seat === view.viewer ? ui.value.you : (view.players[seat]?.name ?? ''));
  // Who is attacked is asked.
  const concerned = trigger === 'attacked' ? [me] : Object.values(about);
  const victims = [...new Set(concerned)].filter((seat) => seat !== by).map(nameOf);
  const row = rowText(view, subject);
  const card = cardPlayed(view, row === null ? null : subject);
  if (card === null && row === null) return null;
  const name = row?.name ?? card?.name ?? '';
  return (
    <figure class="interrupted">
      <button
        type="button"
        class="card"
        aria-label={name}
        onClick={() => {
          readRow(view, card?.row ?? subject, name);
        }}
      >
        <Face card={card ?? ({ row: subject, name, color: null, number: null } as AnyCard)} />
      </button>
      <figcaption>{victims.length === 0 ? nameOf(by) : ui.value.at(nameOf(by), victims.join(', '))}</figcaption>
    </figure>
  );
}

/** The card by which something happens, as far as it lies open: on the discard pile, or on the board. */
function cardPlayed(view: AnyView, row: string | null): AnyCard | null {
  const lying = view.game === 'card' ? [view.top] : view.board.map((stack) => stack.at(-1)?.card ?? null);
  const cards = lying.flatMap((card) => (card === null ? [] : [cardIn(view, card)]));
  if (row === null) return view.game === 'card' ? (cards[0] ?? null) : null;
  return cards.find((card) => card.row === row) ?? null;
}

/** Cards one may choose from that lie neither in the own hand nor open on the table, or on the board. */
function Offered({ table, view, question }: { table: TableState; view: AnyView; question: AnyQuestion }) {
  if (question.type !== 'choose' && question.type !== 'give' && question.type !== 'react') return null;
  const onTable =
    view.game === 'card'
      ? view.table.map(({ card }) => card)
      : [...view.market, ...view.board.map((stack) => stack.at(-1)?.card)];
  const open =
    view.game === 'card'
      ? [...view.shown.flatMap(({ hand }) => hand), ...view.players.flatMap(({ open }) => open ?? [])]
      : [];
  const others = question.cards.filter((card) => ![...view.hand, ...onTable, ...open].includes(card));
  if (others.length === 0) return null;
  return (
    <fieldset class="laid" aria-label={ui.value.offered}>
      {others.map((card) => (
        <CardButton key={card} table={table} view={view} card={card} />
      ))}
    </fieldset>
  );
}
