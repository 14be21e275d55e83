import type { ComponentProps, ReactNode } from "react";

/** The short line over a heading. */
export function Eyebrow({ className = "mb-4", ...props }: ComponentProps<"p">): ReactNode {
  return <p {...props} className={`text-eyebrow text-teal ${className}`} />;
}
