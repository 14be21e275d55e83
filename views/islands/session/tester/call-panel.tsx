import { type ReactNode, useState } from "react";
import { session } from "../../../content/session";
import { callPlans, type CallPlan, type CallResult, curlLine, makeCall } from "./calls";
import { Button } from "../../../ui/button";
import { CopyButton } from "../copy-button";
import { CodeText, Facts, Fold, Panel } from "../parts";

const copy = session.calls;

/** The three calls, and the request, expected response and actual response of the last one. */
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
    <Panel id="session-calls" title={copy.title}>
      <div className="mt-6 flex flex-wrap gap-3">
        {callPlans.map((plan) => (
          <Button
            key={plan.name}
            size="small"
            className="aria-disabled:cursor-progress aria-disabled:opacity-60"
            aria-disabled={running !== undefined}
            onClick={() => void run(plan)}
          >
            {plan.name}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {running && <p>{copy.running(running.name)}</p>}
        {!running && !result && <p className="text-small text-muted">{copy.none}</p>}
        {!running && result && <Result {...result} />}
      </div>
    </Panel>
  );
}

function Result({ plan, status, body, headers, ms }: CallResult): ReactNode {
  const isRight = plan.expected.includes(status);
  const sent = plan.needsToken ? { Authorization: "Bearer ••••" } : plan.headers;
  const curl = curlLine(plan);
  return (
    <>
      <Facts
        list={[
          [
            copy.sent,
            <code key="sent" className="font-mono text-small">
              {plan.method}
              {Object.entries(sent).map(([name, value]) => ` · ${name}: ${value}`)}
            </code>,
          ],
          [copy.expected, plan.expected.join(" / ")],
          [
            copy.actual,
            <span key="actual">
              <b className="tabular-nums">{status}</b>{" "}
              <span
                className={`pl-2 text-small ${isRight ? "text-teal-hover" : "text-error"}`}
                data-tone={isRight ? "right" : "wrong"}
              >
                {isRight ? copy.match : copy.differs}
              </span>
            </span>,
          ],
          [copy.took, `${ms} ms`],
        ]}
      />
      <h3 className="mt-5 mb-2 text-small">{copy.body}</h3>
      <CodeText>{body || "–"}</CodeText>
      {headers.length > 0 && (
        <Fold title={copy.headers}>
          <CodeText>{headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</CodeText>
        </Fold>
      )}
      <h3 className="mt-5 mb-2 text-small">{copy.curl}</h3>
      <CodeText>{curl}</CodeText>
      <CopyButton text={curl} />
    </>
  );
}
