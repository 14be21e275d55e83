import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { readClockSkew } from "../../db/journal/entry-clock";
import { findBackupTime } from "../../db/mail/site-address";
import type { Queries } from "../../db/connection/pool";
import { missingFacts, type Operator, operator } from "../../views/content/operator";
import { environmentSchema, outsideServices, type Environment } from "../env";
import type { Log } from "../log";
import { teamAddressesOf, unansweredSubjects } from "../mail/team-addresses";
import { canWrite, freeBytes } from "./disk";
import { inSeconds, MAX_CLOCK_SKEW_MS } from "./watch-clock";

/** Something that was checked. With `fix`, it does not work, and that sentence says what to do. */
export type Finding = { name: string; text: string; fix?: string };

const LOW_DISK_BYTES = 500 * 1024 * 1024;
const SLOW_SYNC_MS = 200;
const HOUR_MS = 60 * 60 * 1000;
const MAX_BACKUP_HOURS = 26;

const isPublic = ({ SITE_URL }: Environment): boolean => SITE_URL.startsWith("https:");

/** Whether messages are sent from the address that stands in for the operator's. */
export const isExampleSender = ({ MAIL_FROM }: Environment): boolean =>
  MAIL_FROM === environmentSchema.shape.MAIL_FROM.safeParse(undefined).data;

/** What the settings alone say. */
export function checkSettings(env: Environment): Finding[] {
  const { SMTP_URL, MAIL_FROM, CONTACT_TO } = env;
  const unanswered = unansweredSubjects(teamAddressesOf(CONTACT_TO)).join(", ");
  return [
    isPublic(env)
      ? { name: "address", text: env.SITE_URL }
      : {
          name: "address",
          text: `${env.SITE_URL}: only this machine reaches it, or without encryption`,
          fix: "For a public site, set SITE_URL to its https address.",
        },
    ...(isPublic(env) && env.TRUSTED_PROXIES === 0
      ? [
          {
            name: "proxies",
            text: "TRUSTED_PROXIES is 0: behind a proxy, all visitors share its limits",
            fix: "Set TRUSTED_PROXIES to the number of proxies before the site; it speaks no https itself.",
          },
        ]
      : []),
    SMTP_URL === undefined
      ? {
          name: "mail server",
          text: "no SMTP_URL: messages wait in the outbox",
          fix: "Set SMTP_URL to your mail server.",
        }
      : isExampleSender(env)
        ? {
            name: "sender",
            text: "MAIL_FROM is not set: messages are sent from an example address",
            fix: "Set MAIL_FROM to an address of your domain.",
          }
        : { name: "sender", text: MAIL_FROM },
    unanswered === ""
      ? { name: "team", text: "every submission is mailed to somebody" }
      : {
          name: "team",
          text: `CONTACT_TO names nobody for: ${unanswered}`,
          fix: "Set CONTACT_TO, or read them with `signups list`.",
        },
  ];
}

/** Whether the data folder takes what must not be lost. */
export async function checkDisk(folder: string): Promise<Finding[]> {
  const name = "disk";
  const free = freeBytes(folder) ?? 0;
  const freeMegabytes = Math.floor(free / 1024 / 1024);
  const syncMs = canWrite(folder) ? await timeSync(folder).catch(() => undefined) : undefined;
  if (syncMs === undefined)
    return [
      {
        name,
        text: `DATA_DIR (${folder}) cannot be written, or is full`,
        fix: "Give this user the right to write to it, or space.",
      },
    ];
  const text = `${freeMegabytes} MB free, a sync takes ${syncMs.toFixed(1)} ms`;
  if (free < LOW_DISK_BYTES)
    return [{ name, text, fix: "Give the disk of DATA_DIR more than 500 MB." }];
  if (syncMs > SLOW_SYNC_MS)
    return [{ name, text, fix: "Each form waits for a sync: use a local disk for DATA_DIR." }];
  return [{ name, text }];
}

async function timeSync(folder: string): Promise<number> {
  const path = join(folder, `.sync-${process.pid}`);
  const file = await open(path, "w", 0o600);
  try {
    await file.write("x");
    const started = performance.now();
    await file.sync();
    return performance.now() - started;
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

/** What only the database knows. */
export async function checkStored(env: Environment, db: Queries): Promise<Finding[]> {
  const skewMs = await readClockSkew(db);
  const backedUpAt = await findBackupTime(db);
  return [
    skewMs > MAX_CLOCK_SKEW_MS
      ? {
          name: "clock",
          text: `differs from the database's by ${inSeconds(skewMs)} s`,
          fix: "Let both machines keep time with NTP.",
        }
      : { name: "clock", text: "agrees with the database's" },
    ...checkBackup(env, backedUpAt),
    ...checkCompany(env),
  ];
}

function checkBackup(env: Environment, backedUpAt: Date | undefined): Finding[] {
  const name = "backup";
  const hours =
    backedUpAt && Math.max(0, Math.floor((Date.now() - backedUpAt.getTime()) / HOUR_MS));
  const text = hours === undefined ? "none was ever made" : `the last is ${hours} hours old`;
  const isLate = hours === undefined || hours > MAX_BACKUP_HOURS;
  return isPublic(env) && isLate
    ? [{ name, text, fix: "Run `backup FILE` every night." }]
    : [{ name, text }];
}

/** The facts about the company, of which privacy law requires some of a public site. */
export function checkCompany(env: Environment, facts: Operator = operator): Finding[] {
  const missing = missingFacts(facts);
  const required = missing.filter(({ isRequired }) => isRequired).map(({ fact }) => fact);
  const services = outsideServices(env);
  const name = "company";
  return [
    isPublic(env) && required.length > 0
      ? {
          name,
          text: `facts that privacy law requires are missing: ${required.join(", ")}`,
          fix: "Set them with `operator set NAME VALUE`.",
        }
      : { name, text: `${missing.length} facts are not set: see \`operator list\`` },
    ...(isPublic(env) && services.length > 0 && facts.subprocessors.length === 0
      ? [
          {
            name: "subprocessors",
            text: `none is named, but ${services.join(", ")} may send personal data to one`,
            fix: "Name them with `operator set subprocessors`.",
          },
        ]
      : []),
  ];
}

/** A proxy may send requests only once the site has been up for a while. */
const NETWORK_CHECK_DELAY_MS = 5_000;

/** Logs a line for each problem that needs no database. Nothing waits for it. */
export function logProblems(env: Environment, log: Log, delayMs = NETWORK_CHECK_DELAY_MS): void {
  logFindings(checkSettings(env), log);
  void checkDisk(env.DATA_DIR).then((found) => logFindings(found, log));
  if (!isPublic(env) && env.SMTP_URL === undefined) return;
  const check = async () => {
    // The mail library takes 7 MiB.
    const { checkNetwork } = await import("./network-checks");
    logFindings(await checkNetwork(env), log);
  };
  // Without descriptors, the module cannot be loaded; the log has other lines then.
  setTimeout(() => void check().catch(() => {}), delayMs).unref();
}

/** Logs a line for each problem. */
export function logFindings(findings: readonly Finding[], log: Log): void {
  for (const { name, text, fix } of findings)
    if (fix !== undefined) log.event("warn", `${name}: ${text}`, { fix });
}
