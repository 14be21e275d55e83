import type { ReactNode } from "react";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { demoDeal } from "../../content/demo-deal";
import { CallTime, HeardText, SayAskCard } from "../../product/call-line";
import { FieldValue } from "../../product/field-changes";
import { Wrap } from "../../ui/wrap";

const { objection, people, fieldChanges } = demoDeal;
const [daniel] = people.stakeholders;
const { card } = lineAt(callMoments.objection);
/** The fields that the objection ends in. */
const written = fieldChanges.filter(({ field }) => field === "Next step" || field === "Stage");

/** One moment of the call, as large as the page: the buyer's sentence, the answer, and the record it ends in. */
export function Moment(): ReactNode {
  return (
    <figure className="section on-paper relative py-section">
      <Wrap>
        <h2 className="text-moment">
          <HeardText
            text={objection.heard}
            words={objection.words}
            className="underline decoration-teal decoration-4 underline-offset-8"
          />
        </h2>
        <p className="mt-4 text-lead">
          {daniel.name}, {daniel.role} · <CallTime at={callMoments.objection} /> · {demoDeal.label}
        </p>
        <SayAskCard
          say={card?.say}
          ask={card?.ask}
          className="on-dark mt-8 ml-auto gap-6 rounded-window p-5 text-h2 shadow-on-paper sm:w-5/6 lg:mt-14 lg:p-10"
        />
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:mt-14" data-list="">
          {written.map(({ field, from, to }) => (
            <li key={field} className="border-t-4 border-teal pt-3">
              <p className="flex gap-3">
                {field} <FieldValue value={from} isReplaced />
              </p>
              <b className="text-h2">{to}</b>
            </li>
          ))}
        </ul>
      </Wrap>
    </figure>
  );
}
