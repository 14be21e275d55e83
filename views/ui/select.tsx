import type { ComponentProps, ReactNode } from "react";
import { fieldClass } from "./field";

/** A select. The arrow is drawn with borders because the content security policy blocks images in stylesheets. */
export function Select({ className = "", ...props }: ComponentProps<"select">): ReactNode {
  return (
    <span className="relative block after:pointer-events-none after:absolute after:top-4.5 after:right-4 after:size-2 after:rotate-45 after:border-r-2 after:border-b-2 after:border-muted forced-colors:after:content-none">
      <select
        {...props}
        className={`${fieldClass} h-12 cursor-pointer appearance-none pr-9 forced-colors:appearance-auto ${className}`.trim()}
      />
    </span>
  );
}
