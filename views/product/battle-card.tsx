import type { ReactNode } from "react";
import { battleCard } from "../content/demo/battle-card";
import type { Brief, Deal } from "../content/demo-deal";
import { dollars } from "../content/plans";
import { Tone } from "../ui/badge";

const { parts } = battleCard;

/** What the rep should know before the call, and the points to make. */
export function BattleCard(props: {
  deal: Pick<Deal, "account" | "competitor"> & { beforeCall: Brief };
}): ReactNode {
  const { account, beforeCall, competitor } = props.deal;
  return (
    <div className="grid content-between gap-x-6 gap-y-3 p-4 text-body @min-[520px]:grid-cols-6 @min-[520px]:p-5 @min-[520px]:@max-[1000px]:gap-y-5 @min-[520px]:@max-[1000px]:text-base @min-[1000px]:grid-cols-[repeat(6,1fr)_6fr] @min-[1000px]:px-6">
      <Part title={parts.account} className={THIRD}>
        <b className="block">{account.name}</b> {account.overview}
      </Part>
      <Part title={parts.deal} className={THIRD}>
        <b className="block">{dollars(account.amount)}</b> {account.deal} · {account.stage.before}
      </Part>
      <Part title={parts.competitor} className={THIRD}>
        <b className="block">{competitor}</b> {account.renewal.replace(competitor, "").trim()}
      </Part>
      <Part title={parts.stakeholders} className="@min-[520px]:col-span-4">
        <People people={beforeCall.people} />
      </Part>
      <Part title={parts.pains} className={THIRD}>
        {beforeCall.painPoints.map((pain) => (
          <p key={pain}>{pain}</p>
        ))}
      </Part>
      <Part
        title={parts.points}
        className="rounded-card border border-teal/30 bg-teal/10 px-4 py-3 @min-[520px]:col-span-6 @min-[1000px]:col-span-1 @min-[1000px]:col-start-7 @min-[1000px]:row-span-2 @min-[1000px]:row-start-1"
      >
        <TalkingPoints points={beforeCall.talkingPoints} />
      </Part>
    </div>
  );
}

const THIRD = "@min-[520px]:col-span-2";

function Part(props: { title: string; className: string; children: ReactNode }): ReactNode {
  return (
    <div className={props.className}>
      <h3 className="text-small text-muted">{props.title}</h3>
      {props.children}
    </div>
  );
}

/** The points to make, in order. */
export function TalkingPoints(props: { points: readonly string[]; className?: string }): ReactNode {
  const { points, className = "grid gap-1 text-base" } = props;
  return (
    <ol className={className}>
      {points.map((point, index) => (
        <li key={point} className="flex items-baseline gap-3">
          <b className="text-teal-hover">{index + 1}</b>
          <span className="text-ink">{point}</span>
        </li>
      ))}
    </ol>
  );
}

/** The people of a deal, each with their role and stance. */
export function People(props: {
  people: readonly { name: string; role: string; stance: string }[];
}): ReactNode {
  return (
    <ul>
      {props.people.map(({ name, role, stance }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-3">
          <b>{name}</b>
          <span className="flex-1 text-muted">{role}</span>
          <Tone tone={stance} />
        </li>
      ))}
    </ul>
  );
}
