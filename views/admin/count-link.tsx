import type { ReactNode } from "react";

/** A number that leads to the list that it counts, if there is one. */
export function CountLink(props: { count: number; href: string | undefined }): ReactNode {
  const shown = props.count.toLocaleString("en-US");
  if (props.href === undefined) return shown;
  return (
    <a
      className="inline-flex min-h-6 min-w-6 items-center justify-end text-teal phone:justify-self-start underline underline-offset-4"
      href={props.href}
    >
      {shown}
    </a>
  );
}
