import type { ReactNode } from "react";
import { type ClaimStatus, statusNames } from "../../content/case-studies";
import { Pill } from "../../ui/badge";

const TONES = { confirmed: "teal", math: "teal", beta: "gold", open: "plain" } as const;

/** A claim's status, in words and color. */
export function StatusPill({ status }: { status: ClaimStatus }): ReactNode {
  return <Pill tone={TONES[status]}>{statusNames[status]}</Pill>;
}
