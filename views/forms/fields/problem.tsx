import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

/**
 * An error message, beside its field or above the button. Only the first one is announced, after a title for
 * screen readers.
 */
export function Problem(props: {
  /** The id by which its field refers to it. */
  id?: string;
  title?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const { id, title, children } = props;
  return (
    <p
      className="notice flex gap-2 text-small text-error"
      data-tone="error"
      role={title && "alert"}
      tabIndex={-1}
    >
      <Icon name="alert" />
      <span>
        {title && <b className="sr-only">{title}</b>} <span id={id}>{children}</span>
      </span>
    </p>
  );
}
