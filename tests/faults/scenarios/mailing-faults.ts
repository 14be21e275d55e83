import postgres from "postgres";
import { startPostgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { PAUSE_MS, startVisitors } from "../visitors";
import { createMailServer, type MailServer } from "../mail-server";
import { watchPages } from "../watch-pages";
import { countMails, countTried, untilSettled } from "../queued-mails";
import type { Result, Scenario } from "../scenario";
import { startSite, type Site } from "../site";

const PEOPLE = 40;

/** Faults while mail is sent and people sign up. Every queued message must arrive once. */
export const mailingFaults: Scenario[] = [
  mailing("Mail server down", ({ mail }) => mail.close(), { end: ({ mail }) => mail.listen() }),
  mailing("Mail server slow", behaves("slow"), { end: behaves("normal") }),
  mailing("Mail server busy (451)", behaves("busy"), { end: behaves("normal") }),
  mailing("Mail server refusing (550)", behaves("refusing"), {
    end: behaves("normal"),
    isFinal: true,
  }),
  mailing("Mail server dropping after DATA", behaves("dropping"), { end: behaves("normal") }),
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
  /** The server rejected these messages permanently. */
  isFinal?: boolean;
  /** The maximum number of times a message may arrive: a worker that dies after sending cannot mark it. */
  arrivalsMost?: number;
};

function behaves(behavior: Parameters<MailServer["setBehavior"]>[0]): Step {
  return ({ mail }) => Promise.resolve(mail.setBehavior(behavior));
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
    const visitors = startVisitors(site.address, { pauseMs: PAUSE_MS });
    while (visitors.seen.accepted.length < PEOPLE) await Bun.sleep(5);
    while ((await countTried(client)) === tried) await Bun.sleep(5);
    await end(parts);
    const seen = await visitors.stop();
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
