/** The board game as it is simulated, and what is counted in it. */
import { type Action, createRecord, type GameEvent, type SeedlessSetup } from 'frantic-engine/board-game';
import { botOf, decide } from 'frantic-engine/board-game/bots';
import * as fast from 'frantic-engine/board-game/fast';
import type { Counter } from './counter.ts';
import type { Player, Playing } from './game.ts';

/** Tells a counter what happens in games of so many seats. */
function boardEar(seats: number, counter: Counter): (event: GameEvent) => void {
  /** A card that is tossed in is placed next, which is no playing of it. */
  let tossed: number | null = null;
  return (event) => {
    switch (event.type) {
      case 'roundStarted':
        counter.beginRound();
        break;
      case 'rolledForStart': {
        // Who rolled highest begins; equal ones roll again. Nobody deals: places are counted from whoever plays last.
        const highest = Math.max(...event.values);
        const starter = event.seats[event.values.indexOf(highest)] ?? 0;
        if (event.values.filter((value) => value === highest).length === 1)
          counter.dealtBy((starter + seats - 1) % seats);
        break;
      }
      case 'dealt':
        counter.deal(event.seat, event.cards ?? []);
        break;
      case 'turnStarted':
        counter.turn();
        break;
      case 'tossedIn':
        tossed = event.card;
        counter.tossedIn(event.card);
        break;
      case 'placed':
        if (event.card !== tossed) counter.played(event.card);
        tossed = null;
        break;
      case 'fired':
        counter.showed(event.card);
        break;
      case 'eventRolled':
        counter.turnedOver(event.row, true);
        break;
      case 'roundEnded':
        counter.ended(event.cause, []);
        break;
      case 'scored':
        counter.score(event.seat, event.points);
        break;
    }
  };
}

/** Any lawful answer. A view would not change it, so none is made: this is the floor that others are measured against. */
const byChance: Player<fast.MutableGameState, Action> = (state, seat, random) => fast.sampleLegal(state, seat, random);

/** What the names of bots and their modules stand for. */
export const boardBots = { decide, botOf, loaded: () => null, byChance };

/** The board game by one setup. */
export function boardGame(
  setup: SeedlessSetup,
  players: readonly Player<fast.MutableGameState, Action>[],
): Playing<fast.MutableGameState, Action, GameEvent> {
  const first = fast.createGame({ ...setup, seed: 0 });
  const { cards, events } = fast.catalogOf(first);
  return {
    createGame: (seed, telling) => fast.createGame({ ...setup, seed }, telling),
    nextSeat: fast.nextSeat,
    apply: fast.apply,
    recordOf: (seed, actions) => ({ ...createRecord({ ...setup, seed }), actions }),
    countable: { kinds: cards.map(({ row }) => row), events: events.map(({ id }) => id) },
    ear: (counter) => boardEar(first.players.length, counter),
    players,
  };
}
