/** Notation, records as text and taking back, as functions: the same for every game. */
import type { CardId } from '../kernel/actions.ts';
import type { Action } from './actions.ts';
import type { CoreContext, GameTypes } from './core.ts';
import type { AnyTelling } from './describe.ts';
import type { EngineTypes } from './door.ts';
import { type Names, Notation } from './notation.ts';
import { checkCount, readRecord, replayRecord } from './record.ts';
import { type RecordKind, readRecordText, writeRecord } from './record-text.ts';
import { refuseSeen } from './refuse-seen.ts';
import { type TakeBackRefusal, takeBackRefusal } from './take-back.ts';
import { undrafted } from './undrafted.ts';

/** Notation, records as text, and taking back. */
export interface GameNotation<G extends EngineTypes> {
  /**
   * An action in words.
   *
   * @throws {@link IllegalAction} with the reason `malformed` if it is no action.
   * @example
   * ```ts
   * console.log(formatAction(state, { type: 'draw', seat })); // 1 draws
   * ```
   */
  readonly formatAction: (state: G['state'], action: G['action']) => string;
  /**
   * The action behind the words. Whether it is lawful is for `isLegal` to say.
   *
   * @throws {@link InvalidNotation} with line and column, whatever it is given.
   * @example
   * ```ts
   * const action = parseAction(state, '1 draws');
   * ```
   */
  readonly parseAction: (state: G['state'], text: string) => G['action'];
  /**
   * A record as text. `every`: how many actions lie between two digests, 0 for none. Default: where
   * the record has them; if it has none, every 10.
   *
   * @throws {@link InvalidRecord} if it cannot be replayed.
   */
  readonly formatRecord: (record: G['record'], options?: { readonly every?: number }) => string;
  /**
   * The record behind a text, which is what `formatRecord` wrote, or JSON.
   *
   * @throws {@link InvalidRecord} naming the line at fault, whatever text it is given.
   */
  readonly parseRecord: (text: string) => G['record'];
  /**
   * The record without its last action, or without the last few (`actions`). Whether that is fair, `canTakeBack` says.
   *
   * @throws {@link InvalidRecord} naming the field at fault, whatever it is given.
   * @example
   * ```ts
   * const shorter = takeBack(record, { actions: 1 });
   * ```
   */
  readonly takeBack: (record: G['record'], options?: { readonly actions?: number }) => G['record'];
  /**
   * Whether an action that has been played on this state may be taken back: nobody may have learned anything by it, and
   * chance may have decided nothing.
   *
   * @throws {@link IllegalAction} if the action is not lawful.
   * @example
   * ```ts
   * const shorter = canTakeBack(before, action) ? takeBack(record) : record;
   * ```
   */
  readonly canTakeBack: (before: G['state'], action: G['action']) => boolean;
  /**
   * Why an action that has been played on this state may not be taken back, or `null` if it may.
   *
   * @throws {@link IllegalAction} if the action is not lawful.
   * @example
   * ```ts
   * const refusal = whyNotTakeBack(before, action);
   * if (refusal !== null) show(refusal.message); // Somebody has seen what was hidden ('drew').
   * ```
   */
  readonly whyNotTakeBack: (before: G['state'], action: G['action']) => TakeBackRefusal | null;
}

/** The names of the cards of a game with a catalog. `power`: what is announced with a card; nothing, if it is left out. */
export const namesIn = <
  State extends { readonly rules: unknown },
  Card extends { readonly id: CardId; readonly name: string },
>(
  core: { readonly catalogOf: (rules: unknown) => { readonly cards: readonly Card[] } },
  isNamed: (card: Card, text: string) => boolean,
  power: Names<State>['power'] = (_state, text) => text,
): Names<State> => ({
  cards: (state) => core.catalogOf(state?.rules).cards,
  isNamed: (state, id, text) => {
    const card = core.catalogOf(state.rules).cards[id];
    return card !== undefined && isNamed(card, text);
  },
  power,
});

/** What the door of a game is made from. */
export interface NotationKind<
  G extends GameTypes & { action: Action; event: { readonly type: string } },
  C extends CoreContext<G['mutable'], G['event']>,
> extends RecordKind<G, C> {
  /** What is said of each type of event: also whether somebody learns by it what was hidden. */
  readonly events: { readonly [T in G['event']['type']]: AnyTelling };
}

/** The functions of a game. */
export function notationDoor<
  G extends EngineTypes & { action: Action; event: { readonly type: string } },
  C extends CoreContext<G['mutable'], G['event']>,
>(kind: NotationKind<G, C>): GameNotation<G> {
  const { core, head, names, events } = kind;
  const whyNotTakeBack = (before: G['state'], action: G['action']) =>
    core.lookInto(before, () => takeBackRefusal<G, C>(core, events, before, action));
  const door = {
    formatAction: (state: G['state'], action: G['action']) =>
      core.lookInto(state, () => {
        // An action without a card is written without a look at the state.
        refuseSeen(state);
        return new Notation<G, C>(core, names, state).write(action);
      }),
    // What is read is an action of the kernel; whether the game knows it, the rules say.
    parseAction: (state: G['state'], text: string) =>
      core.lookInto(state, () => new Notation<G, C>(core, names, state).read(text) as G['action']),
    formatRecord: (record: G['record'], options?: { readonly every?: number }) =>
      writeRecord<G, C>(kind, undrafted(record), options?.every),
    // Its head is that of the game, and all of it is played.
    parseRecord: (text: string) => {
      if (!isJson(text)) return readRecordText<G, C>(kind, text) as G['record'];
      const { record } = readRecord(head, text);
      replayRecord<G, C>(core, kind, record);
      return record as G['record'];
    },
    takeBack: (given: G['record'], options?: { readonly actions?: number }) => {
      const { record, actions, digests } = readRecord(head, undrafted(given));
      const left = actions.length - checkCount(options?.actions ?? 1, actions.length);
      const before = Object.entries(digests).filter(([at]) => Number(at) <= left);
      const shorter = {
        ...record,
        ...(record.digests === undefined ? {} : { digests: Object.fromEntries(before) }),
        actions: actions.slice(0, left),
      };
      replayRecord<G, C>(core, kind, shorter);
      return shorter as G['record'];
    },
    canTakeBack: (before: G['state'], action: G['action']) => whyNotTakeBack(before, action) === null,
    whyNotTakeBack,
  };
  return door;
}

/** Whether a text is an object as JSON. */
const isJson = (text: unknown): boolean => typeof text === 'string' && text.trimStart().startsWith('{');
