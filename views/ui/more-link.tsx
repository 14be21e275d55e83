import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";

/** A link with an arrow after its text. */
export function MoreLink(props: ComponentProps<"a">): ReactNode {
  const { className = "", children, ...rest } = props;
  return (
    <a
      {...rest}
      className={`inline-flex min-h-11 items-center gap-2 font-bold text-teal hover:text-teal-hover [&_svg]:w-4 ${className}`.trim()}
    >
      {children}
      <Icon name="arrow" />
    </a>
  );
}
