/**
 * Actions as words: `2 plays black 8`, `Ann gives red 5 to Ben`.
 *
 * The grammar is that of the kernel's actions, so every game has the same. A game adds what its cards are called.
 */
import type { Action, CardId, Seat } from './actions.ts';
import type { CoreContext, GameCore, GameTypes } from './core.ts';
import { IllegalAction, InvalidNotation } from './errors.ts';
import { refused, told } from './refusals.ts';
import { isTree } from './tree.ts';
import { isNumber, isWhole, short, Words, writeName } from './words.ts';

/** What the cards and the other pieces of a game are called. */
export interface Names<State> {
  /** All cards in play, by id. */
  cards(state: State): readonly { readonly id: CardId; readonly name: string }[];
  /** Whether a text names the card, although it is not written as its name. */
  isNamed(state: State, card: CardId, text: string): boolean;
  /** What an action calls a piece that is announced with a card; the text itself if it names none. */
  power(state: State, text: string): string;
}

/** Longer than the longest answer there is: every card of the largest deck given to somebody with a long name. */
const LONGEST = 20_000;

/** The word before the number of a card that has no name that could be written. */
const CARD = 'card';
const NOTHING = 'nothing';
const STOPS = ['with', 'on', 'facing', 'to', NOTHING];

/** The verbs, as a reader is told of them. */
const VERBS = 'plays, draws, passes, places, tosses in, names, chooses, splits, gives, wishes, picks, declines';

/** One state, in words. */
export class Notation<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>> {
  private readonly cards: ReturnType<Names<G['state']>['cards']>;

  constructor(
    private readonly core: GameCore<G, C>,
    private readonly names: Names<G['state']>,
    private readonly state: G['state'],
  ) {
    this.cards = names.cards(state);
  }

  // ---- writing -------------------------------------------------------------------------------------------------

  /** An action in words. It may be any JSON at all; what is no action is refused. */
  write(action: Action): string {
    const given: unknown = action;
    if (!isTree(given)) throw malformed('action', 'has to be an object');
    if (!isWhole(action.seat)) throw malformed('seat', 'has to be a seat');
    return `${this.seat(action.seat)} ${this.deed(action)}`;
  }

  private deed(action: Action): string {
    const { seat } = action;
    switch (action.type) {
      case 'play': {
        const { power } = action;
        if (power !== undefined && typeof power !== 'string') throw malformed('power', 'has to be a name');
        return `plays ${this.card(seat, action.card, 'card')}${power === undefined ? '' : ` with ${writeName(power)}`}`;
      }
      case 'draw':
        return 'draws';
      case 'pass':
        return 'passes';
      case 'place': {
        const facing = action.facing === undefined ? '' : ` facing ${whole(action.facing, 'facing')}`;
        return `places ${this.card(seat, action.card, 'card')} on ${whole(action.at, 'at')}${facing}`;
      }
      case 'react':
        return `tosses in ${this.card(seat, action.card, 'card')}`;
      case 'name':
        return `names ${this.seat(whole(action.target, 'target'))}`;
      case 'choose': {
        const cards = list(action.cards, 'cards').map((id, i) => this.card(seat, id, `cards[${i}]`));
        return `chooses ${cards.join(', ') || NOTHING}`;
      }
      case 'pick':
        if (typeof action.option !== 'string') throw malformed('option', 'has to be a name');
        return `picks ${writeName(action.option)}`;
      case 'split': {
        const shares = list(action.shares, 'shares').map((part, i) => whole(part, `shares[${i}]`));
        return `splits ${shares.join(' ') || NOTHING}`;
      }
      case 'give': {
        const gifts = list(action.gifts, 'gifts').map((pair, i) => {
          const field = `gifts[${i}]`;
          const [id, to] = list(pair, field);
          return `${this.card(seat, id, field)} to ${this.seat(whole(to, field))}`;
        });
        return `gives ${gifts.join(', ') || NOTHING}`;
      }
      case 'wish': {
        const wish: unknown = action.wish;
        if (!isTree(wish)) throw malformed('wish', 'has to be an object');
        if (typeof wish.color === 'string') return `wishes ${writeName(wish.color)}`;
        return `wishes ${whole(wish.number, 'wish.number')}`;
      }
      case 'decline':
        return 'declines';
      default:
        throw malformed('type', 'is no type of action');
    }
  }

  /** Names are written if all of them are single words; `Player 1` is none, so seats without names are numbers. */
  private seat(seat: Seat): string {
    const names = this.players();
    return names.every(isWord) ? (names[seat] ?? `${seat}`) : `${seat}`;
  }

  private card(seat: Seat, given: unknown, field: string): string {
    const id = whole(given, field);
    const name = this.cards[id]?.name;
    if (name === undefined || name.startsWith(`${CARD} `)) return `${CARD} ${id}`;
    const alike = this.poolOf(seat, (other) => this.cards[other]?.name === name);
    const written = writeName(name, STOPS);
    if (alike.length === 1 && alike[0] === id) return written;
    return alike.includes(id) ? `${written} #${alike.indexOf(id) + 1}` : `${CARD} ${id}`;
  }

  // ---- reading -------------------------------------------------------------------------------------------------

  /** The action behind a text. Whether it is lawful is another question. */
  read(text: string, line = 1): Action {
    const given: unknown = text;
    if (typeof given !== 'string') throw new InvalidNotation(line, 1, 'an action is written as text');
    if (text.length > LONGEST) throw new InvalidNotation(line, LONGEST, 'an action is not that long');
    const words = new Words(text, line);
    const seat = this.readSeat(words);
    const action = this.readDeed(words, seat);
    words.end();
    return action;
  }

  private readDeed(words: Words, seat: Seat): Action {
    const card = this.cardReader(words, seat);
    const none = (): boolean => words.skip(NOTHING);
    const verb = words.take(`what is done (${VERBS})`);
    switch (verb.text) {
      case 'plays': {
        const id = card();
        if (!words.skip('with')) return { type: 'play', seat, card: id };
        const power = words.name('the name of a power card');
        return { type: 'play', seat, card: id, power: this.names.power(this.state, power.text) };
      }
      case 'draws':
        return { type: 'draw', seat };
      case 'passes':
        return { type: 'pass', seat };
      case 'places': {
        const id = card();
        if (!words.skip('on')) words.fail("there should be 'on' here, and a place");
        const at = words.number('the number of a place');
        if (!words.skip('facing')) return { type: 'place', seat, card: id, at };
        return { type: 'place', seat, card: id, at, facing: words.number('the number of a place') };
      }
      case 'tosses':
        if (!words.skip('in')) words.fail("there should be 'in' here");
        return { type: 'react', seat, card: card() };
      case 'declines':
        return { type: 'decline', seat };
      case 'names':
        return { type: 'name', seat, target: this.readSeat(words) };
      case 'chooses':
        return { type: 'choose', seat, cards: none() ? [] : words.list(card) };
      case 'splits': {
        const shares: number[] = [];
        if (!none())
          do shares.push(words.number('a whole number'));
          while (words.next !== undefined);
        return { type: 'split', seat, shares };
      }
      case 'gives': {
        const gift = (): readonly [CardId, Seat] => {
          const id = card();
          if (!words.skip('to')) words.fail("there should be 'to' here, and a player");
          return [id, this.readSeat(words)];
        };
        return { type: 'give', seat, gifts: none() ? [] : words.list(gift) };
      }
      case 'wishes': {
        const { text, quoted } = words.name('a color or a number');
        return { type: 'wish', seat, wish: !quoted && isNumber(text) ? { number: Number(text) } : { color: text } };
      }
      case 'picks':
        return { type: 'pick', seat, option: words.name('the name of an option').text };
      default:
        return words.fail(`'${short(verb.text)}' is none of ${VERBS}`, verb);
    }
  }

  /** `2`, `seat 2`, or the name of a player. */
  private readSeat(words: Words): Seat {
    if (words.skip('seat')) return words.number('the number of a seat');
    const word = words.take('a player');
    const named = this.players().indexOf(word.text);
    if (named >= 0 && isWord(word.text)) return named;
    return isNumber(word.text) ? Number(word.text) : words.fail(`nobody is called '${short(word.text)}'`, word);
  }

  /**
   * Reads one card after the other. A name without a number means the first card of that name which has not been named
   * before: cards alike do the same.
   */
  private cardReader(words: Words, seat: Seat): () => CardId {
    const taken = new Set<CardId>();
    return () => {
      const { text, at, quoted } = words.name('the name of a card', STOPS);
      const [, number] = (!quoted && /^card (\d{1,9})$/.exec(text)) || [];
      const id = number === undefined ? this.named(words, seat, text, at, taken) : Number(number);
      taken.add(id);
      return id;
    };
  }

  private named(words: Words, seat: Seat, text: string, at: number, taken: ReadonlySet<CardId>): CardId {
    const exact = this.poolOf(seat, (id) => this.cards[id]?.name === text);
    const alike = exact.length > 0 ? exact : this.poolOf(seat, (id) => this.names.isNamed(this.state, id, text));
    const [first] = alike;
    if (first === undefined) return words.fail(`there is no card '${short(text)}' in this game`, { at });
    const mark = words.next;
    if (mark === undefined || !mark.text.startsWith('#')) return alike.find((id) => !taken.has(id)) ?? first;
    words.take('the number of a card');
    const nth = isNumber(mark.text.slice(1)) ? Number(mark.text.slice(1)) : 0;
    return alike[nth - 1] ?? words.fail(`there are ${alike.length} such cards, from #1 on`, mark);
  }

  // ---- who and what --------------------------------------------------------------------------------------------

  /**
   * The cards of a name that a seat can mean: those its question offers; if none is among them, those of its hand; if
   * none is, those of the deck, which the rules then refuse.
   */
  private poolOf(seat: Seat, fits: (id: CardId) => boolean): CardId[] {
    for (const pool of this.pools(seat)) {
      const found = pool.filter(fits);
      if (found.length > 0) return found;
    }
    return [];
  }

  private *pools(seat: Seat): Generator<readonly CardId[]> {
    const { machine } = this.core.open(this.state);
    const question = machine.question(seat);
    // Playing and tossing in are about the hand.
    if (question !== null) yield machine.decisions.kindOf(question).offers?.(question) ?? [];
    yield (this.state.players[seat] as { readonly hand?: readonly CardId[] } | undefined)?.hand ?? [];
    yield this.cards.map(({ id }) => id);
  }

  private players(): string[] {
    return this.state.players.map((player) => (player as { readonly name: string }).name);
  }
}

/** Whether a player's name can stand for the player: a single word that is neither a number nor `seat`. */
const isWord = (name: string): boolean => /^\p{L}[\p{L}\p{M}\p{N}_'-]{0,39}$/u.test(name) && name !== 'seat';

const malformed = (field: string, problem: string): IllegalAction =>
  new IllegalAction(refused(told('malformed', `The field '${field}' ${problem}.`, null, field), null));

function whole(given: unknown, field: string): number {
  if (isWhole(given)) return given;
  throw malformed(field, 'has to be a whole number');
}

function list(given: unknown, field: string): readonly unknown[] {
  if (Array.isArray(given)) return Array.from(given);
  throw malformed(field, 'has to be a list');
}
