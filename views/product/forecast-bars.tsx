import type { ReactNode } from "react";
import { dollars } from "../content/plans";
import { Bar } from "../ui/bar";

/** A forecast by category, each with its amount as a bar and, in wide windows, its accounts. The first two are certain. */
export function ForecastBars(props: {
  lines: readonly { name: string; amount: number; accounts?: readonly string[] }[];
}): ReactNode {
  const max = Math.max(...props.lines.map(({ amount }) => amount));
  return props.lines.map(({ name, amount, accounts }, index) => (
    <div key={name}>
      <p className="mb-1.5 flex items-baseline gap-3">
        <b className="w-20 shrink-0">{name}</b>
        <span className="flex-1 text-small text-muted max-sm:hidden">{accounts?.join(", ")}</span>
        <span className="text-ink tabular-nums">{dollars(amount)}</span>
      </p>
      <Bar
        percent={(amount / max) * 100}
        className={`h-0.75 ${index < 2 ? "fill-teal" : "fill-decoration"}`}
      />
    </div>
  ));
}
