/** Settings of this device: language, colors, speed, and what one wants to be asked. */
import { useState } from 'preact/hooks';
import { link, screen, table } from '../app.ts';
import { type Ask, INTERRUPTS, type Settings, set, settings } from '../settings.ts';
import { speak, ui } from '../words.ts';
import { IconButton, Select, Sheet } from './parts.tsx';

export function SettingsButton() {
  const [isOpen, open] = useState(false);
  const words = ui.value;
  return (
    <>
      <IconButton name="settings" label={words.settings} onClick={() => open(true)} />
      {isOpen && (
        <Sheet title={words.settings} onClose={() => open(false)}>
          <SettingsForm />
        </Sheet>
      )}
    </>
  );
}

function SettingsForm() {
  const words = ui.value;
  const { lang, theme, speed, pace, ask } = settings.value;
  const state = screen.value === 'table' ? table.value : null;
  const entries = <K extends string>(of: Readonly<Record<K, string>>) => Object.entries(of) as [K, string][];
  return (
    <div class="grid">
      <Select
        label={words.language}
        value={lang}
        of={[
          ['en', 'English'],
          ['de', 'Deutsch'],
        ]}
        onPick={(to) => {
          set({ lang: to });
          void speak(to);
        }}
      />
      <Select
        label={words.theme}
        value={theme}
        of={entries<Settings['theme']>(words.themes)}
        onPick={(to) => set({ theme: to })}
      />
      <Select
        label={words.speed}
        value={speed}
        of={entries<Settings['speed']>(words.speeds)}
        onPick={(to) => set({ speed: to })}
      />
      <Select
        label={words.pace}
        value={pace}
        of={Object.entries(words.paces).map(([ms, name]) => [Number(ms), name] as const)}
        onPick={(to) => {
          set({ pace: to });
          link.pace(to);
        }}
      />
      {INTERRUPTS.map((kind) => (
        <Select
          key={kind}
          label={words.ask(words.when[kind] ?? kind)}
          value={state?.notAsked.includes(kind) ? 'never' : ask[kind]}
          of={entries<Ask | 'never'>(words.asks).filter(([name]) => name !== 'never' || state !== null)}
          onPick={(to) => {
            if (to !== 'never') set({ ask: { ...ask, [kind]: to } });
            if (to === 'never' || state?.notAsked.includes(kind)) state?.neverAsk(kind, to === 'never');
          }}
        />
      ))}
    </div>
  );
}
