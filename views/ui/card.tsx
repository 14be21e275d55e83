import type { ReactNode } from "react";

/** A panel on the page; one step lighter under the pointer. */
export function Card(props: {
  as?: "div" | "li" | "article";
  id?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const { as: Tag = "div", id, className = "", children } = props;
  return (
    <Tag
      id={id}
      className={`rounded-card border border-hairline bg-surface-1 transition-colors duration-short hover:border-hairline-strong hover:bg-surface-2 ${className}`.trim()}
    >
      {children}
    </Tag>
  );
}
