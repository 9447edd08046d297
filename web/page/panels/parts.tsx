import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words.ts';

/** A modal window. It is the browser's own, so that focus, Escape and the page behind behave as everywhere. */
export function Dialog({
  open,
  title,
  children,
}: {
  open: Signal<boolean>;
  title: string;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = open.value;
  useEffect(() => {
    if (wanted && !dialog.current?.open) dialog.current?.showModal();
    if (!wanted && dialog.current?.open) dialog.current.close();
  }, [wanted]);
  return (
    <dialog ref={dialog} aria-label={title} onClose={() => (open.value = false)}>
      {wanted ? (
        <div class="dialog-body">
          <header>
            <h2>{title}</h2>
            <button
              type="button"
              class="plain"
              onClick={() => (open.value = false)}
              aria-label={say.close}
              title={say.close}
            >
              ×
            </button>
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}

/** One of a few choices, as a row of radio buttons. */
export function Choice<T extends string>({
  label,
  name,
  value,
  options,
  onChoose,
}: {
  label: string;
  name: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChoose(value: T): void;
}) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="segments">
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChoose(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Select({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChoose(value: string): void;
}) {
  return (
    <label class="select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
