import type { Call } from "./auth-calls";
import { effort } from "../effort";
import { atPace, measurePace } from "../pace";
import type { Served } from "../process";
import type { Row } from "../table";

const SECONDS = effort(3);
const SIGN_INS_PER_SECOND = effort(200, 5);

/** Page latency during 200 sign-ins a second, many times what can be hashed, so most of them wait. */
export async function measureSignInBurst(site: Served, call: Call): Promise<Row> {
  const page = `http://127.0.0.1:${site.port}/`;
  const alone = await measurePace(page, SECONDS);
  const signIn = async (n: number) => {
    const fields = { email: `burst-${n}@example.com`, password: "wrong" };
    return (await call("/token?grant_type=password", fields)).status;
  };
  const [beside, statuses] = await Promise.all([
    measurePace(page, SECONDS),
    atPace(SIGN_INS_PER_SECOND, SECONDS, signIn),
  ]);
  const told = statuses.filter((status) => status === 503).length;
  const times = (beside / alone).toFixed(1);
  return [
    `Page p99 during ${SIGN_INS_PER_SECOND} sign-ins per second`,
    `${beside.toFixed(2)} ms`,
    `${times} times alone; ${told} of ${statuses.length} told to wait`,
    "≤ 3 times",
  ];
}
