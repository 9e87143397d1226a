/**
 * Why an action is allowed or refused, in one or two plain sentences and with the ruling it rests on.
 *
 * The facts are gathered here, the sentences stand in the languages. Everything is taken from the action, the open question
 * of its seat and what lies on the board, so an explanation tells the acting player nothing new. Like a refusal it is for
 * that player's eyes only.
 */
import { type Explanation, explanation } from '../../common/explanation.ts';
import { ownOf } from '../../common/own.ts';
import { askerIn } from '../../common/question.ts';
import { WINDOW, windowMemory } from '../../kernel/window.ts';
import { type Language, saidIn } from '../../texts/board-languages.ts';
import { boardExplaining as de } from '../../texts/de/board-explaining.ts';
import { boardExplaining as en } from '../../texts/en/board-explaining.ts';
import type { BoardExplaining, BoardFacts, BoardNotNow, BoardWhy } from '../../texts/language/board-explaining.ts';
import { printed } from '../../texts/language/printed.ts';
import type { Context } from '../context/context.ts';
import type { Core } from '../core/core.ts';
import type { Card } from '../rows/card.ts';
import type { Question } from '../state/question.ts';
import type { GameState } from '../state/state.ts';
import type { Action, CardId, Refusal, RulingId, Seat } from '../state/types.ts';
import { questionOf } from './question.ts';

/** What an explanation asks of an engine. */
export type Explaining = Pick<Core, 'refusal' | 'open'>;

/** Explains an action to the seat it names. */
export function explainWith(
  core: Explaining,
  state: GameState,
  action: Action,
  language: Language = 'en',
): Explanation {
  const words = saidIn(language, { en, de });
  const refusal = core.refusal(state, action);
  const c = core.open(state);
  if (refusal === null) return allowedBy(sightOf(c, action.seat, words), action);
  const sight = sightOf(c, refusal.seat ?? NOBODY, words);
  const notNow = notNowOf(sight, action, refusal);
  if (notNow !== null) return notNow;
  const { reason, message, ruling } = refusal;
  const say = ownOf<BoardExplaining['refused']['malformed']>(words.refused, reason);
  return explanation(false, ruling, say?.(refusedFacts(sight, action, refusal)) ?? [message]);
}

/** No question is ever put to this seat. */
const NOBODY: Seat = -1;

/** What the acting seat sees of the board, and the words for it. */
interface Sight {
  readonly c: Context;
  readonly seat: Seat;
  readonly words: BoardExplaining;
  readonly question: Question | null;
  /** The name of the card or event that asks; `null` if none does. */
  readonly source: string | null;
}

function sightOf(c: Context, seat: Seat, words: BoardExplaining): Sight {
  const question = questionOf(c, seat);
  const row = question === null ? undefined : ownOf(c.catalog.rows, askerIn(question.topic));
  return { c, seat, words, question, source: row === undefined ? null : printed(row.name) };
}

// ---- facts ---------------------------------------------------------------------------------------------------------

/** What can be said without a look at the action. */
function factsOf({ c, seat, words, question, source }: Sight): BoardFacts {
  return {
    message: '',
    field: null,
    named: null,
    color: null,
    at: null,
    taboo: null,
    under: null,
    underColor: null,
    facings: null,
    facing: null,
    asked: question?.type ?? null,
    source,
    trigger: question?.type === 'react' ? question.trigger : null,
    offers: offersOf(c, question, words),
    turnOf: seat === c.g.active ? null : playerName(c, c.g.active),
  };
}

/** What a question offers, where it can be listed in a sentence. */
function offersOf(c: Context, question: Question | null, words: BoardExplaining): string[] {
  if (question?.type === 'name') return question.seats.map((seat) => playerName(c, seat));
  return question?.type === 'pick' ? question.options.map(words.option) : [];
}

/** Refusals that come before anybody has looked at what the action names. */
const BLIND: readonly Refusal['reason'][] = ['malformed', 'no-such-seat', 'game-over', 'not-your-turn', 'wrong-type'];

function refusedFacts(sight: Sight, action: Action, { reason, message, field }: Refusal): BoardFacts {
  const facts = { ...factsOf(sight), message, field };
  if (BLIND.includes(reason)) return facts;
  return { ...facts, ...placeFacts(sight, action), named: namedBy(sight, action, field) };
}

/** What there is to say of the space that an action names. It may name any, and any card. */
function placeFacts({ c }: Sight, action: Action): Partial<BoardFacts> {
  if (action.type !== 'place') return {};
  const { at } = action;
  const card = cardIn(c, action.card);
  const { end } = c.catalog.ways;
  if (at < 0 || at > end) return { at };
  const top = c.top(at);
  const lies = top === null ? null : c.card(top);
  return {
    at,
    color: card?.color ?? null,
    taboo: tabooAt(at, end, lies),
    under: lies === null ? null : lies.row.numbered ? printed(lies.name) : printed(lies.row.name),
    underColor: lies?.color ?? null,
    facings: card === undefined ? null : inOrder(c.facings(card.id, at)),
    facing: action.facing ?? null,
  };
}

const inOrder = (spaces: readonly number[] | null): readonly number[] | null =>
  spaces === null ? null : [...spaces].sort((a, b) => a - b);

function tabooAt(at: number, end: number, lies: Card | null): BoardFacts['taboo'] {
  if (at === 0) return 'start';
  if (at === end) return 'end';
  if (lies?.row.numbered === true) return 'numbered';
  return lies?.color === 'white' ? 'white' : null;
}

const playerName = (c: Context, seat: Seat): string => c.g.players[seat]?.name ?? String(seat);

/** A card by its id. What a card is may be told; where it is may not. */
const cardIn = (c: Context, id: CardId): Card | undefined => c.catalog.cards[id];

/** A card by itself, as it is named in a sentence. */
function cardName({ words }: Sight, { info, name, row }: Card): string {
  return words.card(info, printed(row.name), info.number === null && name !== row.name);
}

/** The card, player or option an action names, or of several the one at fault. */
function namedBy(sight: Sight, action: Action, field: string | null): string | null {
  const { c, words } = sight;
  const nameOf = (id: CardId | undefined): string | null => {
    const card = id === undefined ? undefined : cardIn(c, id);
    return card === undefined ? null : cardName(sight, card);
  };
  switch (action.type) {
    case 'place':
    case 'react':
      return nameOf(action.card);
    case 'name':
      return playerName(c, action.target);
    case 'pick':
      return words.option(action.option);
    case 'choose': {
      // One card is asked for at a time.
      return field === 'cards' ? null : nameOf(action.cards[0]);
    }
    default:
      return null;
  }
}

// ---- why it is allowed ---------------------------------------------------------------------------------------------

function allowedBy(sight: Sight, action: Action): Explanation {
  const { why, ruling } = groundsOf(sight, action);
  const facts = { ...factsOf(sight), ...placeFacts(sight, action), named: namedBy(sight, action, null) };
  return explanation(true, ruling, sight.words.allowed[why](facts));
}

/** Why an action is allowed, and the ruling that rests on. */
interface Grounds {
  readonly why: BoardWhy;
  readonly ruling: RulingId | null;
}

/** Who may toss in at a window, by what has happened. */
const TOSSED: Readonly<Record<string, RulingId>> = { attacked: 'R-423', rolled: 'R-425', finish: 'R-426' };

function groundsOf(sight: Sight, action: Action): Grounds {
  const { question } = sight;
  if (question === null) throw new RangeError('Nothing is asked.');
  if (action.type === 'place') return whyPlaced(sight, action.card, action.at);
  if (question.type === 'react') {
    if (action.type !== 'react') return { why: 'letGo', ruling: 'R-490' };
    return { why: 'tossIn', ruling: ownOf(TOSSED, question.trigger) ?? null };
  }
  const ruling = question.rulings[0] ?? null;
  if (question.type === 'choose') {
    // Only where no card can be placed a card is discarded instead.
    return question.topic.endsWith('/unplaced') ? { why: 'discard', ruling: 'R-394' } : { why: 'choose', ruling };
  }
  return { why: question.type === 'name' ? 'name' : 'pick', ruling };
}

/** Which rule lets a card be put on what lies there: `context.ts`, told in words. */
function whyPlaced({ c, seat, source, question }: Sight, id: CardId, at: number): Grounds {
  const card = c.card(id);
  if (card.row.numbered) return { why: 'moved', ruling: 'R-436' };
  if (source !== null) return { why: 'anywhere', ruling: question?.rulings[0] ?? null };
  const top = c.top(at);
  if (top === null) return { why: 'empty', ruling: 'R-391' };
  if (!c.fits(id, at)) {
    const others = c.handOf(seat).some((other) => c.fitsSomewhere(other));
    return { why: 'stuck', ruling: others ? 'R-395' : 'R-394' };
  }
  if (card.color === 'white') return { why: 'white', ruling: 'R-391' };
  return card.color === c.card(top).color ? { why: 'color', ruling: 'R-391' } : { why: 'wild', ruling: 'R-392' };
}

// ---- why it is not time for it ---------------------------------------------------------------------------------------

/** Refusals of a card that is tossed in although nobody asks its holder for it. */
const UNASKED: readonly Refusal['reason'][] = ['not-your-turn', 'wrong-type', 'no-reaction'];

/** Why a card of the own hand cannot be tossed in now, with the ruling that says so. */
function notNowOf(sight: Sight, action: Action, { seat, reason }: Refusal): Explanation | null {
  const { c, words } = sight;
  if (!UNASKED.includes(reason) || action.type !== 'react' || seat === null) return null;
  const card = cardIn(c, action.card);
  if (card === undefined || !c.handOf(seat).includes(card.id)) return null;
  const trigger = card.row.react?.in ?? null;
  const because = (why: BoardNotNow, ruling: RulingId | null): Explanation =>
    explanation(false, ruling, words.notNow[why]({ ...factsOf(sight), named: cardName(sight, card), trigger }));
  if (trigger === null) return because('never', 'R-390');
  const ruling = ownOf(TOSSED, trigger) ?? null;
  const top = c.g.queue[c.g.queue.length - 1];
  const window = top?.script === WINDOW ? windowMemory(top) : null;
  if (window?.trigger !== trigger) return because('when', ruling);
  return window.seats.includes(seat) ? because('answered', 'R-491') : because('others', ruling);
}
