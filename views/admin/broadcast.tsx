import type { ReactNode } from "react";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { broadcastsCopy as copy } from "../content/console/broadcasts";
import { Button, ButtonLink } from "../ui/button";
import { TextArea } from "../ui/field";
import { Labeled } from "../ui/labeled";
import type { ConsoleView } from "./console-page";
import {
  ActButton,
  CodeGate,
  FieldList,
  type Gate,
  Part,
  PostForm,
  ShortTime,
  TextLink,
} from "./parts";
import { ConsoleTable } from "./table";

/** The form for the text: of a new draft without `version`. */
type Written = { action: string; typed: string; version?: string };

/** The text of a new broadcast. */
export const newBroadcastPage = (typed: string): ConsoleView => ({
  place: { ...consolePaths.broadcasts, title: copy.form.title },
  children: <TextForm action={consoleEndpoints.newBroadcast} typed={typed} />,
});

type Shown = {
  /** The address of this page. */
  href: string;
  subject: string;
  state: "draft" | "sending" | "paused" | "stopped";
  /** Times are in ISO 8601. */
  fields: Readonly<Partial<Record<keyof typeof copy.fields, string>>>;
  /** What its text says, as plain text. */
  text: string;
  report: Readonly<Record<keyof typeof copy.outcomes, number>>;
  /** What the form for a draft's text shows. */
  draft: Written | undefined;
  gate: Gate;
  /** The admin's address; undefined without a mail server. */
  testTo: string | undefined;
  /** The command that sends an announcement. */
  command: string | undefined;
};

/** A draft with the form for its text, or what became of a broadcast. */
export const broadcastPage = (props: Shown): ConsoleView => ({
  place: { ...consolePaths.broadcasts, title: props.subject },
  children: (
    <div className="grid items-start gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-[1fr_20rem]">
      <div className="grid gap-10 *:min-w-0">
        <Fields {...props} />
        {props.draft && <TextForm {...props.draft} />}
        {props.state !== "draft" && (
          <Part id="report" title={copy.report}>
            <FieldList
              rows={outcomes.map((one) => [
                copy.outcomes[one],
                props.report[one].toLocaleString("en-US"),
              ])}
            />
          </Part>
        )}
        <Part id="preview" title={copy.preview}>
          <p className="rounded-card border border-hairline-strong bg-surface-1 p-4 font-mono text-small whitespace-pre-wrap wrap-anywhere">
            {props.text}
          </p>
          <ButtonLink className="mt-4" size="small" href={`${props.href}/mail`}>
            {copy.html}
          </ButtonLink>
        </Part>
      </div>
      <Acts {...props} />
    </div>
  ),
});

const outcomes = Object.keys(copy.outcomes) as (keyof typeof copy.outcomes)[];
const TIMES: readonly string[] = ["written", "starts"];

function Fields({ fields }: Shown): ReactNode {
  return (
    <FieldList
      rows={Object.entries(fields).map(([name, value]) => [
        copy.fields[name as keyof typeof fields],
        TIMES.includes(name) ? <ShortTime key={name} at={value} /> : value,
      ])}
    />
  );
}

function TextForm({ action, typed, version }: Written): ReactNode {
  const isNew = version === undefined;
  return (
    <PostForm action={action} {...(!isNew && { fields: { version } })}>
      <p className="max-w-measure text-small" id="format">
        {copy.form.format}
        <br />
        {copy.form.body}
      </p>
      <Labeled id="text" label={copy.form.label}>
        <TextArea
          id="text"
          name="text"
          rows={18}
          className="font-mono text-small"
          aria-describedby="format"
          defaultValue={typed}
          required
        />
      </Labeled>
      <Button name="act" value="save" tone={isNew ? "primary" : undefined}>
        {isNew ? copy.form.create : copy.form.save}
      </Button>
    </PostForm>
  );
}

function Acts({ href, draft, state, fields, testTo, command, gate }: Shown): ReactNode {
  const { test, send, pause, resume, stop } = copy.acts;
  if (state === "stopped" || fields.state === "finished") return null;
  if (state === "draft")
    return (
      <div className="grid gap-6 text-small">
        <p className="wrap-anywhere">{testTo ? test.text(testTo) : test.noServer}</p>
        {testTo && (
          <PostForm action={href}>
            <ActButton act="test">{test.action}</ActButton>
          </PostForm>
        )}
        <p>{command ? send.announcement : send.text}</p>
        {command ? (
          <code className="font-mono text-ink wrap-anywhere">{command}</code>
        ) : (
          <ButtonLink
            className="justify-self-start"
            tone="primary"
            size="small"
            href={`${href}/send`}
          >
            {send.action}
          </ButtonLink>
        )}
        <details>
          <summary className="min-h-6 cursor-pointer text-teal">{copy.acts.delete.title}</summary>
          <PostForm action={href} fields={{ version: draft?.version ?? "" }}>
            <p>{copy.acts.delete.text}</p>
            <ActButton act="deleted" tone="danger">
              {copy.acts.delete.action}
            </ActButton>
          </PostForm>
        </details>
      </div>
    );
  return (
    <div className="grid gap-6 text-small">
      <PostForm action={href}>
        <p>{state === "sending" ? pause.text : resume.text}</p>
        {state === "sending" ? (
          <ActButton act="paused">{pause.action}</ActButton>
        ) : (
          <CodeGate {...gate}>
            <ActButton act="resumed">{resume.action}</ActButton>
          </CodeGate>
        )}
      </PostForm>
      <p>{stop.text}</p>
      <ButtonLink className="justify-self-start" size="small" tone="danger" href={`${href}/stop`}>
        {stop.action}
      </ButtonLink>
    </div>
  );
}

type Sum = keyof typeof copy.sums;

/** A broadcast in the list; sums are exact to `maxCounted`. */
type Row = {
  id: string;
  kind: string;
  subject: string;
  state: string;
  /** When it was written, or when its first message went out or will. */
  at: string;
  /** Recipients by state. */
  counts: Readonly<Record<Exclude<Sum, "recipients">, number>>;
};

type Listed = { rows: readonly Row[]; maxCounted: number; more?: string | undefined };

/** All broadcasts. */
export const broadcastsPage = (props: Listed): ConsoleView => ({
  place: consolePaths.broadcasts,
  children: (
    <>
      <p className="max-w-measure">{copy.lead}</p>
      <ButtonLink className="mt-4" href={consoleEndpoints.newBroadcast}>
        {copy.write}
      </ButtonLink>
      {props.rows.length === 0 ? <p className="mt-6">{copy.none}</p> : <List {...props} />}
      {props.more !== undefined && (
        <ButtonLink className="mt-6" href={props.more}>
          {copy.more}
        </ButtonLink>
      )}
    </>
  ),
});

const sums = Object.keys(copy.sums) as Sum[];

function List({ rows, maxCounted }: Listed): ReactNode {
  const { subject, kind, state, time } = copy.columns;
  const all = (counts: Record<string, number>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  const counted = (count: number) =>
    count > maxCounted ? copy.moreThan(maxCounted) : count.toLocaleString("en-US");
  return (
    <div className="mt-6">
      <ConsoleTable
        caption={copy.caption}
        heads={[subject, kind, state, ...sums.map((sum) => copy.sums[sum]), time]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: [
            <TextLink key="subject" href={`${consolePaths.broadcasts.path}/${row.id}`}>
              {row.subject}
            </TextLink>,
            row.kind,
            <span key="state" className={MARKED.has(row.state) ? "font-bold text-gold" : ""}>
              {row.state}
            </span>,
            ...sums.map((sum) => counted(sum === "recipients" ? all(row.counts) : row.counts[sum])),
            <ShortTime key="time" at={row.at} />,
          ],
        }))}
        numericFrom={3}
      />
    </div>
  );
}

/** States that wait for somebody. */
const MARKED: ReadonlySet<string> = new Set(["draft", "paused"]);
