import type { ReactNode } from "react";
import { playbook } from "../../content/demo/playbook";
import { tryCall as copy } from "../../content/try-call";
import { FieldValue } from "../../product/field-changes";
import { SayAskCard } from "../../product/say-ask-card";
import { type Call, type Heard, type Line, pieces } from "./read-call";

const PART = "p-4 sm:p-6";
const fields = Object.entries(copy.fields) as [keyof typeof copy.fields, string][];

/** What a call says, the record that it fills in, and the card for its strongest moment. */
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
      <div className={`grid ${PART}`}>
        {call.strongest ? <Card heard={call.strongest} /> : copy.noCard}
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
