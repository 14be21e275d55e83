import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

/** What is wrong with a field, under it. Announced when it appears. */
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
