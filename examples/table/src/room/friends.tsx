/** The way from a table that was set up to a room for friends; only where there are rooms. */
import { playWithFriends } from '../app.ts';
import type { Setup } from '../setup.ts';
import { ui } from '../words.ts';
import { roomsHere } from './open.ts';

export function Friends({ setup }: { setup: Setup }) {
  if (roomsHere() === null) return null;
  return (
    <button type="button" data-do="friends" onClick={() => void playWithFriends(setup)}>
      {ui.value.rooms.friends}
    </button>
  );
}
