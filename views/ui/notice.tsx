import type { ReactNode } from "react";
import { Icon } from "./icon";

/** The result of a form, shown next to it. Receives focus when it appears. */
export function Notice(props: { tone: "success" | "error"; children: ReactNode }): ReactNode {
  const { tone, children } = props;
  const isError = tone === "error";
  return (
    <p
      className={`notice flex gap-2.5 rounded-small border border-current px-3.5 py-2.5 text-small ${isError ? "text-error" : "text-teal-hover"}`}
      data-tone={tone}
      role={isError ? "alert" : "status"}
      tabIndex={-1}
    >
      <Icon name={isError ? "alert" : "check"} />
      <span className="[&_b]:text-inherit">{children}</span>
    </p>
  );
}
