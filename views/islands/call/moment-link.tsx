import type { ReactNode } from "react";

/** Links to a moment of the call. Without script, the server opens it; the player seeks to it. */
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
      data-held-click=""
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
