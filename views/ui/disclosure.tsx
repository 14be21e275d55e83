import type { ReactNode } from "react";
import { Icon } from "./icon";

/** The chevron in a summary, which turns when its `details`, a `group`, opens. */
export function Chevron(): ReactNode {
  return (
    <Icon
      name="chevron"
      className="text-muted transition-[rotate] group-open:rotate-180 motion-reduce:transition-none"
    />
  );
}

/** A large row that opens and closes the `details` that it is in, a `group`. */
export function Summary({ children }: { children: ReactNode }): ReactNode {
  return (
    <summary className="-mx-3 flex min-h-16 cursor-pointer items-center justify-between gap-4 rounded-card p-3 text-lead font-bold text-ink outline-offset-[-4px]">
      {children}
      <Chevron />
    </summary>
  );
}
