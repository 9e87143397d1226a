/** What all who sit have to agree on: taking back, and another game. */
import { canTakeBack } from 'frantic-engine/notation';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../support/ways.ts';
import { boardTable, cardTable, reasonOf, tokenAt } from './kit.ts';

const UNDO = { undo: 'agreement' } as const;

/** Plays by chance until somebody plays a card that nobody learns anything by, and so can be taken back; whose it was. */
function playOpenly(table: ReturnType<typeof cardTable>, isOpen: boolean): number {
  const random = chanceOf(7);
  for (;;) {
    const [seat = 0] = table.waiting;
    const { state } = table;
    const action = table.engine
      .legalActions(state, seat)
      .find((one) => (isOpen ? one.type === 'play' : one.type === 'draw') && canTakeBack(state, one) === isOpen);
    if (action !== undefined) {
      table.play(action);
      return seat;
    }
    table.playOn(random);
  }
}

describe('taking back', () => {
  test('goes back before the last action of who asks, once all others who sit have agreed', () => {
    const table = cardTable({}, UNDO);
    const seat = playOpenly(table, true);
    const { actions } = table.room;
    const before = table.engine.replay({ ...table.room.blank, actions: actions.slice(0, -1) });
    const [first, second] = [0, 1, 2].filter((one) => one !== seat) as [number, number];
    const asked = table.asked[seat];
    expect(reasonOf(table.say(tokenAt(seat), { type: 'undo' }))).toBe(null);
    expect(table.last(first, 'room').room.undo).toEqual({ id: 1, by: seat, agreed: [seat] });
    table.say(tokenAt(first), { type: 'agree', undo: 1, agree: true });
    expect(table.room.actions).toBe(actions);
    table.say(tokenAt(second), { type: 'agree', undo: 1, agree: true });
    expect(table.state).toEqual(before);
    expect(table.room.actions).toEqual(actions.slice(0, -1));
    expect(table.last(first, 'view')).toMatchObject({ room: { undo: null }, view: { viewer: first } });
    // The question is put once more, under a number that nothing of before answers.
    expect(table.asked[seat]).not.toBe(asked);
    const late = table.say(tokenAt(seat), { type: 'answer', action: { type: 'draw', seat, to: asked ?? -1 } });
    expect(reasonOf(late)).not.toBe(null);
    table.finish(chanceOf(1));
  });

  test('is not done if one does not agree, or who asked thinks better of it', () => {
    for (const who of [0, 1, 2]) {
      const table = cardTable({}, UNDO);
      const seat = playOpenly(table, true);
      const { actions } = table.room;
      table.say(tokenAt(seat), { type: 'undo' });
      table.say(tokenAt((seat + who) % 3), { type: 'agree', undo: 1, agree: false });
      expect([table.room.undo, table.room.actions]).toEqual([null, actions]);
      expect(reasonOf(table.say(tokenAt((seat + 1) % 3), { type: 'agree', undo: 1, agree: true }))).toBe('not-asked');
    }
  });

  test('needs nobody else where only bots play, and goes back past what they did', () => {
    const table = cardTable({}, UNDO, [{ token: 'a' }, { bot: 'greedy' }]);
    const before = table.room.actions.length;
    const seat = playOpenly(table, true);
    expect(seat).toBe(0);
    const out = table.say('a', { type: 'undo' });
    // The bot has answered in the meantime: if it drew, somebody has learned something.
    if (reasonOf(out) === 'cannot-take-back') expect(table.room.actions.slice(-1)[0]?.seat).toBe(1);
    else expect(table.room.actions.length).toBeGreaterThanOrEqual(before);
    expect(table.room.undo).toBe(null);
  });

  test('is refused if somebody has learned something by it', () => {
    const table = cardTable({}, UNDO);
    const seat = playOpenly(table, false);
    const { room } = table;
    expect(reasonOf(table.say(tokenAt(seat), { type: 'undo' }))).toBe('cannot-take-back');
    expect(table.room).toBe(room);
  });

  test('is refused where nothing was done, nothing has begun, or the policy does not know it', () => {
    const table = cardTable({}, UNDO);
    expect(reasonOf(table.say('a', { type: 'undo' }))).toBe('nothing-to-undo');
    expect(reasonOf(cardTable({}, UNDO, [{ token: 'a' }, null]).say('a', { type: 'undo' }))).toBe('not-begun');
    expect(reasonOf(cardTable().say('a', { type: 'undo' }))).toBe('not-allowed');
  });

  test('one thing is agreed on at a time, and who leaves need not agree', () => {
    const table = cardTable({}, UNDO);
    const seat = playOpenly(table, true);
    const [first, second] = [0, 1, 2].filter((one) => one !== seat) as [number, number];
    table.say(tokenAt(seat), { type: 'undo' });
    expect(reasonOf(table.say(tokenAt(seat), { type: 'undo' }))).toBe('already-asked');
    table.say(tokenAt(first), { type: 'agree', undo: 1, agree: true });
    const { length } = table.room.actions;
    table.say(tokenAt(second), { type: 'leave' });
    expect(table.room.actions.length).toBe(length - 1);
  });

  test('is forgotten if who asked leaves', () => {
    const table = cardTable({}, UNDO);
    const seat = playOpenly(table, true);
    table.say(tokenAt(seat), { type: 'undo' });
    table.say(tokenAt(seat), { type: 'leave' });
    expect(table.room.undo).toBe(null);
  });

  test('what cannot be taken back any more once all agree stays', () => {
    const table = cardTable({}, UNDO);
    const seat = playOpenly(table, true);
    const [first, second] = [0, 1, 2].filter((one) => one !== seat) as [number, number];
    table.say(tokenAt(seat), { type: 'undo' });
    table.say(tokenAt(first), { type: 'agree', undo: 1, agree: true });
    const random = chanceOf(3);
    // Somebody draws: what lies there is known now.
    while (table.room.actions.every(({ type }, at) => at < 5 || type !== 'draw')) table.playOn(random);
    const { actions } = table.room;
    table.say(tokenAt(second), { type: 'agree', undo: 1, agree: true });
    expect([table.room.undo, table.room.actions]).toEqual([null, actions]);
  });
});

describe('another game', () => {
  const over = () => {
    const table = cardTable({ length: 'short' });
    table.finish(chanceOf(1));
    return table;
  };

  test('begins once all who sit want it, with the same seats and another deal', () => {
    const table = over();
    const { seed } = table.room.blank.setup;
    table.say('a', { type: 'rematch', games: 1, agree: true });
    table.say('b', { type: 'rematch', games: 1, agree: true });
    table.say('b', { type: 'rematch', games: 1, agree: false });
    table.say('c', { type: 'rematch', games: 1, agree: true });
    expect(table.last(0, 'room').room).toMatchObject({ phase: 'over', rematch: [0, 2] });
    table.say('b', { type: 'rematch', games: 1, agree: true });
    expect(table.last(0, 'view').room).toMatchObject({ phase: 'playing', games: 2, rematch: [] });
    expect([seed, table.room.blank.setup.seed]).toEqual(['slap', 'slap#2']);
    expect(reasonOf(table.say('a', { type: 'rematch', games: 1, agree: true }))).toBe('not-asked');
    table.finish(chanceOf(2));
    for (const one of ['a', 'b', 'c']) table.say(one, { type: 'rematch', games: 2, agree: true });
    expect(table.room.blank.setup.seed).toBe('slap#3');
    expect(cardTable({ seed: 'slap#2', length: 'short' }).state).not.toEqual(table.state);
  });

  test('is refused while one is played', () => {
    expect(reasonOf(cardTable().say('a', { type: 'rematch', games: 1, agree: true }))).toBe('not-over');
    expect(reasonOf(cardTable().order({ type: 'rematch' }))).toBe('not-over');
  });

  test('the host begins it with a seed of its own; where the policy says so, nobody else does', () => {
    const table = cardTable({ length: 'short' }, { rematch: 'host' });
    table.finish(chanceOf(1));
    expect(reasonOf(table.say('a', { type: 'rematch', games: 1, agree: true }))).toBe('not-allowed');
    expect(reasonOf(table.order({ type: 'rematch', seed: 'x'.repeat(1001) }))).toBe('malformed');
    table.order({ type: 'rematch', seed: 'fresh' });
    expect(table.state).toEqual(cardTable({ seed: 'fresh', length: 'short' }).state);
  });

  test('no question of it has a number that one of before had', () => {
    const table = over();
    const before = Math.max(...table.room.seats.map(({ asked }) => asked ?? 0));
    for (const one of ['a', 'b', 'c']) table.say(one, { type: 'rematch', games: 1, agree: true });
    expect(Math.min(...table.waiting.map((seat) => table.asked[seat] ?? -1))).toBeGreaterThan(before);
  });

  test('of the board game, as well', () => {
    const table = boardTable({ length: 'short' });
    table.finish(chanceOf(1));
    for (const one of ['a', 'b', 'c']) table.say(one, { type: 'rematch', games: 1, agree: true });
    expect(table.room.games).toBe(2);
    table.finish(chanceOf(2));
  });
});
