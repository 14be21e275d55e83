import type { ReactNode } from "react";
import { forecast } from "../../content/demo/pipeline";
import { demoDeal } from "../../content/demo-deal";
import { home } from "../../content/home";
import { dollars } from "../../content/plans";
import { type RoleId, rolesSection } from "../../content/roles";
import { FieldChanges } from "../../product/field-changes";
import { ForecastBars } from "../../product/forecast-bars";
import { NextSteps } from "../../product/next-steps";
import { Icon } from "../../ui/icon";

const { account, fieldChanges, followUp, label, nextSteps, score } = demoDeal;
/** From closed to best case. */
const categories = forecast.slice(0, 3).map(({ name, amount }) => ({ name, amount }));
const { coached, pictures } = rolesSection;

/** What a role looks at: the email that Genie drafted, a moment to coach, the forecast, or the record's history. */
export function RolePicture({ role }: { role: RoleId }): ReactNode {
  const Content = CONTENTS[role];
  return (
    <div
      className={`flex flex-col rounded-window border border-hairline-strong p-4 shadow-window lg:p-5 [grid-area:3/1] lg:[grid-area:1/2/3] ${role === "rep" ? "on-paper" : "bg-surface-1"}`}
    >
      <p className="mb-2">
        <b className="mr-2">{pictures[role]}</b> {label}
      </p>
      <Content />
    </div>
  );
}

function Email(): ReactNode {
  return (
    <>
      <b className="py-2 text-h4">{followUp.subject}</b>
      <NextSteps steps={nextSteps} className={LIST} rowClassName={ROW} />
    </>
  );
}

function Coaching(): ReactNode {
  return (
    <>
      {coached.map(([time, text]) => (
        <Row key={time} name={time}>
          {text}
        </Row>
      ))}
    </>
  );
}

/** The deals from closed to best case, and what keeps the demo deal out of the commit. */
function Forecast(): ReactNode {
  return (
    <>
      <div className="grid flex-3 content-evenly">
        <ForecastBars lines={categories} />
      </div>
      <Row name={account.name}>
        <span className="text-gold">
          {dollars(account.amount)}, {score.reasons[2]}
        </span>
      </Row>
    </>
  );
}

function History(): ReactNode {
  return (
    <>
      <FieldChanges changes={fieldChanges.slice(0, 4)} className={LIST} rowClassName={ROW} />
      <p className="flex items-center gap-1 pt-2 text-teal">
        <Icon name="check" />
        {home.hero.approved}
      </p>
    </>
  );
}

const LIST = "flex flex-1 flex-col";
const ROW = "flex-1 border-t border-surface-3 py-2 lg:text-lead";

function Row({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <p className="flex flex-1 items-center gap-3 border-t border-surface-3 py-2">
      <span className="w-28 shrink-0">{name}</span>
      <b className="flex-1 lg:text-lead">{children}</b>
    </p>
  );
}

const CONTENTS = { rep: Email, manager: Coaching, executive: Forecast, revops: History };
