import { type Dispatch, type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../../src/paths";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { FieldChanges } from "../../product/field-changes";
import { Button, ButtonLink } from "../../ui/button";
import type { CallAction } from "./call-state";

const { closeout: copy } = player;
const { fieldChanges, label } = demoDeal;

/** Covers the panes after the call was played to its end or ended, and asks the rep to approve the CRM updates. */
export function CallCloseout(props: {
  isApproved: boolean;
  isStepper: boolean;
  dispatch: Dispatch<CallAction>;
}): ReactNode {
  const { isApproved, isStepper, dispatch } = props;
  const next = useRef<HTMLButtonElement>(null);

  // Approving removes the focused button, so focus moves to the next one.
  useEffect(() => {
    if (isApproved) next.current?.focus({ preventScroll: true });
  }, [isApproved]);

  return (
    <section
      data-closeout=""
      aria-label={player.ended}
      className="absolute inset-0 z-10 grid content-start gap-4 @two-panes:content-center overflow-y-auto bg-surface-1 p-4 @two-panes:grid-cols-[5fr_6fr] @two-panes:items-center @two-panes:gap-8 @two-panes:p-8 @three-panes:gap-16 @three-panes:px-16 motion-safe:*:animate-rise"
    >
      <div>
        <h3 className="@max-two-panes:text-h4 @three-panes:text-h2">
          <span role="status">{isApproved ? copy.approvedTitle : copy.title}</span>
        </h3>
        <p className="mt-2 text-base text-body">{isApproved ? copy.approvedText : copy.text}</p>
        <p className="mt-4 flex gap-2 @max-two-panes:*:flex-1 @max-two-panes:*:px-2 @two-panes:mt-5 @two-panes:gap-3">
          {isApproved ? (
            <>
              <ButtonLink
                tone="primary"
                href={paths.betaWaitlist.path}
                // It takes the place of Approve, so a double-click on that would leave the page.
                onClick={(event) => event.detail > 1 && event.preventDefault()}
              >
                {copy.early}
              </ButtonLink>
              <Button
                ref={next}
                type="button"
                onClick={() => dispatch({ type: "started", isStepper })}
              >
                {copy.fullCall}
              </Button>
            </>
          ) : (
            <Button
              type="button"
              tone="primary"
              onClick={() => {
                dispatch({ type: "approved" });
                approveUpdates();
              }}
            >
              {copy.approve}
            </Button>
          )}
        </p>
      </div>
      <div className="on-paper overflow-clip rounded-card border border-hairline">
        <p className="flex justify-between gap-3 border-b border-hairline bg-surface-2 px-4 py-2">
          <b>{copy.record}</b>
          <span className="whitespace-nowrap">{label}</span>
        </p>
        <FieldChanges
          changes={fieldChanges}
          className={`*:px-4 *:py-0.5 @two-panes:*:py-2 @three-panes:text-base ${isApproved ? "[&_b]:text-teal" : "[&_b]:text-gold"}`}
        />
      </div>
    </section>
  );
}

/** Carries the approval into the page's closeout, if there is one: an event of focus also hydrates it. */
function approveUpdates(): void {
  const below = document.querySelector<HTMLElement>('[data-island="closeout"]');
  below?.setAttribute("data-approved", "");
  below?.dispatchEvent(new Event("focusin"));
}
