import type { ReactNode } from "react";

/** Radio buttons that look like one control. */
export function SegmentedControl<Value extends string>(props: {
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode; className?: string }[];
  chosen?: Value;
  className?: string;
}): ReactNode {
  const { legend, name, options, chosen, className = "flex" } = props;
  return (
    <fieldset
      className={`rounded-card border border-hairline-strong bg-surface-1 p-1 sm:w-fit print:hidden ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label, className: look = "" }) => (
        <label
          key={value}
          className={`relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-small px-2 text-center text-small font-bold text-muted hover:text-ink has-checked:bg-surface-3 has-checked:text-ink sm:px-4 sm:whitespace-nowrap ${look}`.trim()}
        >
          <input
            className="absolute inset-0 cursor-pointer appearance-none rounded-small forced-colors:static forced-colors:appearance-auto"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
