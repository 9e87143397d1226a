/** A game in a component: the reducer is the engine's own. */
import { type Action, createGame, nextSeat, reduce, type Setup, viewOf } from 'frantic-engine';
import { nameOf } from 'frantic-engine/client';
import { useReducer } from 'react';
import { answerOf } from './answer.ts';

/** All at one screen: whoever is asked sees their hand, and plays a card by a click on it. */
export function Table({ setup }: { readonly setup: Setup }) {
  const [state, act] = useReducer(reduce, setup, createGame);
  const seat = nextSeat(state);
  if (seat === null)
    return <p>Won by {state.outcome?.winners.map((one) => state.players[one]?.name).join(' and ')}.</p>;
  const seen = viewOf(state, seat);
  const turn = seen.question?.type === 'turn' ? seen.question : null;
  const button = (label: string, action: Action | null, isOpen: boolean) => (
    <button type="button" key={label} disabled={!isOpen} onClick={() => action !== null && act(action)}>
      {label}
    </button>
  );
  return (
    <section>
      <h2>{seen.players[seat]?.name}</h2>
      <ul>
        {seen.hand.map((card) => (
          <li key={card}>
            {button(nameOf(seen, card), { type: 'play', seat, card }, turn?.cards.includes(card) === true)}
          </li>
        ))}
      </ul>
      {button('Draw', { type: 'draw', seat }, turn?.draw === true)}
      {button('Pass', { type: 'pass', seat }, turn?.pass === true)}
      {/* A screen of your own has something to click for each type of question. */}
      {turn === null && button('Go on', answerOf(seen), true)}
    </section>
  );
}
