import type { ReactNode } from "react";

const COLORS: Readonly<Record<string, string>> = {
  Positive: "text-teal-hover",
  Champion: "text-teal-hover",
  Connected: "text-teal-hover",
  Low: "text-teal-hover",
  Hesitant: "text-gold",
  Medium: "text-gold",
  Negative: "text-error",
  High: "text-error",
};

/** The tones that have a color. */
export const TONES = Object.keys(COLORS);

/** A sentiment, priority or status: its name, or what stands for it, with a dot in its color. */
export function Tone(props: { tone: string; children?: ReactNode }): ReactNode {
  const { tone, children = tone } = props;
  return (
    <span
      className={`text-small whitespace-nowrap before:mr-1.5 before:inline-block before:size-1.5 before:rounded-pill before:bg-current before:align-[1px] ${COLORS[tone] ?? "text-muted"}`}
      data-tone={tone}
    >
      {children}
    </span>
  );
}
