/** The card game as it is simulated, and what is counted in it. */
import {
  type Action,
  type CardInfo,
  type Catalog,
  createRecord,
  type GameEvent,
  type SeedlessSetup,
} from 'frantic-engine';
import { type Bot, decide } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import type { Counter } from './counter.ts';
import type { Player, Playing } from './game.ts';
import { Hands } from './hands.ts';
import { isTrained, trainedBot, untrainedBot } from './named.ts';

/** What is counted as one kind of card: all cards of a name, whatever their color, and each number by itself. */
export const kindOf = ({ row, class: kind, number }: CardInfo): string =>
  number === null ? row : kind === 'black' ? `black ${number}` : `number ${number}`;

/** Tells a counter what happens in games of so many seats. */
export function cardEar(
  { cards }: Pick<Catalog, 'cards'>,
  seats: number,
  counter: Counter,
): (event: GameEvent) => void {
  const hands = new Hands(cards, seats, (event, points) => counter.swung(event, points));
  return (event) => {
    const { carriesOut } = hands;
    hands.note(event);
    switch (event.type) {
      case 'roundStarted':
        counter.beginRound();
        counter.dealtBy(event.dealer);
        break;
      case 'dealt':
        counter.deal(event.seat, event.cards ?? []);
        break;
      case 'turnedOver':
        counter.showed(event.card);
        break;
      case 'turnStarted':
      case 'satOut':
        counter.turn();
        break;
      case 'played':
        counter.played(event.card);
        break;
      case 'tossedIn':
        counter.tossedIn(event.card);
        break;
      case 'eventTurned':
        counter.turnedOver(event.row, carriesOut);
        break;
      case 'powerUsed':
        counter.powerUsed(event.row);
        break;
      case 'totalChanged':
        counter.totalChanged(event.points);
        break;
      case 'roundEnded':
        counter.ended(event.cause, event.finishers);
        break;
      case 'scored':
        counter.score(event.seat, event.points);
        break;
    }
  };
}

/** What there is to count. */
export const countableOf = ({ cards, events }: Catalog) => ({
  kinds: cards.map(kindOf),
  events: events.map(({ id }) => id),
});

/** Any lawful answer. A view would not change it, so none is made: this is the floor that others are measured against. */
const byChance: Player<fast.MutableGameState, Action> = (state, seat, random) => fast.sampleLegal(state, seat, random);

/** What the names of bots and their modules stand for. */
export const cardBots = {
  decide,
  botOf: (name: string): Bot => untrainedBot(name),
  loaded: (name: string) => (isTrained(name) ? () => trainedBot(name) : null),
  byChance,
};

/** The card game by one setup. */
export function cardGame(
  setup: SeedlessSetup,
  players: readonly Player<fast.MutableGameState, Action>[],
): Playing<fast.MutableGameState, Action, GameEvent> {
  const first = fast.createGame({ ...setup, seed: 0 });
  const catalog = fast.catalogOf(first);
  return {
    createGame: (seed, telling) => fast.createGame({ ...setup, seed }, telling),
    nextSeat: fast.nextSeat,
    apply: fast.apply,
    recordOf: (seed, actions) => ({ ...createRecord({ ...setup, seed }), actions }),
    countable: countableOf(catalog),
    ear: (counter) => cardEar(catalog, first.players.length, counter),
    players,
  };
}
