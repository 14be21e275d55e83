import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { type Claim, claimId, counting, markOf, statuses } from "../content/claims";
import { IconButton } from "./button";
import { Icon } from "./icon";

/**
 * The quiet mark beside a figure: "Modeled" or "Stated". It opens a native popover, so it needs no script, with what the
 * figure measures, when it applies, how it is calculated, and whose it is. Contains a dialog, so it must not be inside a
 * paragraph. The popover's id comes from the figure, so use it once per claim and page. `name` replaces the popover's
 * title.
 */
export function HowCounted(props: {
  claim: Claim;
  name?: string;
  /** More to know about the figure on this page. */
  children?: ReactNode;
}): ReactNode {
  const { claim, name = counting.label, children } = props;
  const id = `how-${claimId(claim)}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${markOf(claim)}. ${name}: ${claim.name ?? claim.figure}`}
        className="inline-flex min-h-6 min-w-6 flex-none cursor-pointer items-center justify-center text-small font-normal text-muted underline decoration-dotted underline-offset-4 hover:text-ink"
      >
        {markOf(claim)}
      </button>
      <Explanation {...{ id, claim, name, children }} />
    </>
  );
}

/**
 * Opens at the bottom of the screen on phones; otherwise below its button, or centered where the browser lacks anchor
 * positioning. `behaviors/clear-figures` scrolls the figure out from under it.
 */
function Explanation(props: {
  id: string;
  claim: Claim;
  name: string;
  children: ReactNode;
}): ReactNode {
  const { id, claim, name, children } = props;
  const { what, when, math, status } = claim.counted;
  const title = name === counting.label ? `${name}: ${claim.name ?? claim.figure}` : name;
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={title}
      className="fixed inset-x-3 top-auto bottom-3 w-auto rounded-card border border-hairline-strong bg-surface-3 p-5 text-left text-small font-normal text-body shadow-raised sm:inset-0 sm:h-fit sm:w-96 sm:under-button"
    >
      <div className="flex items-start justify-between gap-3">
        <b>{title}</b>
        <IconButton
          className="-mt-2 -mr-3 flex-none"
          aria-label={counting.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </IconButton>
      </div>
      <p className="mt-2">{what}</p>
      {when && (
        <p className="mt-2">
          <b>{counting.when}</b> {when}
        </p>
      )}
      {math && (
        <p className="mt-2">
          <b>{counting.math}</b> {math}
        </p>
      )}
      {children && <p className="mt-2">{children}</p>}
      <p className="mt-3 border-t border-hairline pt-3 text-muted">
        {statuses[status]}{" "}
        {status === "claim" && (
          <a
            className="text-teal underline underline-offset-4"
            href={`${paths.caseStudies.path}#${claimId(claim)}`}
          >
            {counting.link}
          </a>
        )}
      </p>
    </dialog>
  );
}
