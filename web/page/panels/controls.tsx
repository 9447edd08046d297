/** One of a few choices, as a row of radio buttons. */
export function Choice<T extends string>({
  label,
  name,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
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

export function Select<T extends string>({
  label,
  value,
  options,
  onChoose,
  isBare,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  onChoose(value: T): void;
  /** Where the choice speaks for itself, the label is for screen readers only. */
  readonly isBare?: boolean;
}) {
  return (
    <label class="select">
      <span class={isBare ? 'unseen' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value as T)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Tick({
  label,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  onChange(value: boolean): void;
}) {
  return (
    <label class="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
