import type { ReactNode } from "react";
import { FigureFrame, type FigureProps, readRows } from "./figure-frame";
import { Icon } from "./icon";

const zones = {
  yours: {
    name: "Your tools",
    look: "bg-paper text-paper-body",
    label: "text-paper-body",
    title: "text-paper-ink",
  },
  genie: {
    name: "Genie",
    look: "bg-surface-3 shadow-edge",
    label: "text-teal",
    title: "text-ink",
  },
} as const;

type Zone = keyof typeof zones;
type Step = { name: string; what: string; number: number };

/**
 * A figure of how a call's data moves between tools. Rows are `yours` or `genie`, the step's name, and what happens in
 * it.
 */
export function CallData({ text, caption }: FigureProps): ReactNode {
  const groups = groupByZone(readRows(text));
  return (
    <FigureFrame caption={caption}>
      <div className="@container">
        <ol className="grid gap-3 print:gap-1 @two-panes:grid-cols-[1fr_auto_3fr_auto_1fr] @two-panes:items-center">
          {groups.map(({ zone, steps }, index) => (
            <Zone key={steps[0]?.name} zone={zone} steps={steps} isFirst={index === 0} />
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}

function Zone(props: { zone: Zone; steps: Step[]; isFirst: boolean }): ReactNode {
  const { name, look, label, title } = zones[props.zone];
  return (
    <li className="contents">
      {!props.isFirst && (
        <Icon
          name="arrow"
          className="mx-auto size-6 rotate-90 text-teal print:size-4 @two-panes:rotate-0"
        />
      )}
      <div
        className={`rounded-card p-4 @two-panes:self-stretch print:border print:border-hairline-strong print:p-3 ${look}`}
      >
        <b className={`mb-3 block text-small ${label}`}>{name}</b>
        <ol className={`grid gap-4 ${props.steps.length > 1 ? "sm:grid-cols-2" : ""}`}>
          {props.steps.map(({ name: step, what, number }) => (
            <li key={step}>
              <b className={title}>
                {number}. {step}
              </b>
              <p className="text-small">{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}

function groupByZone(rows: string[][]): { zone: Zone; steps: Step[] }[] {
  const groups: { zone: Zone; steps: Step[] }[] = [];
  for (const [index, [zone = "", name = "", what = ""]] of rows.entries()) {
    if (!isZone(zone)) throw new Error(`A figure of a call’s data has no zone “${zone}”`);
    const step = { name, what, number: index + 1 };
    const last = groups.at(-1);
    if (last?.zone === zone) last.steps.push(step);
    else groups.push({ zone, steps: [step] });
  }
  return groups;
}

const isZone = (name: string): name is Zone => Object.hasOwn(zones, name);
