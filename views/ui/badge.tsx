import type { ComponentProps, ReactNode } from "react";
import type { Badge as BadgeKind } from "../../src/paths";

const PILLS = {
  plain: "border-hairline-strong bg-surface-3 text-body",
  gold: "border-gold/30 bg-gold/10 text-gold",
  teal: "border-teal/40 bg-teal/10 text-teal-hover",
} as const;

/** A small rounded label of one or two words. */
export function Pill(
  props: Omit<ComponentProps<"span">, "style"> & { tone?: keyof typeof PILLS },
): ReactNode {
  const { tone = "plain", className = "", children, ...rest } = props;
  return (
    <span
      {...rest}
      className={`rounded-pill border px-2.5 text-small font-bold whitespace-nowrap ${PILLS[tone]} ${className}`.trim()}
    >
      {children}
    </span>
  );
}

/** Shows the availability of a page or feature: gold for a joinable beta, plain for coming soon. */
export function Badge({ badge }: { badge: BadgeKind | undefined }): ReactNode {
  if (!badge) return null;
  return badge === "beta" ? <Pill tone="gold">Beta</Pill> : <Pill>Soon</Pill>;
}

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
