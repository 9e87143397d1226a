/** Why a card cannot be tossed in now, and which ruling says so, although its holder is asked nothing. */
import { sampleLegal } from 'frantic-engine';
import { describe, expect, test } from 'vitest';
import { on } from '../../support/game.ts';
import { explained, texts, tossing } from './support.ts';

const TROUBLE = { sets: ['troublemaker'] } as const;

/** Seat 0 is to play, seat 1 holds all that can be tossed in. */
const atTurn = () =>
  on({
    hands: [['blue skip', 'red 3'], ['counterattack', 'nice try', 'lucky bastard', 'mimicry'], ['red 1']],
    top: 'blue 9',
    ...TROUBLE,
  });

describe('in somebody else’s turn, while nothing happens', () => {
  test('R-144 a Counterattack waits until its holder is a victim', () => {
    const game = atTurn();
    expect(texts(game, tossing(game, 1, 'counterattack'))).toEqual({
      en: 'Counterattack can be tossed in only when you have just been named as a victim. (R-144)',
      de: '«Counterattack» kannst du nur einwerfen, wenn du eben als Opfer genannt worden bist. (R-144)',
    });
    game.expectReady(0);
  });

  test('R-166 a Nice Try waits for the finish judgement', () => {
    const game = atTurn();
    expect(texts(game, tossing(game, 1, 'nice try'))).toEqual({
      en: 'Nice Try can be tossed in only when somebody has run out of cards and everything else in this turn is done. (R-166)',
      de: '«Nice Try» kannst du nur einwerfen, wenn jemand keine Karten mehr hat und in diesem Zug sonst alles erledigt ist. (R-166)',
    });
  });

  test('R-183 a Lucky Bastard waits for an event', () => {
    const game = atTurn();
    expect(texts(game, tossing(game, 1, 'lucky bastard'))).toEqual({
      en: 'Lucky Bastard can be tossed in only when an event has been triggered but not turned over yet. (R-183)',
      de: '«Lucky Bastard» kannst du nur einwerfen, wenn ein Ereignis ausgelöst, aber noch nicht aufgedeckt ist. (R-183)',
    });
  });

  test('R-140 a Mimicry waits for a card that it could be', () => {
    const game = atTurn();
    expect(texts(game, tossing(game, 1, 'mimicry'))).toEqual({
      en: 'Mimicry can be tossed in only as a card that you could toss in now. (R-140)',
      de: '«Mimicry» kannst du nur als eine Karte einwerfen, die du jetzt einwerfen dürftest. (R-140)',
    });
  });

  test('nothing is settled about a card that can never be tossed in', () => {
    const game = atTurn();
    expect(explained(game, tossing(game, 2, 'red 1'))).toMatchObject({ allowed: false, ruling: null });
  });
});

describe('while something happens', () => {
  test('R-143 an attack on somebody else is not mine to counter', () => {
    const game = on({
      hands: [
        ['blue skip', 'red 3'],
        ['counterattack', 'red 1'],
        ['counterattack', 'red 2'],
      ],
      top: 'blue 9',
    })
      .play(0, 'blue skip')
      .name(0, 1);
    expect(texts(game, tossing(game, 2, 'counterattack'))).toEqual({
      en: 'Others are asked now, and you are not entitled to toss Counterattack in. (R-143)',
      de: 'Gefragt sind jetzt andere; «Counterattack» darfst du hier nicht einwerfen. (R-143)',
    });
    game.quiet().expectReady(2);
  });

  test('R-184 no Lucky Bastard in one’s own turn, by the newest text', () => {
    const game = on({
      hands: [['black 9', 'lucky bastard'], ['red 1'], ['red 2']],
      top: 'red 9',
      events: ['friday the 13th'],
      ...TROUBLE,
    }).play(0, 'black 9');
    expect(texts(game, tossing(game, 0, 'lucky bastard'))).toEqual({
      en: 'In your own turn Lucky Bastard cannot be tossed in. (R-184)',
      de: 'Im eigenen Zug kannst du «Lucky Bastard» nicht einwerfen. (R-184)',
    });
    game.quiet().expectReady(1);
  });

  test('R-184 by the card texts of the publisher it is a matter of when', () => {
    const game = on({ hands: [['black 9', 'lucky bastard'], ['red 1']], top: 'red 9', edition: 'webde', ...TROUBLE });
    expect(explained(game, tossing(game, 0, 'lucky bastard')).ruling).toBe('R-183');
  });

  test('R-221 an event that lies open is too late for Lucky Bastard', () => {
    const game = on({
      hands: [['black 9', 'red 3'], ['red 1'], ['lucky bastard', 'red 2']],
      top: 'red 9',
      events: ['market'],
      draw: ['yellow 1', 'yellow 2', 'yellow 3'],
      ...TROUBLE,
    })
      .play(0, 'black 9')
      .quiet();
    expect(explained(game, tossing(game, 2, 'lucky bastard')).ruling).toBe('R-221');
    for (const seat of [1, 2]) game.act(sampleLegal(game.state, seat, () => 0));
    game.expectReady(1);
  });

  test('R-156 Anti Counter closes the window', () => {
    const game = on({
      hands: [['blue gift', 'red 3', 'red 4', 'red 5'], ['counterattack', 'red 1'], ['red 2']],
      top: 'blue 9',
      sets: ['supercharge'],
      powers: [['anti counter']],
    });
    game.act({ type: 'play', seat: 0, card: game.id(0, 'blue gift'), power: 'anti-counter' }).name(0, 1);
    expect(texts(game, tossing(game, 1, 'counterattack'))).toEqual({
      en: 'The card being played cannot be interrupted, so Counterattack cannot be tossed in. (R-156)',
      de: 'Die Karte, die gespielt wird, lässt sich nicht unterbrechen; «Counterattack» kannst du nicht einwerfen. (R-156)',
    });
    game.pick(0, 'red 3', 'red 4').expectReady(1);
  });

  test('R-200 a seal bars them all', () => {
    const game = on({
      hands: [
        ['blue 3', 'red 3'],
        ['counterattack', 'nice try', 'lucky bastard', 'mimicry'],
      ],
      top: 'blue 9',
      sets: ['troublemaker', 'supercharge'],
      powers: [['special seal']],
    });
    game.act({ type: 'play', seat: 0, card: game.id(0, 'blue 3'), power: 'special-seal' });
    for (const card of ['counterattack', 'nice try', 'lucky bastard', 'mimicry'])
      expect(explained(game, tossing(game, 1, card)).ruling, card).toBe('R-200');
    expect(texts(game, tossing(game, 1, 'nice try'))).toEqual({
      en: 'Nice Try cannot be tossed in while Special Seal is in force. (R-200)',
      de: '«Nice Try» kannst du nicht einwerfen, solange «Special Seal» gilt. (R-200)',
    });
  });

  test('R-143 the wrong card at the right window has its own moment', () => {
    const game = on({
      hands: [['blue skip', 'red 3'], ['counterattack', 'nice try'], ['red 1']],
      top: 'blue 9',
    })
      .play(0, 'blue skip')
      .name(0, 1);
    expect(explained(game, tossing(game, 1, 'nice try')).ruling).toBe('R-166');
    game.quiet().expectReady(2);
  });

  test('R-456 whoever has let it go is not asked again', () => {
    const game = on({
      hands: [
        ['fantastic four', 'red 3'],
        ['counterattack', 'red 1'],
        ['counterattack', 'red 2'],
      ],
      top: 'blue 9',
    }).play(0, 'fantastic four');
    game.act({ type: 'split', seat: 0, shares: [0, 2, 2] }).act({ type: 'decline', seat: 1 });
    expect(texts(game, tossing(game, 1, 'counterattack'))).toEqual({
      en: 'You have answered already, so Counterattack cannot be tossed in any more. (R-456)',
      de: 'Du hast schon geantwortet; «Counterattack» kannst du nicht mehr einwerfen. (R-456)',
    });
    game.quiet().wish(0, 'red').expectReady(1);
  });
});
