import type { ReactNode } from "react";
import { crmScene } from "../../content/crm-scene";
import {
  approvedAt,
  callNotes,
  crmUpdates,
  type CrmUpdate,
  followUpMail,
  newContact,
} from "../../content/demo/after-call";
import { closeout } from "../../content/demo/closeout";
import { demoDeal } from "../../content/demo-deal";
import { Icon } from "../../ui/icon";
import { REVEAL_PART } from "../../ui/reveal";
import { PaperWindow, Picture } from "./picture";

const { account, people, followUp, nextSteps } = demoDeal;
const { cut, sent } = followUpMail;
const { promised, ending } = sent;
/** The draft's first paragraphs, the last in two parts around the words that the rep deletes. */
const drafted = followUpMail.body
  .split("\n\n")
  .slice(0, sent.opening.length)
  .map((text) => text.split(cut));
const { approve, waits } = closeout.crm;

const results: Record<CrmUpdate, string> = {
  notes: `${callNotes.length} lines from the transcript`,
  stage: `${account.stage.before} to ${account.stage.after}`,
  contacts: `${newContact.name}, ${newContact.part}`,
  nextSteps: `${nextSteps.length} with owner and date`,
  followUp: `Sent to ${people.stakeholders[0].name}`,
};

/**
 * The approved updates with their times, in front of the email that was sent. With `edit`, they still wait for approval, in
 * front of the draft: `edit` stands below the words that the rep deletes from it.
 */
export function AfterWindow(props: { text: string; className?: string; edit?: string }): ReactNode {
  const { text, className = "", edit } = props;
  const isWaiting = edit !== undefined;
  return (
    <Picture text={text} className={`sm:flex sm:items-start ${className}`}>
      <div className="relative z-1 rounded-window border border-teal/40 bg-surface-1 p-5 text-small text-body shadow-on-paper max-sm:mx-3 sm:mt-16 sm:-mr-8 sm:w-5/12 sm:shrink-0">
        <p className="mb-3 flex justify-between gap-3 text-muted">
          <b>Closeout</b>{" "}
          {isWaiting ? (
            <b className="text-gold">{crmScene.waits}</b>
          ) : (
            <span className={`[--at:1.8s] ${REVEAL_PART}`}>Approved {approvedAt}</span>
          )}
        </p>
        {crmUpdates.map(({ id, name }, index) => (
          <p
            key={id}
            className="flex gap-2 border-t border-hairline py-2.5 [--at:0.3s] nth-3:[--at:0.6s] nth-4:[--at:0.9s] nth-5:[--at:1.2s] nth-6:[--at:1.5s]"
          >
            {isWaiting ? (
              <span className="mt-1 size-4 flex-none rounded-pill border-2 border-gold" />
            ) : (
              <span className={`pt-0.5 text-teal ${REVEAL_PART}`}>
                <Icon name="check" />
              </span>
            )}
            <span className="flex-1">
              <b className="flex items-baseline justify-between text-base">
                {name}
                {!isWaiting && (
                  <span className={`text-small font-normal text-muted tabular-nums ${REVEAL_PART}`}>
                    {index < 2 ? "10:33 AM" : approvedAt}
                  </span>
                )}
              </b>
              {isWaiting ? results[id].replace("Sent to", "To") : results[id]}
            </span>
          </p>
        ))}
        {isWaiting && (
          <p className="border-t border-hairline pt-3">
            <b className="block rounded-card border border-teal p-2.5 text-center text-teal">
              {approve}
            </b>
            <span className="mt-2 block">{waits.text}</span>
          </p>
        )}
      </div>
      <PaperWindow title={closeout.mail.title} className="max-sm:-mt-6 max-sm:pt-6 sm:flex-1">
        <div data-mail className="grid gap-2.5 p-5 sm:pl-14">
          <p>
            To <b className="text-paper-ink">{people.stakeholders[0].name}</b>
          </p>
          <b className="text-base text-paper-ink">{followUp.subject}</b>
          {(isWaiting ? drafted : sent.opening.map((line) => [line])).map(([before, after]) => (
            <p key={before}>
              {before}
              {after && <s className="bg-gold/25 text-paper-ink">{cut}</s>}
              {after}
              {after && <b className="block text-paper-gold">{edit}</b>}
            </p>
          ))}
          <ul className={`list-disc pl-5 ${isWaiting ? "max-sm:hidden" : ""}`.trim()}>
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
