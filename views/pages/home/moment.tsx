import type { ReactNode } from "react";
import { clockTime } from "../../content/demo/call";
import { lineAt } from "../../content/demo/lines";
import { callMoments } from "../../content/demo/moments";
import { player } from "../../content/demo/player";
import { demoDeal } from "../../content/demo-deal";
import { home } from "../../content/home";
import { CallTime } from "../../ui/call-time";
import { Wrap } from "../../ui/wrap";

const { objection, people, fieldChanges } = demoDeal;
const [daniel] = people.stakeholders;
const [before, after] = objection.heard.split(objection.words);
const { card } = lineAt(callMoments.objection);
const written = fieldChanges.filter(({ field }) => home.moment.fields.includes(field));

/** One moment of the call, as large as the page: the buyer's sentence, the answer, and the record it ends in. */
export function Moment(): ReactNode {
  return (
    <figure data-moment="" className="section border-t border-hairline bg-paper py-12 lg:py-24">
      <Wrap className="text-paper-body">
        <h2 className="text-moment text-paper-ink">
          {before}
          <span className="underline decoration-paper-teal decoration-4 underline-offset-8">
            {objection.words}
          </span>
          {after}
        </h2>
        <p className="mt-4 text-lead">
          {daniel.name}, {daniel.role} · <CallTime text={clockTime(callMoments.objection)} /> ·{" "}
          {demoDeal.label}
        </p>
        <div className="mt-8 ml-auto rounded-window border border-teal/40 bg-canvas p-5 shadow-on-paper sm:w-5/6 lg:mt-14 lg:p-10">
          {[
            { name: player.say, text: card?.say },
            { name: player.ask, text: card?.ask },
          ].map(({ name, text }) => (
            <p key={name} className="text-h2 text-ink not-first:mt-6">
              <span className="block text-base text-teal">{name}</span>
              {text}
            </p>
          ))}
        </div>
        <ul className="mt-8 grid gap-4 sm:grid-cols-3 lg:mt-14" data-list="">
          {written.map(({ field, from, to }) => (
            <li key={field} className="border-t-4 border-paper-teal pt-3">
              {field}
              <s className="ml-3">{from}</s>
              <b className="block text-h2 text-paper-ink">{to}</b>
            </li>
          ))}
        </ul>
      </Wrap>
    </figure>
  );
}
