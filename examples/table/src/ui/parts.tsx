/** Small parts that several screens use. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ui } from '../words.ts';

/**
 * A sheet over the page. Escape closes it, or a click beside it, and what had the focus gets it back.
 *
 * A click counts that begins with the sheet open: where a press of the right button opens it, letting go would close it again.
 */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      closedby="closerequest"
      onPointerDown={() => dialog.current?.setAttribute('closedby', 'any')}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {ui.value.close}
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** One of a few, by name. */
export function Select<T extends string | number>(props: {
  label: string;
  value: T;
  of: readonly (readonly [T, string])[];
  onPick: (value: T) => void;
  /** What else has to be said of it. */
  hint?: string | undefined;
}) {
  const { label, value, of, onPick, hint } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(value)}
        onChange={({ currentTarget }) => {
          const found = of.find(([one]) => String(one) === currentTarget.value);
          if (found !== undefined) onPick(found[0]);
        }}
      >
        {of.map(([one, name]) => (
          <option key={String(one)} value={String(one)}>
            {name}
          </option>
        ))}
      </select>
      {hint !== undefined && <small class="small">{hint}</small>}
    </label>
  );
}

/** Drawings of our own for what has no room for a word, in a box of 24 by 24. */
const ICONS = {
  undo: 'M4 10h10a5 5 0 0 1 0 10h-4M8 5l-5 5 5 5',
  log: 'M5 6h14M5 12h14M5 18h9',
  keys: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18.5v.1',
  menu: 'M4 6h16M4 12h16M4 18h16',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6',
} as const;

/** A button with a drawing; its name is read aloud, and shown to who rests on it. */
export const IconButton = (props: { name: keyof typeof ICONS; label: string; onClick: () => void }) => (
  <button
    type="button"
    class={`quiet icon-button do-${props.name}`}
    data-do={props.name}
    aria-label={props.label}
    title={props.label}
    onClick={props.onClick}
  >
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d={ICONS[props.name]} />
    </svg>
  </button>
);
