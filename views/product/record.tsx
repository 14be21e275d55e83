import type { ReactNode } from "react";
import {
  type CrmField,
  type CrmRecord,
  crmScene,
  type CrmStateId,
  crmStates,
} from "../content/crm-scene";
import { clockTime } from "../content/demo/call";
import { stages } from "../content/demo/after-call";
import { playFromHref } from "../content/demo/moments";
import { dollars } from "../content/plans";
import { product } from "../content/product";
import { CallTime } from "./call-line";
import { FieldValue } from "./field-changes";

/** A deal in the customer's own CRM, light and plain to contrast with Genie. A brief one is only its fields. */
export function DealRecord({
  record,
  isBrief,
}: {
  record: CrmRecord;
  isBrief: boolean;
}): ReactNode {
  const { account } = record.deal;
  return (
    <div className="@container on-paper rounded-window border border-hairline p-3 pb-16 text-small shadow-window md:p-5 md:pr-22 lg:p-6 lg:pr-22">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="flex-1 leading-5">
          <b className="mr-2 text-base leading-6">{account.name}</b> {product.demo}
          <span className="block">
            {account.deal} · {dollars(account.amount)}
          </span>
        </p>
        <PerState
          texts={crmScene.status(record.deal)}
          className="font-bold max-lg:basis-full max-lg:justify-items-start"
        />
      </div>
      {!isBrief && <StagePath {...account.stage} />}
      <RecordFields
        record={record}
        className={`mt-4 grid gap-2 @min-[560px]:grid-cols-2 ${isBrief ? "max-xs:*:not-nth-[4n+1]:hidden" : ""}`}
      />
    </div>
  );
}

/** The deal's stage in the pipeline. Hidden from screen readers, because a field states it as well. */
function StagePath({ before, after }: { before: string; after: string }): ReactNode {
  const reached = stages.findIndex(({ name }) => name === before);
  return (
    <div className="mt-4 grid grid-cols-4 gap-1 max-lg:hidden" aria-hidden="true">
      {stages.slice(0, 4).map(({ id, name }, index) => (
        <span
          key={id}
          className={`border-t-4 pt-1 transition-colors duration-medium ${
            index <= reached
              ? "border-field"
              : `border-hairline ${name === after ? "crm-during:border-dark-gold crm-after:border-teal" : ""}`
          }`}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

/** The record's fields, of which only those heard by the second `until` are suggested during the call. */
export function RecordFields(props: {
  record: CrmRecord;
  until?: number;
  className: string;
}): ReactNode {
  const { record, until = Infinity, className } = props;
  return (
    <dl className={`reveal-items ${className}`}>
      {record.fields.map((field) => (
        <Field
          key={field.field}
          {...field}
          isHeard={field.at <= until}
          isPlayed={record.isPlayed}
        />
      ))}
    </dl>
  );
}

function Field(props: CrmField & { isHeard: boolean; isPlayed: boolean }): ReactNode {
  const { field, from, to, stale, at, isHeard, isPlayed } = props;
  const [before, after] = isHeard ? (["without", "with"] as const) : (["live", "after"] as const);
  return (
    <div
      className={`flex items-center gap-x-2 rounded-small border-l-4 border-hairline bg-surface-2 px-3 py-1.5 transition-colors duration-medium crm-after:border-teal crm-after:bg-approved @min-[560px]:block @min-[560px]:py-2 ${isHeard ? "crm-during:border-dark-gold crm-during:bg-suggested" : ""}`}
    >
      <dt className="w-22 shrink-0 leading-6 @min-[560px]:float-left @min-[560px]:w-auto">
        {field}
      </dt>
      <dd className={`${STACK} order-last ml-auto justify-items-end @min-[560px]:float-right`}>
        <InState when={before}>{stale}</InState>
        <InState when={after}>
          {isPlayed ? (
            <a
              className="flex min-h-6 items-center font-bold text-ink underline underline-offset-4"
              href={playFromHref(at)}
              aria-label={crmScene.play(clockTime(at))}
            >
              <CallTime at={at} />
            </a>
          ) : (
            <CallTime at={at} />
          )}
        </InState>
      </dd>
      <dd className={`${STACK} clear-both text-base leading-6`}>
        <InState when={before}>
          <FieldValue value={from} />
        </InState>
        <InState when={after} className="font-bold text-ink">
          {to}
        </InState>
      </dd>
    </div>
  );
}

/** A state of the scene; `with` means `during` or `after`, `live` means `without` or `during`. */
type When = CrmStateId | "with" | "live";

/** Complete class names, so that Tailwind finds them. */
const HIDDEN: Record<When, string> = {
  without: "crm-during:crm-hidden crm-after:crm-hidden",
  during: "crm-without:crm-hidden crm-after:crm-hidden",
  after: "crm-without:crm-hidden crm-during:crm-hidden",
  with: "crm-without:crm-hidden",
  live: "crm-after:crm-hidden",
};

/** Content that is shown in one state only. Put the versions for different states in a `STACK`. */
export function InState(props: { when: When; className?: string; children: ReactNode }): ReactNode {
  const { when, className = "", children } = props;
  return <div className={`crm-fades ${HIDDEN[when]} ${className}`.trim()}>{children}</div>;
}

/** Stacks children in one grid cell, which is as large as the largest of them. */
export const STACK = "grid *:[grid-area:1/1]";

/** A word or two for each state, at the right. */
export function PerState(props: {
  texts: Record<CrmStateId, ReactNode>;
  className?: string;
}): ReactNode {
  return (
    <div className={`${STACK} justify-items-end ${props.className ?? ""}`.trim()}>
      {crmStates.map(({ id }) => (
        <InState key={id} when={id} className={id === "without" ? "text-muted" : "text-teal"}>
          {props.texts[id]}
        </InState>
      ))}
    </div>
  );
}
