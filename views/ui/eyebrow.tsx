import type { ComponentProps, ReactNode } from "react";

/** A short line above a heading. */
export function Eyebrow({ className = "mb-4", ...props }: ComponentProps<"p">): ReactNode {
  return <p {...props} className={`text-eyebrow text-teal ${className}`} />;
}
