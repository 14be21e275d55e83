import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { broadcastsCopy } from "../content/console/broadcasts";
import { Button, ButtonLink } from "../ui/button";
import { Field } from "../ui/field";
import { CodeGate, type Gate } from "./code-gate";
import { askPage } from "./console-page";
import { FieldList } from "./field-list";
import { Labeled } from "./labeled";

const { send: copy, stop, back } = broadcastsCopy;

const page = (title: string, problem: string | undefined, href: string, children: ReactNode) =>
  askPage(
    { ...consolePaths.broadcasts, title },
    problem,
    <>
      {children}
      <ButtonLink href={href}>{back}</ButtonLink>
    </>,
  );

/** Asks before a broadcast is ended for good. */
export const stopBroadcastPage = (props: { href: string; subject: string; waiting: number }) =>
  page(
    stop.title,
    undefined,
    props.href,
    <>
      <p className="font-bold text-ink wrap-anywhere">{props.subject}</p>
      <p>{stop.lead(props.waiting)}</p>
      <form method="post" action={`${props.href}/stop`}>
        <Button tone="danger">{stop.action}</Button>
      </form>
    </>,
  );

type Sending = {
  /** The address of the broadcast's page. */
  href: string;
  /** What to check before it is sent. */
  fields: Readonly<Record<Exclude<keyof typeof copy.fields, "recipients">, string>>;
  isInvitation: boolean;
  /** How many to invite, as typed. */
  next: string;
  /** Undefined as long as nobody can be counted. */
  recipients: number | undefined;
  isSenderMissing: boolean;
  version: string;
  typed: Readonly<Record<string, string>>;
  gate: Gate;
};

/** Shows who gets a broadcast, from whom and when, and asks for their number. */
export const sendBroadcastPage = (props: Sending, problem?: string) =>
  page(
    copy.title,
    problem,
    props.href,
    <>
      {props.isInvitation && <Next {...props} />}
      {props.recipients === 0 && <p>{copy.nobody}</p>}
      {props.isSenderMissing && (
        <p>
          {copy.noSender}{" "}
          <a className="text-teal underline underline-offset-4" href={consolePaths.company.path}>
            {consolePaths.company.title}
          </a>
        </p>
      )}
      {props.recipients !== undefined && props.recipients > 0 && !props.isSenderMissing && (
        <Confirm {...props} recipients={props.recipients} />
      )}
    </>,
  );

function Next({ href, next }: Sending): ReactNode {
  return (
    <form action={`${href}/send`} className="grid justify-items-start gap-3">
      <Labeled name="next" label={copy.next}>
        <NumberField name="next" typed={next} />
      </Labeled>
      <Button size="small">{copy.count}</Button>
    </form>
  );
}

function NumberField({ name, typed }: { name: string; typed: string | undefined }): ReactNode {
  return (
    <Field
      id={name}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      className="max-w-50"
      defaultValue={typed}
      required
    />
  );
}

function Confirm(props: Sending & { recipients: number }): ReactNode {
  const { href, fields, next, recipients, version, typed, gate } = props;
  const shown = { recipients: recipients.toLocaleString("en-US"), ...fields };
  return (
    <form method="post" action={`${href}/send`} className="grid justify-items-start gap-5">
      <FieldList
        rows={Object.entries(shown).map(([name, value]) => [
          copy.fields[name as keyof typeof shown],
          value,
        ])}
      />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="next" value={next} />
      <fieldset className="grid gap-1">
        <legend className="font-bold text-ink">{copy.when}</legend>
        {(Object.keys(copy.times) as (keyof typeof copy.times)[]).map((time) => (
          <label key={time} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="when"
              value={time}
              defaultChecked={time === (typed["when"] ?? "soon")}
            />
            {copy.times[time]}
          </label>
        ))}
        <Field
          name="at"
          type="datetime-local"
          aria-label={copy.at}
          className="max-w-70"
          defaultValue={typed["at"]}
        />
      </fieldset>
      <Labeled name="count" label={copy.type}>
        <NumberField name="count" typed={typed["count"]} />
      </Labeled>
      <CodeGate {...gate}>
        <Button tone="primary">{copy.action}</Button>
      </CodeGate>
    </form>
  );
}
