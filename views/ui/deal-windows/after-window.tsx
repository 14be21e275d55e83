import type { ReactNode } from "react";
import {
  callNotes,
  crmUpdates,
  type CrmUpdate,
  followUpMail,
  newContact,
} from "../../content/demo/after-call";
import { closeout } from "../../content/demo/closeout";
import { demoDeal } from "../../content/demo-deal";
import { Icon } from "../icon";
import { PaperWindow, Picture } from "./picture";

const { account, people, followUp, nextSteps } = demoDeal;
const { opening, promised, ending } = followUpMail.sent;

const results: Record<CrmUpdate, string> = {
  notes: `${callNotes.length} lines from the transcript`,
  stage: `${account.stage.before} to ${account.stage.after}`,
  contacts: `${newContact.name}, ${newContact.part}`,
  nextSteps: `${nextSteps.length} with owner and date`,
  followUp: `Sent to ${people.stakeholders[0].name}`,
};

/** Ticks an update, once, where the page lets the window play (`--play`). Otherwise all are ticked from the start. */
const TICKS =
  "supports-[animation-timeline:view()]:not-print:motion-safe:in-data-revealed:animate-[rise_0.4s_var(--ease-out)_var(--at)_backwards_var(--play,running)]";

/** The approved updates with their times, in front of the email that was sent. */
export function AfterWindow(props: { text: string; className?: string }): ReactNode {
  return (
    <Picture text={props.text} className={`sm:flex sm:items-start ${props.className ?? ""}`}>
      <div className="relative z-1 rounded-window border border-teal/40 bg-surface-1 p-5 text-small text-body shadow-on-paper max-sm:mx-3 sm:mt-16 sm:-mr-8 sm:w-5/12 sm:shrink-0">
        <p className="mb-3 flex justify-between gap-3 text-muted">
          <b>Closeout</b> <span className={`[--at:1.8s] ${TICKS}`}>Approved 10:34 AM</span>
        </p>
        {crmUpdates.map(({ id, name }, index) => (
          <p
            key={id}
            className="flex gap-2 border-t border-hairline py-2.5 [--at:0.3s] nth-3:[--at:0.6s] nth-4:[--at:0.9s] nth-5:[--at:1.2s] nth-6:[--at:1.5s]"
          >
            <span className={`pt-0.5 text-teal ${TICKS}`}>
              <Icon name="check" />
            </span>
            <span className="flex-1">
              <b className="flex items-baseline justify-between text-base">
                {name}
                <span className={`text-small font-normal text-muted tabular-nums ${TICKS}`}>
                  {index < 2 ? "10:33" : "10:34"} AM
                </span>
              </b>
              {results[id]}
            </span>
          </p>
        ))}
      </div>
      <PaperWindow title={closeout.mail.title} className="max-sm:-mt-6 max-sm:pt-6 sm:flex-1">
        <div data-mail className="grid gap-2.5 p-5 sm:pl-14">
          <p>
            To <b className="text-paper-ink">{people.stakeholders[0].name}</b>
          </p>
          <b className="text-base text-paper-ink">{followUp.subject}</b>
          {opening.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ul className="list-disc pl-5">
            {promised.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {ending.map((line) => (
            <p key={line} className="max-sm:hidden">
              {line}
            </p>
          ))}
        </div>
      </PaperWindow>
    </Picture>
  );
}
