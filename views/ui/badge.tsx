import type { ReactNode } from "react";
import type { Badge as BadgeKind } from "../../src/paths";

/** Says how far a destination is: gold for a beta that can be joined, muted for what is still to come. */
export function Badge({ badge }: { badge: BadgeKind | undefined }): ReactNode {
  if (!badge) return null;
  return badge === "beta" ? (
    <em className="badge badge-beta">Beta</em>
  ) : (
    <em className="badge">Soon</em>
  );
}
