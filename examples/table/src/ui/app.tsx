/** The page. */
import { byHand, notice, screen, setup, study, table, topic, visit } from '../app.ts';
import { RoomScreen } from '../room/screen.tsx';
import { canSpeak, ui } from '../words.ts';
import { heard } from './animate.tsx';
import { Help } from './help.tsx';
import { Sheet } from './parts.tsx';
import { Start } from './start.tsx';
import { StudyScreen } from './study.tsx';
import { TableScreen } from './table.tsx';

export function App() {
  if (!canSpeak.value) return null;
  const state = table.value;
  return (
    <>
      {screen.value === 'start' && <Start key={JSON.stringify(setup.value)} />}
      {screen.value === 'room' && visit.value !== null && <RoomScreen visit={visit.value} />}
      {screen.value === 'table' && state !== null && <TableScreen key={state} table={state} />}
      {screen.value === 'study' && study.value !== null && <StudyScreen study={study.value} />}
      {topic.value !== null && <Help topic={topic.value} />}
      {byHand.value !== null && (
        <Sheet
          title={ui.value.copyFailed}
          onClose={() => {
            byHand.value = null;
          }}
        >
          <textarea readOnly rows={8} value={byHand.value} aria-label={ui.value.copyFailed} />
        </Sheet>
      )}
      {notice.value !== null && (
        <div class="notice" role="status">
          {notice.value}
        </div>
      )}
      <div class="aside" aria-live="polite" role="log">
        {heard.value.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
    </>
  );
}
