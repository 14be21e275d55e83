import postgres from "postgres";
import { startPostgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { PAUSE_MS, startCrowd } from "../crowd";
import { createMailServer, type MailServer } from "../mail-server";
import { watchPages } from "../pages";
import { countMails, countTried, untilSettled } from "../queued-mails";
import type { Result, Scenario } from "../scenario";
import { startSite, type Site } from "../site";

const PEOPLE = 40;

/** What may befall the sending of mail, while sign-ups go on. What was queued must arrive, once. */
export const whileMailing: Scenario[] = [
  mailing("Mail server down", ({ mail }) => mail.close(), { end: ({ mail }) => mail.listen() }),
  mailing("Mail server slow", feels("slow"), { end: feels("well") }),
  mailing("Mail server busy (451)", feels("busy"), { end: feels("well") }),
  mailing("Mail server refusing (550)", feels("refusing"), { end: feels("well"), isFinal: true }),
  mailing("Mail server dropping after DATA", feels("dropping"), { end: feels("well") }),
  mailing("Site killed while mailing", () => Promise.resolve(), {
    end: async ({ site }) => {
      await site.kill();
      await site.start();
    },
    arrivalsMost: 2,
  }),
];

type Parts = { site: Site; mail: MailServer; url: string };
type Step = (parts: Parts) => Promise<unknown>;
type End = {
  end: Step;
  /** The server has said that it will never take these messages. */
  isFinal?: boolean;
  /** How often a message may arrive: a worker that dies after the sending cannot know. */
  arrivalsMost?: number;
};

function feels(mood: Parameters<MailServer["setMood"]>[0]): Step {
  return ({ mail }) => Promise.resolve(mail.setMood(mood));
}

function mailing(name: string, begin: Step, end: End): Scenario {
  return { name, rounds: { few: 1, many: 5 }, run: (rounds) => runFault(rounds, begin, end) };
}

async function runFault(
  rounds: number,
  begin: Step,
  { end, isFinal = false, arrivalsMost = 1 }: End,
): Promise<Result> {
  const server = await startPostgres();
  const mail = createMailServer();
  await mail.listen();
  const environment = { DATABASE_URL: server.url, DATA_DIR: tempFolder(), SMTP_URL: mail.url() };
  const site = await startSite(environment);
  const parts = { site, mail, url: server.url };
  const client = postgres(server.url, { max: 1 });
  const endPages = watchPages(site.address);
  const accepted: string[] = [];
  const wrong: string[] = [];
  let slowestMs = 0;
  for (let round = 0; round < rounds; round++) {
    const tried = await countTried(client);
    await begin(parts);
    const crowd = startCrowd(site.address, { visitors: 4, pauseMs: PAUSE_MS });
    while (crowd.seen.accepted.length < PEOPLE) await Bun.sleep(5);
    while ((await countTried(client)) === tried) await Bun.sleep(5);
    await end(parts);
    const seen = await crowd.stop();
    accepted.push(...seen.accepted);
    wrong.push(...seen.wrong);
    slowestMs = Math.max(slowestMs, seen.slowestMs);
    await untilSettled(client);
  }
  const pages = await endPages();
  const count = await countMails(client, {
    accepted,
    taken: mail.taken,
    isFinal,
    arrivalsMost,
  });
  await client.end();
  await site.stop();
  await Promise.all([server.stop(), mail.close()]);
  return { ...count, rounds, slowestMs, slowestPageMs: pages.slowestMs, wrong };
}
