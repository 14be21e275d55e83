import type { ReactNode } from "react";

/** Links to a moment of the call. Before hydration, the server opens it; after that, the player seeks to it. */
export function MomentLink(props: {
  at: number;
  anchor: string;
  onSeek: (at: number) => void;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { at, anchor, onSeek, isCurrent, className, children } = props;
  return (
    <a
      className={className}
      href={`?at=${at}#${anchor}`}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSeek(at);
      }}
    >
      {children}
    </a>
  );
}
