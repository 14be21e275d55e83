import type { ReactNode } from "react";

/** A moment of a call, or its length, such as 31:42: in HTML that is a duration, PT31M42S, and no time of day. */
export function CallTime(props: { text: string; children?: ReactNode }): ReactNode {
  const { text, children = text } = props;
  const [minutes, seconds] = text.split(":");
  return <time dateTime={`PT${minutes}M${seconds}S`}>{children}</time>;
}
