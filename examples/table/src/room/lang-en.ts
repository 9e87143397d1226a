/** What is said of rooms, in English. */
export const en = {
  friends: 'Play with friends',
  room: 'A table for friends',
  invite: 'Whoever has this link can sit down.',
  copyLink: 'Copy the link',
  sitHere: (name: string) => `Sit down as ${name}`,
  you: 'you',
  taken: 'sits there',
  free: 'free',
  watch: 'Watch',
  watching: 'You are watching.',
  begin: 'Begin, with bots on free chairs',
  waiting: (count: number) => (count === 1 ? 'Waiting for one more.' : `Waiting for ${count} more.`),
  away: 'The line is lost. Trying again …',
  gone: 'There is no such table any more.',
  leave: 'Back',
  owner: 'Only who opened the table can do that.',
  undo: (name: string) => `${name} wants to take something back.`,
  agree: 'Agree',
  disagree: 'No',
};

export type RoomUi = typeof en;
