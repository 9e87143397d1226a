/** Before the game: who sits where, and the link for whoever is still missing. */
import { copy, hereWith, leave } from '../app.ts';
import { ui } from '../words.ts';
import type { Visit } from './visit.ts';

export function RoomScreen({ visit }: { visit: Visit }) {
  const words = ui.value;
  const { rooms } = words;
  const mine = visit.mine.value;
  const seats = visit.seats.value;
  const address = hereWith(`room=${visit.id}`);
  /** Who sits there, in a word. */
  const holder = (seat: number, bot: string | null, open: boolean): string => {
    if (seat === mine) return words.you;
    if (open) return rooms.free;
    return bot === null ? rooms.taken : (words.bots[bot] ?? bot);
  };
  return (
    <main class="start room">
      <header class="bar">
        <h1>{rooms.friends}</h1>
        <button type="button" class="quiet" onClick={leave}>
          {words.close}
        </button>
      </header>
      <section class="form" aria-live="polite">
        {!visit.isUp.value && <p role="status">{rooms.away}</p>}
        <label class="field">
          <span>{rooms.invite}</span>
          <input readOnly value={address} data-do="link" />
        </label>
        <ol class="room-chairs">
          {seats.map(({ name, bot, open }, seat) => (
            <li key={seat} data-seat={seat}>
              <span class="grow">{name}</span>
              {open && mine === null ? (
                <button type="button" data-do="sit" onClick={() => visit.sit(seat)}>
                  {rooms.sitHere}
                </button>
              ) : (
                holder(seat, bot, open)
              )}
            </li>
          ))}
        </ol>
        <div class="row">
          <button type="button" onClick={() => void copy(address)}>
            {words.share}
          </button>
          {mine === null && (
            <button type="button" data-do="watch" onClick={() => visit.watch()}>
              {rooms.watch}
            </button>
          )}
          {visit.lobby.value?.isOwner && seats.some(({ open }) => open) && (
            <button type="button" class="main" data-do="begin" onClick={() => visit.begin()}>
              {rooms.begin}
            </button>
          )}
        </div>
      </section>
    </main>
  );
}
