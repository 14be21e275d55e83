import type { ReactNode } from "react";
import { Icon } from "../ui/icon";

/** What became of a form, beside the form itself, for those who miss the toast. */
export function FormNotice(props: {
  id: string;
  tone: "success" | "error";
  children: ReactNode;
}): ReactNode {
  const { id, tone, children } = props;
  return (
    <p id={id} className="notice" data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      <Icon name={tone === "error" ? "alert" : "check"} />
      <span>{children}</span>
    </p>
  );
}
