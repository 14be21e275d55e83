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

/**
 * Folded below its head on phones and in browsers without `::details-content`. With `isOpen`, it is folded everywhere until
 * that is true. Of those with the same `name`, one is open at a time.
 */
export function Fold(props: {
  head: ReactNode;
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
}): ReactNode {
  const { head, name, isOpen, children } = props;
  const unfolds = isOpen === undefined;
  return (
    <>
      {unfolds && <div className="mb-3 hidden items-center gap-3 md:unfoldable:flex">{head}</div>}
      <details
        className={`group ${unfolds ? "md:details-content:[content-visibility:visible]" : ""}`.trim()}
        name={name}
        open={isOpen}
      >
        <summary
          className={`flex min-h-11 cursor-pointer items-center gap-3 ${unfolds ? "md:unfoldable:hidden" : ""}`.trim()}
        >
          {head}
          <Chevron />
        </summary>
        {children}
      </details>
    </>
  );
}
