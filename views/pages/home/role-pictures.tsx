import type { ReactNode } from "react";
import { crmFields } from "../../content/crm-scene";
import { forecast } from "../../content/demo/pipeline";
import { demoDeal } from "../../content/demo-deal";
import { home } from "../../content/home";
import { dollars } from "../../content/plans";
import { type RoleId, rolesSection } from "../../content/roles";
import { Bar } from "../../ui/bar";
import { Icon } from "../../ui/icon";

const { account, followUp, label, nextSteps, score } = demoDeal;
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
      {nextSteps.map(({ due, task }) => (
        <Row key={task} name={due}>
          {task}
        </Row>
      ))}
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
  const rows = forecast.slice(0, 3);
  const max = Math.max(...rows.map(({ amount }) => amount));
  return (
    <>
      {rows.map(({ name, amount }) => (
        <Row key={name} name={name}>
          {dollars(amount)}
          <Bar percent={(amount / max) * 100} />
        </Row>
      ))}
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
      {crmFields.slice(0, 4).map(({ name, before, after }) => (
        <Row key={name} name={name}>
          <s className="mr-2 font-normal text-muted">{before}</s> {after}
        </Row>
      ))}
      <p className="flex items-center gap-1 pt-2 text-teal">
        <Icon name="check" />
        {home.hero.approved}
      </p>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <p className="flex flex-1 items-center gap-3 border-t border-surface-3 py-2">
      <span className="w-28 shrink-0">{name}</span>
      <b className="flex-1 lg:text-lead">{children}</b>
    </p>
  );
}

const CONTENTS = { rep: Email, manager: Coaching, executive: Forecast, revops: History };
