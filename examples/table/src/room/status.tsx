/** At the table: that the line is lost, and what others want to take back. */
import type { TableState } from '../play/table.ts';
import { ui } from '../words.ts';
import type { Visit } from './visit.ts';

export function RoomStatus({ visit, table }: { visit: Visit; table: TableState }) {
  const { rooms, on, off } = ui.value;
  const undo = table.room.value?.undo ?? null;
  const isAsked = undo !== null && !undo.agreed.includes(table.me.value) && table.me.value >= 0;
  const isUp = visit.isUp.value;
  if (isUp && !isAsked) return null;
  return (
    <div class="notice lost" role="status">
      {isUp ? rooms.undo(table.names[undo?.by ?? 0] ?? '') : rooms.away}
      {isUp &&
        [true, false].map((agree) => (
          <button
            key={agree}
            type="button"
            data-do={`agree-${agree}`}
            onClick={() => table.agreeTo(undo?.id ?? 0, agree)}
          >
            {agree ? on : off}
          </button>
        ))}
    </div>
  );
}
