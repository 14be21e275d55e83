import { session as copy } from "../../../content/session";
import { sessionFunction } from "../backend";

/** The three ways to call the session function. */
type CallName = "GET (no JWT)" | "OPTIONS preflight" | "GET (with JWT)";

export type CallPlan = {
  name: CallName;
  method: "GET" | "OPTIONS";
  /** The expected statuses. */
  expected: readonly number[];
  needsToken: boolean;
  headers: Record<string, string>;
};

export const callPlans: readonly CallPlan[] = [
  { name: "GET (no JWT)", method: "GET", expected: [401], needsToken: false, headers: {} },
  {
    name: "OPTIONS preflight",
    method: "OPTIONS",
    expected: [200, 204],
    needsToken: false,
    headers: { "Access-Control-Request-Method": "GET" },
  },
  { name: "GET (with JWT)", method: "GET", expected: [200], needsToken: true, headers: {} },
];

/** The result of a call. The status is −1 if the network failed, 0 if there was no session to send. */
export type CallResult = {
  plan: CallPlan;
  status: number;
  body: string;
  headers: [string, string][];
  ms: number;
};

/** Makes a call and returns its result. Never rejects. */
export async function makeCall(plan: CallPlan, token: string | undefined): Promise<CallResult> {
  if (plan.needsToken && token === undefined)
    return { plan, status: 0, body: copy.calls.noSession, headers: [], ms: 0 };
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const response = await fetch(sessionFunction(), {
      method: plan.method,
      headers: plan.needsToken ? { Authorization: `Bearer ${token}` } : plan.headers,
      cache: "no-store",
    });
    const body = pretty(await response.text());
    return { plan, status: response.status, body, headers: [...response.headers], ms: took() };
  } catch (error) {
    const body = (error instanceof Error && error.message) || copy.calls.networkError;
    return { plan, status: -1, body, headers: [], ms: took() };
  }
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** The same call as a curl command, with a placeholder for the token. */
export function curlLine({ method, needsToken, headers }: CallPlan): string {
  const sent = needsToken ? { Authorization: "Bearer $TOKEN" } : headers;
  const flags = Object.entries(sent).map(([name, value]) => ` -H "${name}: ${value}"`);
  return `curl -i -X ${method}${flags.join("")} "${sessionFunction()}"`;
}
