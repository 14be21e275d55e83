import type { ReactNode } from "react";
import { consolePaths } from "../../src/paths";
import { broadcastsCopy } from "../content/console/broadcasts";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { askPage } from "./console-page";
import { FieldList, type Gate, Hidden, NumberField, TextLink } from "./parts";

const { send: copy, stop } = broadcastsCopy;

/** Asks before a broadcast is ended for good. */
export const stopBroadcastPage = (props: { href: string; subject: string; waiting: number }) =>
  askPage({
    place: { ...consolePaths.broadcasts, title: stop.title },
    children: (
      <>
        <p className="font-bold text-ink wrap-anywhere">{props.subject}</p>
        <p>{stop.lead(props.waiting)}</p>
      </>
    ),
    form: {
      action: props.href,
      fields: <Hidden fields={{ act: "stopped" }} />,
      button: stop.action,
      tone: "danger",
    },
    back: props.href,
  });

type Sending = {
  /** The address of the broadcast's page, and where the form posts. */
  href: string;
  action: string;
  /** What to check before it is sent. */
  shown: Readonly<Record<Exclude<keyof typeof copy.fields, "recipients">, string>>;
  /** What the form sends besides: the version of the text, and who was chosen. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  /** Whether to ask how many to invite. */
  asksNext: boolean;
  /** Undefined as long as nobody can be counted. */
  recipients: number | undefined;
  isSenderMissing: boolean;
  typed: Readonly<Record<string, string>>;
  gate: Gate;
};

/** Shows who gets a broadcast, from whom and when, and asks for their number. */
export const sendBroadcastPage = (props: Sending) => {
  const { recipients = 0, isSenderMissing, action, gate } = props;
  return askPage({
    place: { ...consolePaths.broadcasts, title: copy.title },
    children: (
      <>
        {props.asksNext && <Next {...props} />}
        {props.recipients === 0 && <p>{copy.nobody}</p>}
        {isSenderMissing && (
          <p>
            {copy.noSender}{" "}
            <TextLink href={consolePaths.company.path}>{consolePaths.company.title}</TextLink>
          </p>
        )}
      </>
    ),
    form:
      recipients > 0 && !isSenderMissing
        ? {
            action,
            gate,
            button: copy.action,
            fields: <Confirmation {...props} recipients={recipients} />,
          }
        : undefined,
    back: props.href,
  });
};

function Next({ href, typed }: Sending): ReactNode {
  return (
    <form action={`${href}/send`} className="grid justify-items-start gap-3">
      <NumberField name="next" label={copy.next} typed={typed["next"]} />
      <Button size="small">{copy.count}</Button>
    </form>
  );
}

const times = Object.keys(copy.times) as (keyof typeof copy.times)[];

function Confirmation(props: Sending & { recipients: number }): ReactNode {
  const { shown, fields, recipients, typed } = props;
  const rows = { recipients: recipients.toLocaleString("en-US"), ...shown };
  return (
    <>
      <FieldList
        rows={Object.entries(rows).map(([name, value]) => [
          copy.fields[name as keyof typeof rows],
          value,
        ])}
      />
      <Hidden fields={fields} />
      <fieldset className="grid gap-1">
        <legend className="font-bold text-ink">{copy.when}</legend>
        {times.map((time) => (
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
      <NumberField name="count" label={copy.type} typed={typed["count"]} />
    </>
  );
}
