import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";
import { pictures } from "../../content/pillars";
import { dollars } from "../../content/plans";
import { Bar } from "../../ui/bar";
import { Icon } from "../../ui/icon";
import { Window } from "../../ui/window";

const { account, painPoints, talkingPoints, fieldChanges, score, scorecard } = demoDeal;

/** Co-Pilot before the call: the battle card. */
export function PreCallWindow(): ReactNode {
  const facts = [
    ["Deal", `${account.deal}, ${dollars(account.amount)}`],
    ["Incumbent", account.renewal],
    ["What hurts", painPoints[0]],
  ];
  return (
    <Window {...pictures.preCall}>
      <div className="p-6 text-small text-body lg:p-8">
        <b className="block text-h4">{account.name}</b>
        <dl className="my-4 grid grid-cols-[88px_1fr] gap-2 border-y border-hairline py-4">
          {facts.map(([term, fact]) => (
            <div key={term} className="col-span-full grid grid-cols-subgrid">
              <dt className="text-muted">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <ol className="grid gap-2 text-base text-ink">
          {talkingPoints.map((point, index) => (
            <li key={point} className="flex gap-3">
              <b className="text-teal">{index + 1}</b>
              {point}
            </li>
          ))}
        </ol>
      </div>
    </Window>
  );
}

/** Scroll after the call: each change beside what stood there before. */
export function RecordWindow(): ReactNode {
  return (
    <Window {...pictures.record}>
      <div className="divide-y divide-hairline px-6 py-2 text-small text-body lg:px-8 lg:text-base">
        {fieldChanges.map(({ field, from, to }) => (
          <p key={field} className="grid grid-cols-[16px_3fr_3fr_4fr] gap-3 py-3.5">
            <span className="text-teal">
              <Icon name="check" />
            </span>
            <span>{field}</span>
            <s className="text-muted">{from}</s>
            <b>{to}</b>
          </p>
        ))}
      </div>
    </Window>
  );
}

/** Vision on the deal: the score, and what it is made of. */
export function ScoreWindow(): ReactNode {
  return (
    <Window {...pictures.score}>
      <div className="grid gap-3 p-6 text-small text-body lg:px-8">
        <p className="flex items-baseline gap-2">
          <b className="text-price font-black">{score.value}</b> {pictures.scoreUnit}
          <span className="ml-auto text-teal-hover">{pictures.scoreChange(score)}</span>
        </p>
        {scorecard.map((line) => (
          <p key={line.section} className="grid grid-cols-[1fr_auto] sm:grid-cols-[144px_1fr_auto]">
            <b>{line.section}</b>
            <span className="text-muted max-sm:hidden">{line.description}</span>
            <span className="tabular-nums">{line.score}/5</span>
            <span className="col-span-full mt-1.5">
              <Bar percent={line.score * 20} />
            </span>
          </p>
        ))}
      </div>
    </Window>
  );
}
