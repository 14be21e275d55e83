import type { ReactNode } from "react";
import { timeOfDay } from "../../content/demo/calendar";
import { demoDeal } from "../../content/demo-deal";
import { flow, type FlowStep } from "../../content/flow";
import { dollars } from "../../content/plans";
import { People } from "../../product/people";
import { Window } from "../../ui/window";
import { Pane, PaneHead } from "../../product/deal-windows/pane";

const { account, beforeCall } = demoDeal;

const facts = [
  ["Deal", account.deal],
  ["Amount", dollars(account.amount)],
  ["Incumbent", account.renewal],
  ["Pain", beforeCall.painPoints.join(". ")],
] as const;

/** The battle card for the first meeting of the day. */
export function BeforeWindow({ step }: { step: FlowStep }): ReactNode {
  return (
    <Window title="Battle card" status={`Ready ${timeOfDay(step.time)}`} text={step.window}>
      <div className="text-base text-body md:grid md:grid-cols-2">
        <Pane>
          <PaneHead>
            {account.name} <span className="font-normal">{account.overview}</span>
          </PaneHead>
          <People people={beforeCall.people} className="*:border-t *:border-hairline *:py-2.5" />
          <dl className="grid grid-cols-[88px_1fr] gap-x-3 gap-y-1.5 border-t border-hairline pt-4">
            {facts.map(([name, value]) => (
              <div key={name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Pane>
        <Pane className="flex flex-col">
          <PaneHead>Make these points</PaneHead>
          <ol className="grid flex-1 gap-3">
            {beforeCall.talkingPoints.map((point, index) => (
              <li
                key={point}
                className="grid grid-cols-[auto_1fr] content-center items-baseline gap-4 rounded-card border border-teal/40 bg-teal/10 p-4"
              >
                <b className="text-teal-hover">{index + 1}</b>
                <span>
                  <b className="block text-ink">{point}</b>
                  <span className="mt-1 block text-small">{flow.reasons[index]}</span>
                </span>
              </li>
            ))}
          </ol>
        </Pane>
      </div>
    </Window>
  );
}
