import type { ReactNode } from "react";
import { Tone } from "./tone";

/** What the rep has to do after a call, and when. */
export function NextSteps(props: {
  steps: readonly { task: string; due: string; priority: string }[];
  hasPriorities?: boolean;
  className?: string;
  rowClassName?: string;
}): ReactNode {
  const { steps, hasPriorities, className = "grid gap-2", rowClassName = "" } = props;
  return (
    <ul className={className}>
      {steps.map(({ task, due, priority }) => (
        <li key={task} className={`flex items-center gap-3 ${rowClassName}`.trim()}>
          <span className="w-12 shrink-0 font-bold">{due}</span>
          <span className="flex-1">{task}</span>
          {hasPriorities && <Tone tone={priority} />}
        </li>
      ))}
    </ul>
  );
}
