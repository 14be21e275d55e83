import type { ComponentProps, ReactNode } from "react";
import type { Deal } from "../content/demo-deal";
import {
  type Appointment,
  categoryOf,
  type nextCategory,
  type PipelineDeal,
  pipeline,
  forecastWith,
} from "../content/demo/pipeline";
import { product } from "../content/product";
import { FieldChanges } from "./field-changes";
import { ScoreChange, ScoreReasons } from "./score";
import { Tone } from "../ui/badge";
import { Pane, Picture, ProductWindow } from "./window";
import { timeOfDay } from "../content/demo/calendar";
import { stages } from "../content/demo/after-call";
import { dollars } from "../content/plans";
import { Icon } from "../ui/icon";
import { Bar } from "../ui/bar";

/** The deal that changed this week and why, and the quarter's forecast by category. */
export function ForecastWindow(props: {
  deal: Pick<Deal, "account" | "score" | "scorecard">;
  reasons: ComponentProps<typeof ScoreReasons>["reasons"];
  /** What it still needs for the next category. */
  next?: typeof nextCategory;
  status: string;
  text: string;
}): ReactNode {
  const { deal, reasons, next, status, text } = props;
  const { account, score, scorecard } = deal;
  const [from, to] = [categoryOf(score.before), categoryOf(score.value)];
  const weakest = scorecard.toSorted((a, b) => a.score - b.score)[0];
  return (
    <Picture text={text}>
      <ProductWindow title={product.forecast} status={status}>
        <div className="border-b border-hairline bg-surface-2 text-base text-body md:grid md:grid-cols-2">
          <Pane title={product.changedThisWeek}>
            <b>{account.name}</b>
            <ScoreChange {...score} />
            <p>
              <b>{to}</b>, {from === to ? product.unchanged : product.before(from)}
            </p>
            {next && (
              <p className="mt-3 border-l-2 border-gold pl-3">
                <b className="block text-small text-gold">{next.name}</b>
                {next.needs}
              </p>
            )}
          </Pane>
          <Pane title={product.why}>
            <ScoreReasons reasons={reasons} />
            <p className="mt-3">
              <Tone tone="High">
                {weakest?.section} {weakest?.score}/5
              </Tone>
              <span className="block text-small text-muted">{weakest?.description}</span>
            </p>
          </Pane>
        </div>
        <div className="grid gap-4 p-5 text-base text-body md:p-6">
          <ForecastBars lines={forecastWith(deal)} />
        </div>
      </ProductWindow>
    </Picture>
  );
}

/** The changes from a call: old and new value, when it was heard, and who approved it. */
export function ChangesWindow(props: {
  deal: Pick<Deal, "account" | "people">;
  changes: ComponentProps<typeof FieldChanges>["changes"];
  text: string;
}): ReactNode {
  const { deal, changes, text } = props;
  return (
    <Picture text={text}>
      <ProductWindow
        title={`${product.changes} · ${deal.account.name}`}
        status={product.written(changes.length)}
      >
        <FieldChanges
          changes={changes.map((change) => ({ ...change, approved: deal.people.rep.name }))}
          className="px-5 text-base text-body *:py-4 md:px-6"
        />
      </ProductWindow>
    </Picture>
  );
}

/** The board does not show lost deals. */
const columns = stages.filter(({ id }) => id !== "closed-lost");

/** Small screens show only the columns with changes. */
const widths = ["hidden md:grid", "grid", "grid", "hidden lg:grid", "hidden lg:grid"] as const;

/** The CRM's pipeline board, with Genie's comments on the deals. */
export function PipelineWindow({ text }: { text: string }): ReactNode {
  return (
    <Picture text={text}>
      <ProductWindow title={product.pipeline} isPaper>
        <div className="grid gap-3 p-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
          {columns.map(({ id, name }, index) => {
            const deals = pipeline.filter((deal) => deal.stage === id);
            return (
              <div
                key={id}
                className={`content-start gap-3 rounded-card bg-surface-2 p-3 ${widths[index]}`}
              >
                <p className="flex flex-wrap justify-between gap-x-4">
                  <b>{name}</b> {deals.length}
                </p>
                {deals.map((deal) => (
                  <DealCard key={deal.account} {...deal} />
                ))}
              </div>
            );
          })}
        </div>
      </ProductWindow>
    </Picture>
  );
}

/** A deal, which arrives if it moved. Genie's comment is dark and overlaps the card's edge. */
function DealCard({ account, amount, sign, score, state }: PipelineDeal): ReactNode {
  const isMoved = state === "moved";
  return (
    <div
      className={`rounded-small border border-hairline bg-surface-1 p-3 ${isMoved ? "[--at:0.6s] reveal" : ""}`}
    >
      <b className="text-base">{account}</b>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{dollars(amount)}</span>{" "}
        <span>
          {product.score} {score}
        </span>
      </p>
      {state ? (
        <div
          className={`on-dark -mr-7 mt-2 flex gap-2 rounded-small border p-2.5 shadow-on-paper ${isMoved ? "border-teal" : "border-gold/40"}`}
        >
          <Icon
            name={isMoved ? "spark" : "alert"}
            className={isMoved ? "text-teal" : "text-gold"}
          />
          <p>
            <b className={`block ${isMoved ? "text-teal" : "text-gold"}`}>{product[state]}</b>
            {sign}
          </p>
        </div>
      ) : (
        <p>{sign}</p>
      )}
    </div>
  );
}

/** A forecast by category, each with its amount as a bar and, in wide windows, its accounts. The first two are certain. */
export function ForecastBars(props: {
  lines: readonly { name: string; amount: number; accounts?: readonly string[] }[];
}): ReactNode {
  const max = Math.max(...props.lines.map(({ amount }) => amount));
  return props.lines.map(({ name, amount, accounts }, index) => (
    <div key={name}>
      <p className="flex items-baseline gap-3">
        <b className="w-24 shrink-0">{name}</b>
        <span className="flex-1 text-small text-muted max-sm:hidden">{accounts?.join(", ")}</span>
        <span className="text-ink tabular-nums">{dollars(amount)}</span>
      </p>
      <Bar
        percent={(amount / max) * 100}
        className={`mt-1.5 h-0.75 ${index < 2 ? "fill-teal" : "fill-decoration"}`}
      />
    </div>
  ));
}

/** The appointments of a rep's day. Genie's are dark, overlap the calendar's edge, and arrive in order. */
export function CalendarWindow(props: {
  title: string;
  appointments: readonly Appointment[];
  className?: string;
}): ReactNode {
  const { title, appointments, className = "" } = props;
  return (
    <ProductWindow title={title} isPaper className={`overflow-visible! ${className}`}>
      <ol className="plays-on-load grid gap-1.5 p-4 sm:p-5 min-[1600px]:gap-2.5 min-[1600px]:p-7">
        {appointments.map(({ time, what, detail, kind }) => (
          <li
            key={time}
            className="grid grid-cols-[64px_1fr] items-center gap-3 sm:gap-5 nth-1:[--at:0.5s] nth-3:[--at:1.1s] nth-4:[--at:1.7s] nth-7:[--at:2.3s]"
          >
            <time dateTime={time} className="whitespace-nowrap tabular-nums">
              {timeOfDay(time)}
            </time>
            <p
              className={`flex flex-wrap items-center gap-x-2 rounded-small border px-3 py-2 text-base min-[1600px]:p-3.5 min-[1600px]:text-lead ${looks[kind ?? "none"]}`}
            >
              {kind === "genie" && <Icon name="spark" className="text-teal" />}
              {kind ? <b>{what}</b> : what}
              {detail && <span className="text-small">{detail}</span>}
            </p>
          </li>
        ))}
      </ol>
    </ProductWindow>
  );
}

const looks = {
  genie:
    "on-dark reveal -mr-8 border-teal/40 shadow-on-paper [&>span]:w-full [&>span]:pl-7 sm:-mr-10 xl:-mr-12 min-[1600px]:-mr-14",
  call: "border-teal bg-surface-2",
  none: "border-hairline text-ink",
} as const;
