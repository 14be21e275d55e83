import { type ReactNode, useEffect, useState } from "react";
import { session } from "../../../content/session";
import { CopyButton } from "../copy-button";
import { CodeText, Fold, Panel } from "../parts";

const copy = session.token;
const SHOWN_LENGTH = 12;

/** The access token, masked, with its claims and the time it has left. */
export function TokenPanel({ token }: { token: string }): ReactNode {
  const claims = readClaims(token);
  const expiresAt = typeof claims["exp"] === "number" ? claims["exp"] : 0;
  return (
    <Panel id="session-token" title={copy.title}>
      <p className="mb-3 wrap-anywhere">
        <code className="font-mono text-small">{token.slice(0, SHOWN_LENGTH)}…••••</code>
      </p>
      <CopyButton text={token} />
      <p className="my-4">
        {copy.expires} <Countdown key={expiresAt} until={expiresAt} />
      </p>
      <Fold title={copy.claims}>
        <CodeText>{JSON.stringify(claims, null, 2)}</CodeText>
      </Fold>
    </Panel>
  );
}

/** Minutes and seconds until a time in unix seconds. */
function Countdown({ until }: { until: number }): ReactNode {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left <= 0) return <b>{copy.expired}</b>;
  return (
    <b className="tabular-nums">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
    </b>
  );
}

const secondsUntil = (time: number): number => time - Math.floor(Date.now() / 1000);

/** The payload of a JWT, not verified: it is the visitor's own and only shown to them. */
function readClaims(token: string): Record<string, unknown> {
  try {
    const [, payload = ""] = token.split(".");
    const bytes = Uint8Array.from(
      atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
      (sign) => sign.codePointAt(0) ?? 0,
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
