/**
 * Why an action is allowed or refused, in one or two plain sentences and with the ruling it rests on.
 *
 * The facts are gathered here, the sentences stand in the languages. Everything is taken from the action, the open
 * question of its seat and what lies on the table, so an explanation tells the acting player nothing new. Like a
 * refusal it is for that player's eyes only.
 */

import { type Explanation, explanation } from '../../common/explanation.ts';
import { askerIn } from '../../common/question.ts';
import { quoted } from '../../common/quoted.ts';
import { type Language, wordsOf } from '../../texts/languages.ts';
import { cardName, faceName, optionWord, rowName, wishWord } from '../../texts/names.ts';
import type { Facts, Why, Words } from '../../texts/types.ts';
import type { Core } from '../core/core.ts';
import type { Card, Face } from '../rows/card.ts';
import type { CardRow, Row } from '../rows/define.ts';
import { misses } from '../rules/matching.ts';
import type { Question } from '../state/question.ts';
import type { GameState, Lasting } from '../state/state.ts';
import type { Action, CardId, Need, Reason, Refusal, RulingId, Seat } from '../state/types.ts';
import { whyNotNow } from './not-now.ts';
import { questionOf } from './question.ts';

/** What an explanation asks of an engine. */
export type Explaining = Pick<Core, 'refusal' | 'catalogOf' | 'open'>;

/** Explains an action to the seat it names. */
export function explainWith(
  core: Explaining,
  state: GameState,
  action: Action,
  language: Language = 'en',
): Explanation {
  const words = wordsOf(language, 'options.language');
  const refusal = core.refusal(state, action);
  if (refusal !== null) {
    const notNow = notNowOf(core, state, action, refusal, words);
    if (notNow !== null) return notNow;
    const sentences = words.refused[refusal.reason](refusedFacts(core, state, action, refusal, words));
    return explanation(false, refusal.ruling, sentences);
  }
  const table = tableOf(core, state, action.seat, words);
  const { why, ruling, needs } = reasonOf(table, action);
  const facts: Facts = { ...factsOf(table), named: namedBy(table, action, null), needs };
  const card = cardBy(table, action);
  const row = card?.row;
  const said = words.allowed[why]({
    ...facts,
    wish: row?.wish ?? null,
    condition: row === undefined ? null : conditionOf(row, words),
    because: why === 'waived' && card !== undefined ? waiversOf(table, card) : [],
  });
  const power = powerBy(table, action);
  if (power === null) return explanation(true, ruling, said);
  // Two sentences are enough: what is announced comes instead of what follows from the card.
  return explanation(true, ruling ?? 'R-317', [...said.slice(0, 1), words.withPower(power)]);
}

/** What the acting seat sees of the table, and the words for it. */
interface Sight {
  readonly core: Explaining;
  readonly state: GameState;
  readonly seat: Seat;
  readonly words: Words;
  readonly question: Question | null;
  readonly face: Face;
  readonly rowOf: (id: string) => Row | undefined;
}

function tableOf(core: Explaining, state: GameState, seat: Seat, words: Words): Sight {
  const { rows } = core.catalogOf(state.rules);
  return {
    core,
    state,
    seat,
    words,
    question: questionOf(core.open(state), seat),
    face: core.open(state).demand,
    // An answer may name anything: what every object has is no row.
    rowOf: (id) => (Object.hasOwn(rows, id) ? rows[id] : undefined),
  };
}

// ---- facts ---------------------------------------------------------------------------------------------------------

/** What can be said without a look at the action. */
function factsOf({ core, state, seat, words, question, face, rowOf }: Sight): Facts {
  const asking = question === null ? undefined : rowOf(askerIn(question.topic));
  const { least, most } = question === null ? { least: 0, most: 0 } : countsOf(question, state.players.length);
  return {
    message: '',
    field: null,
    named: null,
    top: faceName(words, face, rowOf),
    wished: wishedOf(state, words, face),
    blackOnBlack: false,
    needs: [],
    condition: null,
    wish: null,
    asked: question?.type ?? null,
    source: asking === undefined ? null : rowName(words, asking),
    trigger: question?.type === 'react' ? question.trigger : null,
    offers: question === null ? [] : offersOf(question, state, words, rowOf),
    least,
    most,
    total: question?.type === 'split' ? question.total : 0,
    because: [],
    obliged: seat !== NOBODY && core.open(state).isObliged(seat),
    power: null,
    turnOf: null,
  };
}

/** No question is ever put to this seat. */
const NOBODY: Seat = -1;

/** Refusals that come before anybody has looked at what the action names. */
const BLIND: readonly Reason[] = ['malformed', 'no-such-seat', 'game-over', 'not-your-turn', 'wrong-type'];

function refusedFacts(core: Explaining, state: GameState, action: Action, refusal: Refusal, words: Words): Facts {
  const { seat, reason, message, field = null, needs = [] } = refusal;
  const table = tableOf(core, state, seat ?? NOBODY, words);
  const facts = { ...factsOf(table), message, field, needs };
  const turnOf = seat === state.active ? null : playerName(state, state.active);
  if (BLIND.includes(reason)) return { ...facts, turnOf };
  const card = cardBy(table, action);
  return {
    ...facts,
    named: namedBy(table, action, field),
    blackOnBlack: table.face.black && card?.row.class === 'black',
    condition: card === undefined ? null : conditionOf(card.row, words),
    because: reason === 'forbidden' && card !== undefined ? forbiddersOf(table, card) : [],
    power: powerBy(table, action),
  };
}

/** Refusals of a card that is tossed in although nobody asks its holder for it. */
const UNASKED: readonly Reason[] = ['not-your-turn', 'wrong-type', 'no-reaction'];

/** Why a card of the own hand cannot be tossed in now, with the ruling that says so. */
function notNowOf(
  core: Explaining,
  state: GameState,
  action: Action,
  { seat, reason }: Refusal,
  words: Words,
): Explanation | null {
  if (!UNASKED.includes(reason) || action.type !== 'react' || seat === null) return null;
  const table = tableOf(core, state, seat, words);
  const card = cardBy(table, action);
  if (card === undefined || !state.players[seat]?.hand.includes(card.id)) return null;
  const c = core.open(state);
  const grounds = whyNotNow(c, seat, card);
  if (grounds === null) return null;
  const { why, ruling, trigger } = grounds;
  const because = namesOf(
    table,
    c.inForce.mayToss.filter(({ held, turn }) => !turn(true, c, seat, held)),
  );
  return explanation(
    false,
    ruling,
    words.notNow[why]({ ...factsOf(table), named: cardName(words, card.info), trigger, because }),
  );
}

/** How many cards or numbers an answer names, at least and at most. */
function countsOf(question: Question, players: number): { readonly least: number; readonly most: number } {
  if (question.type === 'choose') return { least: question.min, most: question.max };
  if (question.type === 'give') return { least: question.pick, most: question.pick };
  return { least: players, most: players };
}

/** What a question offers, where it can be listed in a sentence. */
function offersOf(question: Question, state: GameState, words: Words, rowOf: Sight['rowOf']): string[] {
  if (question.type === 'name' || question.type === 'split')
    return question.seats.map((seat) => playerName(state, seat));
  if (question.type === 'pick') return question.options.map((option) => optionWord(words, option, rowOf));
  if (question.type !== 'wish') return [];
  return [...question.colors.map((color) => wishWord(words, { color })), ...inRow(question.numbers)];
}

/** Numbers that follow each other, as `1–9`; others one by one. */
function inRow(numbers: readonly number[]): string[] {
  const [first] = numbers;
  const last = numbers[numbers.length - 1];
  const unbroken = first !== undefined && last === first + numbers.length - 1;
  return unbroken && numbers.length > 2 ? [`${first}–${last}`] : numbers.map(String);
}

const playerName = (state: GameState, seat: Seat): string => state.players[seat]?.name ?? String(seat);

/** The words for a card's own condition. */
function conditionOf({ condition }: CardRow, words: Words): string | null {
  if (condition === null) return null;
  const { ruling, text } = condition;
  return (ruling === null ? undefined : words.conditions[ruling]) ?? text;
}

/** What was wished. Black is none of the colors, but a power card demands it. */
function wishedOf({ wish }: GameState, words: Words, face: Face): string | null {
  if (wish !== null) return wishWord(words, wish);
  return face.onlyBlack ? words.black : null;
}

/** What in force forbids a card of one's hand. */
function forbiddersOf(table: Sight, card: Card): string[] {
  const { core, state, seat } = table;
  const c = core.open(state);
  return namesOf(
    table,
    c.inForce.mayPlay.filter(({ held, turn }) => !turn(true, c, seat, held, card)),
  );
}

/** What in force lets a card be played that does not fit. */
function waiversOf(table: Sight, card: Card): string[] {
  const { core, state, face } = table;
  const c = core.open(state);
  const bits = misses(face, card, c.options['colour-swap.symbolOnSymbol']);
  return namesOf(
    table,
    c.inForce.fits.filter(({ held, turn }) => turn(bits, c, card, held) === 0),
  );
}

/** The names of what is in force, each once. */
const namesOf = ({ words, rowOf }: Sight, turnings: readonly { readonly held: Lasting }[]): string[] =>
  [...new Set(turnings.map(({ held }) => held.row))].map((id) => {
    const row = rowOf(id);
    return row === undefined ? id : rowName(words, row);
  });

// ---- what an action names ------------------------------------------------------------------------------------------

/** The card an action plays or tosses in. */
function cardBy(table: Sight, action: Action): Card | undefined {
  const id = action.type === 'play' || action.type === 'react' ? action.card : null;
  return id === null ? undefined : cardIn(table, id);
}

/** A card by its id. What a card is may be told; where it is may not. */
const cardIn = ({ core, state }: Sight, id: CardId): Card | undefined => core.catalogOf(state.rules).cards[id];

/** The power card an action announces. */
function powerBy({ words, rowOf }: Sight, action: Action): string | null {
  const power = action.type === 'play' ? action.power : undefined;
  if (power === undefined) return null;
  // A power that is no text is refused, but has to be told first.
  const row = typeof power === 'string' ? rowOf(power) : undefined;
  return row === undefined ? quoted(power) : rowName(words, row);
}

/** The card, player, color, number or option an action names, or of several the one at fault. */
function namedBy(table: Sight, action: Action, field: string | null): string | null {
  const { state, words, rowOf } = table;
  const card = cardBy(table, action);
  if (card !== undefined) return cardName(words, card.info);
  switch (action.type) {
    case 'name':
      return playerName(state, action.target);
    case 'pick':
      return optionWord(words, action.option, rowOf);
    case 'wish':
      return wishWord(words, action.wish);
    default:
      return field === null ? null : partNamed(table, action, field);
  }
}

/** The card or player at a place of a list, such as `gifts[2][1]`. */
function partNamed(table: Sight, action: Action, field: string): string | null {
  const [, at, inPair] = /^\w+\[(\d+)\](\[1\])?$/.exec(field) ?? [];
  if (at === undefined) return null;
  const nth = Number(at);
  const cardAt = (id: CardId | undefined): string | null => {
    const card = id === undefined ? undefined : cardIn(table, id);
    return card === undefined ? null : cardName(table.words, card.info);
  };
  if (action.type === 'split') return playerName(table.state, nth);
  if (action.type === 'choose') return cardAt(action.cards[nth]);
  if (action.type !== 'give') return null;
  const pair = action.gifts[nth];
  // Cards that are given are counted on their own, so their place comes with the name of the list that was read.
  if (pair === undefined) return null;
  return inPair === undefined ? cardAt(pair[0]) : playerName(table.state, pair[1]);
}

// ---- why it is allowed ---------------------------------------------------------------------------------------------

/** Why an action is allowed, and the ruling that rests on. */
interface Grounds {
  readonly why: Why;
  readonly ruling: RulingId | null;
  /** What a card has in common with what lies on top. */
  readonly needs: readonly Need[];
}

const grounds = (why: Why, ruling: RulingId | null, needs: readonly Need[] = []): Grounds => ({ why, ruling, needs });

function reasonOf(table: Sight, action: Action): Grounds {
  switch (action.type) {
    case 'draw':
      return grounds('draw', 'R-038');
    case 'pass':
      return grounds('pass', 'R-040');
    case 'play':
      return whyPlayed(table, cardBy(table, action));
    case 'react':
      return whyTossed(table, cardBy(table, action));
    default:
      return whyChosen(table, action);
  }
}

/** Which rule lets a card be laid on what lies there: the matrix of `rules/matching.ts`, told in words. */
function whyPlayed(table: Sight, card: Card | undefined): Grounds {
  if (card === undefined) throw new RangeError('There is no such card.');
  const { face, state } = table;
  const { row, color, second, number } = card;
  const wishRuling = wishRulingOf(state.wish, face);
  if (row.imitates !== null) return grounds('imitates', 'R-139');
  if (row.class === 'unique' && row.condition !== null) return grounds('condition', row.condition.ruling);
  if (row.class === 'open') {
    return grounds('open', face.black && !face.wish ? 'R-060' : (wishRuling ?? (row.wish === null ? null : 'R-078')));
  }
  if (face.free) return grounds('free', 'R-069');
  if (face.onlyBlack && row.class === 'black') return grounds('meetsWish', 'R-089');
  const needs: Need[] = [];
  if (face.color !== null && (color === face.color || second === face.color)) needs.push('color');
  // Black does not go on black by its number; where it does, something in force allows it.
  if (number !== null && number === face.number && !(face.black && row.class === 'black')) needs.push('number');
  if (row.id === face.symbol) needs.push('symbol');
  if (needs.length === 0) return grounds('waived', waiversOf(table, card).length === 0 ? 'R-076' : null);
  if (face.wish) return grounds('meetsWish', wishRuling);
  return grounds('match', matchRuling(face, row, needs), needs);
}

/** What may follow a wish. */
function wishRulingOf(wish: GameState['wish'], face: Face): RulingId | null {
  if (wish === null) return face.onlyBlack ? 'R-089' : null;
  return 'color' in wish ? 'R-067' : 'R-068';
}

/** That color or number has to match at all needed no ruling. */
function matchRuling(face: Face, row: CardRow, needs: readonly Need[]): RulingId | null {
  if (face.black) return 'R-060';
  if (row.class === 'black') return 'R-062';
  if (row.class === 'bicolored') return needs.includes('color') ? 'R-064' : 'R-065';
  return needs.includes('symbol') ? 'R-063' : null;
}

/** Who may toss in at a window, by what has happened. */
const tossRulings: Readonly<Record<string, RulingId>> = { attacked: 'R-143', finish: 'R-165', event: 'R-184' };

function whyTossed({ question }: Sight, card: Card | undefined): Grounds {
  if (card === undefined) throw new RangeError('There is no such card.');
  if (card.row.imitates !== null) return grounds('tossIn', 'R-140');
  return grounds('tossIn', question?.type === 'react' ? (tossRulings[question.trigger] ?? null) : null);
}

function whyChosen(table: Sight, { type }: Exclude<Action, { type: 'play' | 'draw' | 'pass' | 'react' }>): Grounds {
  const { question, rowOf } = table;
  if (question === null) throw new RangeError('Nothing is asked.');
  // Everybody who could be entitled is asked, whatever they hold, and may let it go.
  if (question.type === 'react') return grounds('letGo', 'R-371');
  // The first ruling of a row says how its effect is carried out.
  const own = rowOf(askerIn(question.topic))?.rulings[0] ?? null;
  if (type === 'decline') return grounds('decline', question.type === 'pick' ? own : declineRuling(table));
  if (type === 'wish') return grounds('wish', 'R-079');
  if (type === 'split') return grounds('split', 'R-123');
  return grounds(type, own);
}

/** A wish that may be left out, an effect taken over by a counter, or one that is optional anyway. */
function declineRuling({ state, question }: Sight): RulingId {
  if (question?.type === 'wish') return 'R-441';
  return state.queue[state.queue.length - 1]?.v.again === true ? 'R-147' : 'R-121';
}
