import type { ReactNode } from "react";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { broadcastsCopy as copy } from "../content/console/broadcasts";
import { Button, ButtonLink } from "../ui/button";
import { TextArea } from "../ui/field";
import { CodeGate, type Gate } from "./code-gate";
import { type ConsoleNotice, consolePage } from "./console-page";
import { FieldList } from "./field-list";
import { Labeled } from "./labeled";
import { ShortTime } from "./short-time";
import { ConsoleTable } from "./table";

/** The form for the text: of a new draft without `version`. */
type Written = { action: string; typed: string; version?: string };

/** The text of a new broadcast. */
export const newBroadcastPage = (typed: string, notice?: ConsoleNotice) =>
  consolePage({
    place: { ...consolePaths.broadcasts, title: copy.form.title },
    notice,
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
export const broadcastPage = (props: Shown, notice?: ConsoleNotice) =>
  consolePage({
    place: { ...consolePaths.broadcasts, title: props.subject },
    notice,
    children: (
      <div className="grid items-start gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-10 *:min-w-0">
          <Fields {...props} />
          {props.draft && <TextForm {...props.draft} />}
          {props.state !== "draft" && <Report {...props} />}
          <section aria-labelledby="preview">
            <h2 id="preview" className="text-h4">
              {copy.preview}
            </h2>
            <p className="mt-3 rounded-card border border-hairline-strong bg-surface-1 p-4 font-mono text-small whitespace-pre-wrap wrap-anywhere">
              {props.text}
            </p>
            <ButtonLink className="mt-4" size="small" href={`${props.href}/mail`}>
              {copy.html}
            </ButtonLink>
          </section>
        </div>
        <Acts {...props} />
      </div>
    ),
  });

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
  return (
    <form method="post" action={action} className="grid max-w-200 justify-items-start gap-4">
      <p className="max-w-measure text-small" id="format">
        {copy.form.format}
        <br />
        {copy.form.body}
      </p>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <div className="w-full">
        <Labeled name="text" label={copy.form.label}>
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
      </div>
      <Button name="act" value="save" tone={version === undefined ? "primary" : undefined}>
        {version === undefined ? copy.form.create : copy.form.save}
      </Button>
    </form>
  );
}

function Report({ report }: Shown): ReactNode {
  return (
    <section aria-labelledby="report">
      <h2 id="report" className="text-h4">
        {copy.report}
      </h2>
      <div className="mt-3 max-w-100">
        <ConsoleTable
          caption={copy.reportCaption}
          heads={[copy.outcome, copy.report]}
          numericFrom={1}
          rows={(Object.keys(copy.outcomes) as (keyof typeof copy.outcomes)[]).map((outcome) => ({
            key: outcome,
            cells: [copy.outcomes[outcome], report[outcome].toLocaleString("en-US")],
          }))}
        />
      </div>
    </section>
  );
}

function Acts(props: Shown): ReactNode {
  const { href, state, testTo, command, gate } = props;
  const { test, send, pause, resume, stop } = copy.acts;
  return (
    <div className="grid gap-6 text-small">
      {state === "draft" &&
        (testTo === undefined ? (
          <p>{test.noServer}</p>
        ) : (
          <Act text={test.text(testTo)}>
            <Submit href={href} act="test">
              {test.action}
            </Submit>
          </Act>
        ))}
      {state === "draft" &&
        (command === undefined ? (
          <Act text={send.text}>
            <ButtonLink tone="primary" size="small" href={`${href}/send`}>
              {send.action}
            </ButtonLink>
          </Act>
        ) : (
          <Act text={send.announcement}>
            <code className="font-mono text-ink wrap-anywhere">{command}</code>
          </Act>
        ))}
      {state === "sending" && (
        <Act text={pause.text}>
          <Submit href={href} act="pause">
            {pause.action}
          </Submit>
        </Act>
      )}
      {state === "paused" && (
        <Act text={resume.text}>
          <form method="post" action={href} className="grid justify-items-start gap-3">
            <CodeGate {...gate}>
              <Button size="small" name="act" value="resume">
                {resume.action}
              </Button>
            </CodeGate>
          </form>
        </Act>
      )}
      {(state === "sending" || state === "paused") && (
        <Act text={stop.text}>
          <ButtonLink size="small" tone="danger" href={`${href}/stop`}>
            {stop.action}
          </ButtonLink>
        </Act>
      )}
    </div>
  );
}

function Act({ text, children }: { text: string; children: ReactNode }): ReactNode {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}

function Submit(props: { href: string; act: string; children: ReactNode }): ReactNode {
  return (
    <form method="post" action={props.href}>
      <Button size="small" name="act" value={props.act}>
        {props.children}
      </Button>
    </form>
  );
}
