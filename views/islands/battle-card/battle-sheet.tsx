import type { ReactNode } from "react";
import { battleCard } from "../../content/demo/battle-card";
import { demoDeal } from "../../content/demo-deal";
import { People } from "../../product/people";

const { parts } = battleCard;
const { account, beforeCall, competitor } = demoDeal;

/** The battle card: what the rep should know before the call. */
export function BattleSheet(): ReactNode {
  return (
    <div
      data-sheet=""
      className="grid content-between gap-x-6 gap-y-3 p-4 text-body @min-[520px]:p-5 @min-[520px]:grid-cols-6 @min-[1000px]:grid-cols-[repeat(6,1fr)_6fr] @min-[1000px]:px-6"
    >
      <Part title={parts.account} className="@min-[520px]:col-span-2">
        <b className="block">{account.name}</b> {account.overview}
      </Part>
      <Part title={parts.deal} className="@min-[520px]:col-span-2">
        <b className="block">${account.amount.toLocaleString("en-US")}</b> {account.deal} ·{" "}
        {account.stage.before} stage
      </Part>
      <Part title={parts.competitor} className="@min-[520px]:col-span-2">
        <b className="block">{competitor}</b> {account.renewal.replace(competitor, "").trim()}
      </Part>
      <Part title={parts.stakeholders} className="@min-[520px]:col-span-4">
        <People people={beforeCall.people} className="*:mt-0.5" />
      </Part>
      <Part title={parts.pains} className="@min-[520px]:col-span-2">
        <ul>
          {beforeCall.painPoints.map((pain) => (
            <li key={pain} className="mt-0.5">
              {pain}
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title={parts.points}
        className="rounded-card border border-teal/30 bg-teal/10 px-4 py-3 @min-[520px]:col-span-6 @min-[1000px]:col-start-7 @min-[1000px]:row-span-2 @min-[1000px]:row-start-1 @min-[1000px]:col-span-1"
      >
        <ol className="list-decimal pl-5 @min-[1000px]:text-base">
          {beforeCall.talkingPoints.map((point) => (
            <li key={point} className="mt-0.5 @min-[1000px]:mt-3">
              {point}
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function Part(props: { title: string; className?: string; children: ReactNode }): ReactNode {
  const { title, className, children } = props;
  return (
    <section className={className}>
      <h3 className="mb-0.5 text-small text-muted">{title}</h3>
      <div>{children}</div>
    </section>
  );
}
