import type { ComponentProps, ReactNode } from "react";
import type { Badge as BadgeKind } from "../../src/paths";

const TONES = {
  plain: "border-hairline-strong bg-surface-3 text-body",
  gold: "border-gold/30 bg-gold/10 text-gold",
  teal: "border-teal/30 bg-teal/10 text-teal-hover",
} as const;

/** One or two words about what stands beside it. */
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

/** Says how far a destination is: gold for a beta that can be joined, plain for what is still to come. */
export function Badge({ badge }: { badge: BadgeKind | undefined }): ReactNode {
  if (!badge) return null;
  return badge === "beta" ? <Pill tone="gold">Beta</Pill> : <Pill>Soon</Pill>;
}
