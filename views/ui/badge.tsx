import type { ComponentProps, ReactNode } from "react";
import type { Badge as BadgeKind } from "../../src/paths";

const TONES = {
  plain: "border-hairline-strong bg-surface-3 text-body",
  gold: "border-gold/30 bg-gold/10 text-gold",
  teal: "border-teal/40 bg-teal/10 text-teal-hover",
} as const;

/** A small rounded label of one or two words. */
export function Pill(
  props: Omit<ComponentProps<"span">, "style"> & { tone?: keyof typeof TONES },
): ReactNode {
  const { tone = "plain", className = "", children, ...rest } = props;
  return (
    <span
      {...rest}
      className={`rounded-pill border px-2.5 text-small font-bold whitespace-nowrap ${TONES[tone]} ${className}`.trim()}
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
