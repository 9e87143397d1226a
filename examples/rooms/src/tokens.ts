/** By what people are known, and rooms are found. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the system: nobody guesses another one's. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (given: unknown): given is string => typeof given === 'string' && /^[\w-]{43}$/.test(given);

/** What is stored of a token: whoever reads the database cannot sit down for somebody else. */
export const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The name of a room: whoever has it may sit down, so it cannot be guessed either. */
export const newRoomId = (): string => randomBytes(12).toString('base64url');

export const isRoomId = (given: string): boolean => /^[\w-]{16}$/.test(given);

/** From a seed follow all cards: it is nobody's choice. */
export const newSeed = (): string => randomBytes(16).toString('base64url');
