import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

/** An error message below a field, announced to screen readers. */
export function Problem({ id, problem }: { id: string; problem: string | undefined }): ReactNode {
  return (
    <span
      id={`${id}-problem`}
      className="mt-2 flex gap-2 text-small text-error empty:hidden"
      aria-live="polite"
      data-problem={problem ? "" : undefined}
    >
      {problem && (
        <>
          <Icon name="alert" /> {problem}
        </>
      )}
    </span>
  );
}
