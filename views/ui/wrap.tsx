import type { ComponentProps, ReactNode } from "react";

/** The site's centered column. */
export function Wrap({ className = "", ...props }: ComponentProps<"div">): ReactNode {
  return <div {...props} className={`wrap mx-auto max-w-page px-4 sm:px-6 ${className}`.trim()} />;
}
