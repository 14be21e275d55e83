import type { ReactNode } from "react";

/** A part of a window: the parts are stacked on phones and side by side on wider screens. */
export function Pane(props: { className?: string; children: ReactNode }): ReactNode {
  return (
    <div
      className={`p-5 not-first:border-t not-first:border-hairline md:p-6 md:not-first:border-t-0 md:not-first:border-l ${props.className ?? ""}`}
    >
      {props.children}
    </div>
  );
}

export function PaneHead({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="mb-3 flex flex-wrap justify-between gap-x-4 text-small font-bold text-muted">
      {children}
    </p>
  );
}

const tones = {
  Positive: "text-teal-hover",
  Neutral: "text-muted",
  Hesitant: "text-gold",
  High: "text-gold",
  Negative: "text-error",
} as const;

/** A sentiment or status: its name, with a dot in its color. */
export function Tone(props: { tone: keyof typeof tones; children: ReactNode }): ReactNode {
  return (
    <em
      className={`text-small before:mr-1.5 before:inline-block before:size-1.5 before:rounded-pill before:bg-current before:align-middle ${tones[props.tone]}`}
    >
      {props.children}
    </em>
  );
}
