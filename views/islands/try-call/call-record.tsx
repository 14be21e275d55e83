import type { ReactNode } from "react";
import { playbook } from "../../content/demo/playbook";
import { tryCall as copy } from "../../content/try-call";
import { EmailDraft } from "../../product/email-draft";
import { FieldValue } from "../../product/field-changes";
import { Chevron } from "../../ui/disclosure";
import { SayAskCard } from "../../product/call-line";
import { type Call, type Heard, type Line, pieces } from "./read-call";

const PART = "p-4 sm:p-6";
const fields = Object.entries(copy.fields) as [keyof typeof copy.fields, string][];

/** What a call says, the record that it fills in, the card for its strongest moment, and the drafted follow-up. */
export function CallRecord(props: { call: Call; label?: string; className: string }): ReactNode {
  const { call, label, className } = props;
  const heard = call.lines.filter((line) => line.heard.length > 0);
  return (
    <figure
      className={`overflow-hidden rounded-window wrap-anywhere border border-hairline-strong bg-surface-1 shadow-window md:grid-cols-2 lg:grid-cols-3 ${className}`}
    >
      <div className={`on-paper md:col-span-2 lg:col-span-1 ${PART}`}>
        <p className="flex justify-between text-small">
          <b>{copy.said}</b> {label}
        </p>
        <ol className="mt-3 grid gap-3 text-ink lg:text-lead">
          {heard.map((line, index) => (
            <li key={`${index} ${line.text}`}>
              <Words {...line} />
            </li>
          ))}
        </ol>
        {heard.length === 0 && (call.lines.length === 0 ? copy.noText : copy.noWords)}
      </div>
      <div className={PART}>
        <b className="text-small text-teal">{copy.record}</b>
        <dl className="mt-2">
          {fields.map(([kind, field]) => (
            <div
              key={kind}
              className="flex items-baseline gap-3 border-t border-hairline py-2 lg:py-3"
            >
              <dt className="w-24 shrink-0">{field}</dt>
              <dd className="font-bold text-ink lg:text-lead">
                <FieldValue value={call.fields[kind] ?? copy.empty} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`grid grid-rows-[1fr_auto] gap-4 ${PART}`}>
        {call.strongest ? <Card heard={call.strongest} /> : copy.noCard}
        <Draft call={call} />
      </div>
    </figure>
  );
}

function Words(line: Line): ReactNode {
  return pieces(line).map(({ text, isHeard }, index) =>
    isHeard ? (
      <mark
        key={`${index} ${text}`}
        className="bg-teal/20 text-ink underline decoration-teal decoration-2 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function Card({ heard: { kind, value } }: { heard: Heard }): ReactNode {
  const { title, say, ask } = copy.cards[kind];
  const prepared = Object.entries(playbook).find(([name]) => name === value)?.[1];
  return (
    <SayAskCard
      say={prepared?.say ?? say}
      ask={prepared?.ask ?? ask}
      className="content-evenly gap-4 rounded-card bg-teal/10 p-4 lg:p-6 lg:text-h4"
      head={<b>{title(value)}</b>}
    />
  );
}

function Draft({ call }: { call: Call }): ReactNode {
  const mail = draftMail(call);
  if (mail === undefined) return null;
  return (
    <details className="group text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-teal hover:text-teal-hover">
        {copy.mail}
        <Chevron />
      </summary>
      <div className="on-paper rounded-card p-4">
        <EmailDraft subject={mail.subject} body={mail.lines.join("\n\n")} />
      </div>
    </details>
  );
}

/** Drafts the follow-up from the fields that are filled in; nothing without any. */
export function draftMail(call: Call): { subject: string; lines: string[] } | undefined {
  const { pain, competitor, framework, price, signer, timing } = call.fields;
  const { step } = call;
  const promise = promiseOf(step?.task, step?.date);
  const lines = [
    pain && copy.draft.pain(pain),
    competitor && copy.draft.competitor(inSentence(competitor)),
    framework && copy.draft.framework(framework),
    price && copy.draft.price,
    signer && copy.draft.signer(inSentence(signer.split(",")[0] ?? "")),
    timing && copy.draft.timing(timing),
    promise ? copy.draft.send(promise) : step && copy.draft.step(step.value),
  ].filter((line) => line !== undefined);
  if (lines.length === 0) return undefined;
  const subject = promise || pain?.replaceAll(/[“”]/g, "") || copy.draft.subject;
  return {
    subject: subject.charAt(0).toUpperCase() + subject.slice(1),
    lines: [copy.draft.thanks, ...lines],
  };
}

/** Returns what the rep was asked to send, and when: "the plan today". */
function promiseOf(task = "", date = ""): string | undefined {
  const what =
    /^(?:send|share|forward|email|get|give|show)(?: (?:me|us|over|my team))+ (.+)$/i.exec(task);
  return what?.[1] && `${what[1]} ${date}`.trim();
}

/** "The CFO" is "the CFO" inside a sentence. */
const inSentence = (name: string): string => name.replace(/^The /, "the ");
