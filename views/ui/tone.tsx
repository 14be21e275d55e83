import type { ReactNode } from "react";

const TONES: Readonly<Record<string, string>> = {
  Positive: "text-teal-hover",
  Hesitant: "text-gold",
  Medium: "text-gold",
  Negative: "text-error",
  High: "text-error",
};

/** A sentiment or priority: its name, with a dot in its color. */
export function Tone(props: { tone: string; children: ReactNode }): ReactNode {
  const { tone, children } = props;
  return (
    <span
      className={`whitespace-nowrap before:mr-1.5 before:inline-block before:size-1.5 before:rounded-pill before:bg-current before:align-[1px] ${TONES[tone] ?? ""}`.trim()}
      data-tone={tone}
    >
      {children}
    </span>
  );
}
