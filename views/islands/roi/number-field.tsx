import { type ReactNode, useEffect, useRef } from "react";
import type { Claim } from "../../content/claims";
import { type RoiField, roiFields } from "../../content/roi";
import { HowCounted } from "../../ui/how-counted";
import { Icon } from "../../ui/icon";

type Slider = { from: number; to: number; step: number };

/**
 * A number field with a slider below it. The slider is a second way to set the field by pointer, so it has no name and
 * is not in the tab order. `claim` is what its initial value rests on.
 */
export function NumberField(props: {
  name: RoiField;
  value: number;
  problem: string | undefined;
  claim?: Claim | undefined;
}): ReactNode {
  const { name, value, problem, claim } = props;
  const { label, hint, min, max, slider } = roiFields[name];
  const id = `roi-${name}`;
  const number = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);

  const followSlider = (): void => {
    if (number.current && range.current) number.current.value = range.current.value;
  };

  useEffect(() => {
    // Keeps changes made before hydration.
    const isTyped = number.current?.value !== number.current?.defaultValue;
    if (!isTyped && range.current?.value !== range.current?.defaultValue) followSlider();
  }, []);

  // The slider shows the value in use, also while the field is empty or out of range.
  useEffect(() => {
    if (range.current) range.current.value = String(value);
  }, [value]);

  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <div>
          <label htmlFor={id} className="font-bold text-ink">
            {label}
          </label>{" "}
          {claim && <HowCounted claim={claim} />}
          <small id={`${id}-hint`} className="block text-small text-muted">
            {hint}
          </small>
        </div>
        <input
          ref={number}
          id={id}
          className="h-12 w-26 shrink-0 rounded-card border border-field bg-canvas px-4 text-right font-bold text-ink tabular-nums hover:border-muted aria-invalid:border-error [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          type="number"
          name={name}
          min={min}
          max={max}
          required
          inputMode="numeric"
          defaultValue={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        />
      </div>
      <div className="mt-2 noscript:hidden">
        <input
          ref={range}
          className="slider"
          type="range"
          min={slider.from}
          max={slider.to}
          step={slider.step}
          defaultValue={nearestStop(value, slider)}
          onInput={followSlider}
          tabIndex={-1}
          aria-hidden="true"
        />
      </div>
      <Problem id={id} problem={problem} />
    </div>
  );
}

/** Returns the slider's nearest step, so that the browser does not round it. */
function nearestStop(value: number, { from, to, step }: Slider): number {
  const stop = from + Math.round((value - from) / step) * step;
  return Math.min(to, Math.max(from, stop));
}

/** An error message below a field, announced to screen readers. */
export function Problem({ id, problem }: { id: string; problem: string | undefined }): ReactNode {
  return (
    <span
      id={`${id}-problem`}
      className="mt-2 flex gap-2 text-small text-error empty:hidden"
      aria-live="polite"
      data-problem={problem ? "" : undefined}
    >
      {problem && (
        <>
          <Icon name="alert" /> {problem}
        </>
      )}
    </span>
  );
}
