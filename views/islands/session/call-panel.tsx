import { type ReactNode, useState } from "react";
import { session } from "../../content/session";
import { callPlans, type CallPlan, type CallResult, curlLine, makeCall } from "./calls";
import { CopyButton } from "./copy-button";

const words = session.calls;

/** The three calls, and of the last one what was sent, what should have come back, and what did. */
export function CallPanel({ token }: { token: string | undefined }): ReactNode {
  const [running, setRunning] = useState<CallPlan>();
  const [result, setResult] = useState<CallResult>();
  const run = async (plan: CallPlan) => {
    if (running !== undefined) return;
    setRunning(plan);
    setResult(await makeCall(plan, token));
    setRunning(undefined);
  };
  return (
    <section className="session-calls" aria-labelledby="session-calls">
      <h2 id="session-calls">{words.title}</h2>
      <div className="actions">
        {callPlans.map((plan) => (
          <button
            key={plan.name}
            className="button"
            aria-disabled={running !== undefined}
            onClick={() => void run(plan)}
          >
            {plan.name}
          </button>
        ))}
      </div>
      <div aria-live="polite">
        {running && <p>{words.running(running.name)}</p>}
        {!running && !result && <p className="note">{words.none}</p>}
        {!running && result && <Result {...result} />}
      </div>
    </section>
  );
}

function Result({ plan, status, body, headers, ms }: CallResult): ReactNode {
  const isRight = plan.expected.includes(status);
  const sent = plan.needsToken ? { Authorization: "Bearer ••••" } : plan.headers;
  const curl = curlLine(plan);
  return (
    <>
      <dl className="session-facts">
        <dt>{words.sent}</dt>
        <dd>
          <code>
            {plan.method}
            {Object.entries(sent).map(([name, value]) => ` · ${name}: ${value}`)}
          </code>
        </dd>
        <dt>{words.expected}</dt>
        <dd>{plan.expected.join(" / ")}</dd>
        <dt>{words.actual}</dt>
        <dd>
          <b className="session-status">{status}</b>{" "}
          <span className="session-verdict" data-tone={isRight ? "right" : "wrong"}>
            {isRight ? words.match : words.differs}
          </span>
        </dd>
        <dt>{words.took}</dt>
        <dd>{ms} ms</dd>
      </dl>
      <h3>{words.body}</h3>
      <pre className="session-code">{body || "–"}</pre>
      {headers.length > 0 && (
        <details>
          <summary>{words.headers}</summary>
          <pre className="session-code">
            {headers.map(([name, value]) => `${name}: ${value}`).join("\n")}
          </pre>
        </details>
      )}
      <h3>{words.curl}</h3>
      <pre className="session-code">{curl}</pre>
      <CopyButton text={curl} />
    </>
  );
}
