import type { ReactNode } from "react";
import { Icon } from "../ui/icon";

/** What became of a form, beside the form itself, for those who miss the toast. */
export function FormNotice(props: { tone: "success" | "error"; children: ReactNode }): ReactNode {
  const { tone, children } = props;
  return (
    <p
      className="notice"
      data-tone={tone}
      role={tone === "error" ? "alert" : "status"}
      tabIndex={-1}
    >
      <Icon name={tone === "error" ? "alert" : "check"} />
      <span>{children}</span>
    </p>
  );
}
