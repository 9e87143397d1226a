/** At the table: that the line is lost, and what others want to take back. */
import type { TableState } from '../play/table.ts';
import { ui } from '../words.ts';
import type { Visit } from './visit.ts';

export function RoomStatus({ visit, table }: { visit: Visit; table: TableState }) {
  const words = ui.value.rooms;
  const undo = table.room.value?.undo ?? null;
  const isAsked = undo !== null && !undo.agreed.includes(table.me.value) && table.me.value >= 0;
  return (
    <>
      {!visit.isUp.value && (
        <p class="lost" role="status">
          {words.away}
        </p>
      )}
      {isAsked && (
        <div class="row lost" role="status">
          <span>{words.undo(table.names[undo.by] ?? '')}</span>
          <button type="button" data-do="agree" onClick={() => table.agreeTo(undo.id, true)}>
            {words.agree}
          </button>
          <button type="button" data-do="disagree" onClick={() => table.agreeTo(undo.id, false)}>
            {words.disagree}
          </button>
        </div>
      )}
    </>
  );
}
