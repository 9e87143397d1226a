/** What can be wrong with what is asked of the bridge. */
import { IllegalPick } from 'frantic-engine/env';
import { IllegalAction, InvalidSetup } from 'frantic-engine/fast';

/** What can be wrong with a line. The list is closed. */
export type ErrorCode =
  /** The line is no JSON, or too long. */
  | 'not-json'
  /** It is no object, or a field is missing or of the wrong type; `field` names it. */
  | 'malformed'
  /** There is no such command. */
  | 'unknown-command'
  /** There is no such environment. */
  | 'no-such-env'
  /** There are too many environments. */
  | 'too-many-envs'
  /** The setup cannot be played; `field` says where. */
  | 'invalid-setup'
  /** The pick is not open. Nothing has changed. */
  | 'illegal-pick'
  /** The rules refuse the action. Nothing has changed. */
  | 'illegal-action'
  /** A bug in this library. */
  | 'internal';

/** A line that cannot be done. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** What is wrong, as the answer says it. */
export function told(error: unknown): { readonly code: ErrorCode; readonly message: string; readonly field?: string } {
  if (error instanceof Refused) {
    const { code, message, field } = error;
    return field === undefined ? { code, message } : { code, message, field };
  }
  if (error instanceof InvalidSetup) return { code: 'invalid-setup', message: error.message, field: error.field };
  if (error instanceof IllegalAction) return { code: 'illegal-action', message: error.message, field: 'action' };
  if (error instanceof IllegalPick) return { code: 'illegal-pick', message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
