/** Small parts that several screens use. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ui } from '../words.ts';

/** A sheet over the page. Escape closes it, and what had the focus gets it back. */
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
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} class="sheet" aria-label={title} onClose={onClose} closedby="any">
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
  disabled?: boolean;
}) {
  const { label, value, of, onPick, disabled = false } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={String(value)}
        disabled={disabled}
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
    </label>
  );
}
