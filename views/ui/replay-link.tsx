import type { ReactNode } from "react";
import { Icon } from "./icon";

/** Opens the page at `href` again, so that a scene that plays once on load is replayed without script. */
export function ReplayLink({ href, className }: { href: string; className: string }): ReactNode {
  return (
    <a
      href={href}
      className={`flex min-h-11 items-center gap-2 text-small font-bold text-muted hover:text-ink motion-reduce:hidden ${className}`}
    >
      <Icon name="play" className="w-4" />
      Replay
    </a>
  );
}
