import { paths } from "../../../src/paths";
import { runBun } from "../../support/run-bun";
import { effort } from "../effort";
import { type Call, callerOf, expectStatus, type Session } from "./auth-calls";
import { cpuSeconds, type Served } from "../process";
import { measureSignInBurst } from "./sign-in-burst";
import { median, type Row } from "../table";
import { wrk } from "../wrk";

const PASSWORD = "correct horse battery staple";
const SECONDS = effort(3);
const CONNECTIONS = 16;
const REFRESHES = effort(1_500, 2);
const SIGN_INS = effort(60, 2);
const PAIRS = effort(100);
/** An account allows twenty tries in five minutes: four are for sign-ins, the rest for wrong passwords. */
const ACCOUNTS = effort(14, 2);
const SIGNED_IN = effort(4);
const ARGON2ID = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/** Measures the session function, refreshes and sign-ins, with an account made by the operator's command. */
export async function measureAuth(
  site: Served,
  environment: Record<string, string>,
): Promise<Row[]> {
  const call = callerOf(site);
  const sessions: Session[] = [];
  for (let n = 0; n < ACCOUNTS; n++) sessions.push(await makeAccount(call, environment, n));
  const [session] = sessions;
  if (session === undefined) throw new Error("no account was made");
  return [
    await measureSessionFunction(site, session.access_token),
    await measureRefreshes(site, call, sessions.slice(0, SIGNED_IN)),
    await measureSignIns(call),
    await measureSignInBurst(site, call),
    await measureEvenness(call),
  ];
}

const addressOf = (n: number): string => `bench-${n}@example.com`;

async function makeAccount(
  call: Call,
  environment: Record<string, string>,
  n: number,
): Promise<Session> {
  const made = await runBun([".build/admin.js", "create", addressOf(n)], environment);
  const link = new RegExp(`\\S+redirect_to=\\S+${encodeURIComponent(paths.sessionTest.path)}`).exec(
    made.output,
  )?.[0];
  const token_hash = new URL(link ?? "").searchParams.get("token");
  const opened = call("/verify", { type: "recovery", token_hash });
  const session = await expectStatus<Session>(200, opened);
  await expectStatus(200, call("/user", { password: PASSWORD }, session.access_token, "PUT"));
  return session;
}

async function measureSessionFunction(site: Served, token: string): Promise<Row> {
  const headers = { authorization: `Bearer ${token}` };
  const address = `http://127.0.0.1:${site.port}/functions/v1/session`;
  const load = { connections: CONNECTIONS, seconds: SECONDS, headers };
  await wrk(address, load);
  const before = cpuSeconds(site.pid);
  const { answers, refused } = await wrk(address, load);
  const rate = answers / (cpuSeconds(site.pid) - before);
  return [
    "Session function, responses per CPU-second",
    rate.toFixed(0),
    `${refused} refused`,
    "≥ 3000",
  ];
}

async function measureRefreshes(site: Served, call: Call, sessions: Session[]): Promise<Row> {
  const before = cpuSeconds(site.pid);
  const began = performance.now();
  await Promise.all(
    sessions.map(async ({ refresh_token }) => {
      let token = refresh_token;
      for (let n = 0; n < REFRESHES / sessions.length; n++) {
        const answer = call("/token?grant_type=refresh_token", { refresh_token: token });
        token = (await expectStatus<Session>(200, answer)).refresh_token;
      }
    }),
  );
  const rate = (REFRESHES * 1000) / (performance.now() - began);
  const each = `${(((cpuSeconds(site.pid) - before) * 1000) / REFRESHES).toFixed(2)} ms`;
  return ["Refreshes per second", rate.toFixed(0), `${each} of processor time each`, "≥ 500"];
}

async function measureSignIns(call: Call): Promise<Row> {
  const hash = await Bun.password.hash(PASSWORD, ARGON2ID);
  const rateOf = async (work: (n: number) => Promise<unknown>) => {
    const began = performance.now();
    await Promise.all(Array.from({ length: SIGN_INS }, (_, n) => work(n)));
    return (SIGN_INS * 1000) / (performance.now() - began);
  };
  const bare = await rateOf(() => Bun.password.verify(PASSWORD, hash));
  const ours = await rateOf((n) => {
    const fields = { email: addressOf(n % SIGNED_IN), password: PASSWORD };
    return expectStatus(200, call("/token?grant_type=password", fields));
  });
  const share = `${(ours / bare).toFixed(2)} of bare hashing`;
  return ["Sign-ins per second", ours.toFixed(1), share, "≥ 0.80"];
}

async function measureEvenness(call: Call): Promise<Row> {
  const timed = async (email: string) => {
    const began = performance.now();
    await expectStatus(400, call("/token?grant_type=password", { email, password: "wrong" }));
    return performance.now() - began;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < PAIRS; n++) {
    known.push(await timed(addressOf(SIGNED_IN + (n % (ACCOUNTS - SIGNED_IN)))));
    unknown.push(await timed(`nobody-${n}@example.com`));
  }
  const difference = Math.abs(median(unknown) / median(known) - 1) * 100;
  return [
    "Unknown account compared with known, 200 sign-ins",
    `${median(known).toFixed(1)} ms`,
    `medians differ by ${difference.toFixed(1)} %`,
    "≤ 5 %",
  ];
}
