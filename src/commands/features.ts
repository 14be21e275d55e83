import { recordAct } from "../../db/admin/audit";
import {
  type Broadcast,
  countAudience,
  findBroadcast,
  queueAudience,
  scheduleBroadcast,
} from "../../db/broadcasts/broadcasts";
import {
  findAnnouncement,
  findFeature,
  isAnnounced,
  listFeatures,
  mergeTitle,
  saveFeatures,
  setAnnouncement,
} from "../../db/broadcasts/stored-features";
import { printable } from "../plain-text";
import type { Queries } from "../../db/connection/pool";
import {
  featureFacts,
  findFeatureFacts,
  isAnnounceable,
  pageStatusOf,
} from "../../views/content/feature-status";
import type { Environment } from "../env";
import {
  confirmRecipients,
  printScheduled,
  readStart,
  requireSender,
  startOptions,
} from "./cli/sending";
import { placeOf } from "./cli/place";
import { parseCommandArgs } from "./cli/parse-args";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";

const USAGE = `features list             features with their status and open sign-ups, then titles that people typed
features ship KEY         announces a feature to everybody who asked and to people who confirm later;
                          in ten minutes, --at 2026-12-01T09:00 in UTC, or --now
features merge TITLE KEY  counts sign-ups for a title that people typed as sign-ups for a feature`;

/** Announces features. In the container: \`bun .build/features.js …\`. */
async function main(argv: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommandArgs(argv, startOptions, USAGE);
  const [subcommand = "", first = "", second = ""] = positionals;
  const startsAt = readStart(values);
  const isReady = { list: 1, ship: 2, merge: 3 }[subcommand] === positionals.length;
  if (!isReady || (subcommand !== "ship" && startsAt !== undefined)) throw new Error(USAGE);
  const { env, db } = await context.queries();
  if (subcommand === "list") await list(db, env);
  else if (subcommand === "ship") await ship(db, env, first, startsAt);
  else await merge(db, env, first, second);
  return 0;
}

async function list(db: Queries, env: Environment): Promise<void> {
  const known = new Set<string>();
  let isUnasked = true;
  for (const { key, title, status, announcedAt, ...counts } of await listFeatures(db)) {
    if (key !== null) known.add(key);
    const state = announcedAt === null ? (status ?? "no feature") : `announced ${announcedAt}`;
    const { confirmed, pending, waitlist } = counts;
    if (confirmed + pending + waitlist > 0) isUnasked = false;
    const open = `${confirmed} confirmed, ${pending} unconfirmed, ${waitlist} on the waitlist`;
    console.log([key ?? "", title, state, open].map(printable).join("\t"));
  }
  if (isUnasked) console.error(`There are no sign-ups for features in ${placeOf(env)}.`);
  // Features that are not stored because this build has not run yet.
  for (const { key, title, status } of featureFacts)
    if (!known.has(key)) console.log([key, title, status].join("\t"));
}

/** Throws unless readers find the feature open, and this build and the running site agree on it. */
async function checkStatus(db: Queries, key: string) {
  const here = findFeatureFacts(key);
  if (here === undefined) throw new Error(`No feature is named ${key}. See features list.`);
  const running = await findFeature(db, key);
  if (!isAnnounceable(here) || running?.status !== here.status || running.path !== here.path)
    throw new Error(
      `${here.title} is ${here.status} in this build, where ${here.path} is ${pageStatusOf(here.path)}, and ${running?.status ?? "unknown"} on the running site. In src/paths.ts give it a page(…), which may have the badge "beta". Deploy and start that build, then ship.`,
    );
  return here;
}

/** Throws if the button of an announcement leads to a page that says "Coming Soon". */
function checkLink({ actionHref }: Broadcast, feature: { path: string; status: string }): void {
  const href = actionHref ?? feature.path;
  const status = pageStatusOf(href);
  if (status !== "open")
    throw new Error(`The announcement leads to ${printable(href)}, which is ${status}.`);
  console.error(
    `It leads to ${printable(href)}${href === feature.path ? `, which is ${feature.status}` : ""}.`,
  );
}

async function ship(
  db: Queries,
  env: Environment,
  key: string,
  startsAt: Date | undefined,
): Promise<void> {
  const feature = await checkStatus(db, key);
  const sender = requireSender();
  const announced = new Error(`${key} was announced before. See features list.`);
  if (await isAnnounced(db, key)) throw announced;
  const id = await findAnnouncement(db, key);
  const draft = id === undefined ? undefined : await findBroadcast(db, id);
  if (id === undefined || draft === undefined)
    throw new Error(
      `Write the announcement first: a file with "kind: announcement" and "feature: ${key}", then bun run broadcasts new FILE`,
    );
  checkLink(draft, feature);
  const recipients = await countAudience(db, draft, {});
  await confirmRecipients(draft.subject, recipients);
  const domainRate = env.BROADCAST_DOMAIN_RATE;
  const first = await db.transaction(async (tx) => {
    if (!(await setAnnouncement(tx, key, id))) throw announced;
    await recordAct(tx, `sent broadcast ${id}`);
    return scheduleBroadcast(tx, draft, { sender, recipients, domainRate, startsAt });
  });
  printScheduled(id, first);
}

/** Counts sign-ups with this title for the feature. If it has been announced, they get the announcement, too. */
async function merge(db: Queries, env: Environment, title: string, key: string): Promise<void> {
  if (findFeatureFacts(key) === undefined)
    throw new Error(`No feature is named ${key}. See features list.`);
  await saveMissing(db);
  if (!(await mergeTitle(db, title, key)))
    throw new Error(
      `${printable(title)} is a feature of its own, or nobody asked for it. See features list.`,
    );
  const feature = await findFeature(db, key);
  const announcement = await findBroadcast(db, feature?.announcementId ?? "");
  if (announcement !== undefined && announcement.state !== "stopped")
    await db.transaction(async (tx) => {
      await queueAudience(tx, announcement, {}, env.BROADCAST_DOMAIN_RATE);
      await recordAct(tx, `sent broadcast ${announcement.id}`);
    });
  console.log(`Sign-ups for ${printable(title)} count for ${key}.`);
}

/** Stores features that are missing because the site has not run yet. */
async function saveMissing(db: Queries): Promise<void> {
  const known = new Set((await listFeatures(db)).map(({ key }) => key));
  await saveFeatures(
    db,
    featureFacts.filter(({ key }) => !known.has(key)),
  );
}

await runOperatorCommand(USAGE, main);
