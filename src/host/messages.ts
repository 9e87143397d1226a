/** What goes into a room and what comes out of it: closed lists of plain JSON. */
import type { AnswerTo } from '../common/actions.ts';
import type { Now } from '../common/now.ts';
import type { Seat } from '../kernel/actions.ts';
import type { Policy } from './policy.ts';
import type { RoomRefusal } from './refusals.ts';
import type { Proposal, Room } from './room.ts';
import type { HostedTypes, Viewer } from './types.ts';

/** An action as it is sent to a room: it names its question. */
export type RoomAction<G extends HostedTypes> = AnswerTo<G['action']>;

/**
 * What a client may send. `id` is a number of the client's own, higher with each message: one that was taken is taken once,
 * however often it is sent. Whoever sits again is told by `welcome` where the numbers stood.
 */
export type ClientMessage<G extends HostedTypes> =
  /**
   * Take a seat, that one or the first that is open; or come back to one's own. `last`: the number of the last message one
   * was sent, if one still has it. If it is the last there was, nothing was missed.
   */
  | { readonly type: 'join'; readonly id: number; readonly seat?: Seat; readonly last?: number }
  /** Watch, or watch on. */
  | { readonly type: 'watch'; readonly id: number; readonly last?: number }
  /** Stand up, or watch no longer. */
  | { readonly type: 'leave'; readonly id: number }
  /** Answer a question: `action.to` names it. */
  | { readonly type: 'answer'; readonly id: number; readonly action: RoomAction<G> }
  /**
   * Do not ask me this round: who is to toss a card in because of one of these, such as `attacked` or `event`, lets it pass after
   * a time as it is drawn for those who hold nothing. It takes the place of what was said before; an empty list: ask me again.
   */
  | { readonly type: 'letPass'; readonly id: number; readonly triggers: readonly string[] }
  /** Stop the clocks. */
  | { readonly type: 'pause'; readonly id: number }
  /** Let them go on. */
  | { readonly type: 'resume'; readonly id: number }
  /** Ask everybody to take back what was played since one's own last action, that one included. */
  | { readonly type: 'undo'; readonly id: number }
  /** Agree to a proposal to take something back, or not. Whoever asked can think better of it, too. */
  | { readonly type: 'agree'; readonly id: number; readonly undo: number; readonly agree: boolean }
  /** Want another game after so many, or not any more. */
  | { readonly type: 'rematch'; readonly id: number; readonly games: number; readonly agree: boolean };

/** What only the host may order. */
export type HostOrder =
  /** Begin though seats are open: they wait or are played by a bot, as the policy has it. */
  | { readonly type: 'begin' }
  /** Who sits at a seat: somebody, a bot, or nobody. */
  | { readonly type: 'seat'; readonly seat: Seat; readonly token?: string | null; readonly bot?: string | null }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Begin the next game. Without a seed, it is made from that of the first one. */
  | { readonly type: 'rematch'; readonly seed?: string | number };

/** Who sits at a seat when the room is made: somebody, a bot, or nobody yet. */
export type SeatInput = { readonly token: string } | { readonly bot: string } | null;

/** A seat as everybody sees it. */
export interface SeatInfo {
  /** Whether somebody sits there. */
  readonly taken: boolean;
  /** The bot that plays there, by its name. */
  readonly bot: string | null;
  /** Whether one may sit down there. */
  readonly open: boolean;
}

/** How much time is left to those who are asked, as it is known to everybody. */
export interface ClockInfo {
  /** When this was said, by the clock of the host. */
  readonly now: number;
  /** How many milliseconds were left then; `null`: as many as it takes. */
  readonly left: number | null;
}

/** A room as everybody sees it. */
export interface RoomInfo {
  /** `gathering` until the first game begins. */
  readonly phase: 'gathering' | 'playing' | 'over';
  /** What its players agreed on that is no rule. */
  readonly policy: Policy;
  /** By seat: who sits there, as everybody may know it. */
  readonly seats: readonly SeatInfo[];
  /** How many watch. */
  readonly spectators: number;
  /** How many games have begun. */
  readonly games: number;
  /** Whether the clocks stand still. */
  readonly paused: boolean;
  /** How much time is left; `null` if nothing is asked. */
  readonly clock: ClockInfo | null;
  /** A proposal to take something back that not all have agreed to. */
  readonly undo: Proposal | null;
  /** Who wants another game. */
  readonly rematch: readonly Seat[];
}

/** What is sent to one viewer, or back to whoever sent a message. */
export type RoomMessage<G extends HostedTypes> =
  /**
   * To who has come or come back: who they are, what they see, up to where their messages were taken, and what they let pass
   * this round.
   */
  | {
      readonly type: 'welcome';
      readonly id: number;
      readonly viewer: Viewer;
      readonly heard: number;
      readonly letsPass: readonly string[];
      readonly room: RoomInfo;
      readonly view: G['view'] | null;
    }
  /** A message was taken, this time or before. */
  | { readonly type: 'accepted'; readonly id: number | null }
  /** A message was refused, and has changed nothing. */
  | { readonly type: 'refused'; readonly id: number | null; readonly refusal: RoomRefusal }
  /** Who sits, what is asked of all, or whether clocks go has changed. */
  | { readonly type: 'room'; readonly room: RoomInfo }
  /** All that this viewer sees: a game has begun, or was taken back. */
  | { readonly type: 'view'; readonly room: RoomInfo; readonly view: G['view'] | null }
  /**
   * What has happened since the message before, in order, as this viewer may know it; then what no event says, such as the
   * question to this viewer; and the clock. It is an update for `catchUp` of the client.
   */
  | {
      readonly type: 'events';
      readonly events: readonly G['heard'][];
      readonly now: Now<G['view']>;
      readonly clock: ClockInfo | null;
    };

/**
 * A message on its way. To a viewer, `number` is one more with each. To `sender`, whoever sent what is answered, it is the
 * number of the last one their viewer was sent, and 0 for strangers: who has had fewer has missed something, and joins again.
 */
export type Out<G extends HostedTypes> = {
  readonly to: Viewer | 'sender';
  readonly number: number;
} & RoomMessage<G>;

/** What a message or the time has made of a room. */
export interface Step<G extends HostedTypes> {
  /** The room as it is to be stored now; the very same one if nothing has changed. */
  readonly room: Room<G>;
  /** What is to be sent, in order. */
  readonly out: readonly Out<G>[];
  /** When `tick` wants to be called if nothing comes before; `null`: not at all. */
  readonly due: number | null;
}
