import type { ReactNode } from "react";

/**
 * A position in a call or its length, such as 31:42, marked up as a duration (`PT31M42S`) because it is not a time of
 * day.
 */
export function CallTime(props: { text: string; children?: ReactNode }): ReactNode {
  const { text, children = text } = props;
  const [minutes, seconds] = text.split(":");
  return <time dateTime={`PT${minutes}M${seconds}S`}>{children}</time>;
}
