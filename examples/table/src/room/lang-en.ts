/** What is said of rooms, in English. */
export const en = {
  friends: 'Play with friends',
  invite: 'Whoever has this link can sit down.',
  sitHere: 'Sit down',
  taken: 'sits there',
  free: 'free',
  watch: 'Watch',
  begin: 'Begin, with bots on free chairs',
  away: 'The line is lost. Trying again …',
  gone: 'There is no such table any more.',
  owner: 'Only who opened the table can do that.',
  undo: (name: string) => `${name} wants to take something back. Agreed?`,
};

export type RoomUi = typeof en;
