import type { ReactNode } from "react";
import { type ClaimStatus, statusNames } from "../../content/case-studies";
import { Pill } from "../../ui/badge";

const TONES = { confirmed: "teal", math: "teal", beta: "gold", open: "plain" } as const;

const MARKS = {
  confirmed: "bg-teal",
  math: "bg-teal",
  beta: "bg-gold",
  open: "h-0.5! bg-field",
} as const;

/** A claim's status, in words and color. */
export function StatusPill({ status }: { status: ClaimStatus }): ReactNode {
  return <Pill tone={TONES[status]}>{statusNames[status]}</Pill>;
}

/** A status as a dot of the given size, to stand beside its name. */
export function StatusMark(props: { status: ClaimStatus; className: string }): ReactNode {
  return (
    <i
      className={`flex-none self-center rounded-pill ${MARKS[props.status]} ${props.className}`}
      aria-hidden="true"
    />
  );
}
