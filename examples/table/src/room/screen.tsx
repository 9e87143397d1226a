/** Before the game: who sits where, and the link for whoever is still missing. */
import { copy, hereWith, leave } from '../app.ts';
import { ui } from '../words.ts';
import type { Visit } from './visit.ts';

export function RoomScreen({ visit }: { visit: Visit }) {
  const words = ui.value.rooms;
  const lobby = visit.lobby.value;
  const seats = visit.seats.value;
  const mine = visit.mine.value;
  const missing = seats.filter(({ open }) => open).length;
  return (
    <main class="start room">
      <header class="bar">
        <h1>{words.room}</h1>
        <button type="button" class="quiet" onClick={leave}>
          {words.leave}
        </button>
      </header>
      <section class="form" aria-live="polite">
        {!visit.isUp.value && <p role="status">{words.away}</p>}
        <p>{words.invite}</p>
        <div class="row">
          <input
            readOnly
            class="grow"
            aria-label={words.copyLink}
            value={hereWith(`room=${visit.id}`)}
            data-do="link"
          />
          <button type="button" onClick={() => void copy(hereWith(`room=${visit.id}`))}>
            {words.copyLink}
          </button>
        </div>
        <ol class="room-chairs">
          {seats.map(({ name, bot, open }, seat) => (
            <li key={seat} data-seat={seat}>
              <span class="grow">{name}</span>
              {open && mine === null ? (
                <button type="button" data-do="sit" onClick={() => visit.sit(seat)}>
                  {words.sitHere(name)}
                </button>
              ) : (
                <span>
                  {seat === mine
                    ? words.you
                    : open
                      ? words.free
                      : bot === null
                        ? words.taken
                        : (ui.value.bots[bot] ?? bot)}
                </span>
              )}
            </li>
          ))}
        </ol>
        {missing > 0 && <p>{words.waiting(missing)}</p>}
        {mine === 'spectator' && <p>{words.watching}</p>}
        <div class="row">
          {lobby !== null && mine === null && (
            <button type="button" data-do="watch" onClick={() => visit.watch()}>
              {words.watch}
            </button>
          )}
          {lobby?.isOwner && missing > 0 && (
            <button type="button" class="main" data-do="begin" onClick={() => visit.begin()}>
              {words.begin}
            </button>
          )}
        </div>
      </section>
    </main>
  );
}
