import { createHash, timingSafeEqual } from "node:crypto";
import type { Queues } from "../../db/mail/queues";
import type { Log } from "../log";
import { createRequestMetrics } from "./counters";
import { writeFamily } from "./prometheus";

/** Work that is pending: in this machine's journal, if it can be read, and, if the database is up, in its queues. */
type PendingWork = {
  journalBatches: number | undefined;
  journalStalledSeconds: number;
  queues: Queues | undefined;
  /** Whether the mail server answered at the last contact; undefined without one, or before the first. */
  isMailServerUp: boolean | undefined;
  diskFreeBytes: number | undefined;
};

/** Metrics for callers with the token. */
export type SiteMetrics = {
  /** Wraps a log to count each request line. */
  countLines: (log: Log) => Log;
  /** Compares the Authorization header with the token in constant time. */
  mayRead: (authorization: string | undefined) => boolean;
  pendingWork: () => Promise<PendingWork>;
  /** All metrics in the Prometheus text format. */
  write: () => Promise<string>;
};

type Sources = {
  /** Entries in the journal that wait for the database. */
  countJournal: () => number;
  /** How long they have waited without progress. */
  journalStalledMs: () => number;
  /** Rejects when the database is down. */
  countQueues: () => Promise<Queues>;
  isMailServerUp?: () => boolean | undefined;
  diskFreeBytes?: () => number | undefined;
};

/** Creates the metrics; without a token, nothing is counted. */
export function createSiteMetrics(
  token: string | undefined,
  sources: Sources,
): SiteMetrics | undefined {
  if (token === undefined) return undefined;
  const requests = createRequestMetrics();
  const wanted = digest(token);
  const pendingWork = async () => ({
    journalBatches: orUndefined(sources.countJournal),
    journalStalledSeconds: sources.journalStalledMs() / 1000,
    queues: await sources.countQueues().catch(() => undefined),
    isMailServerUp: sources.isMailServerUp?.(),
    diskFreeBytes: sources.diskFreeBytes?.(),
  });
  return {
    countLines: (log) => ({
      ...log,
      request: (line) => {
        requests.count(line);
        log.request(line);
      },
    }),
    mayRead: (authorization = "") =>
      timingSafeEqual(digest(/^bearer (.*)$/i.exec(authorization)?.[1] ?? ""), wanted),
    pendingWork,
    write: async () =>
      writePendingWork(await pendingWork()) + (await writeProcess()) + requests.write(),
  };
}

/** A damaged journal must not hide the other metrics. */
function orUndefined(count: () => number): number | undefined {
  try {
    return count();
  } catch {
    return undefined;
  }
}

/** `timingSafeEqual` needs equal lengths. */
const digest = (text: string) => createHash("sha256").update(text).digest();

/** Values that could not be read are omitted, so `absent()` finds them. */
const gauge = (name: string, help: string, value: number | undefined) =>
  value === undefined ? "" : writeFamily(name, "gauge", help, [{ labels: {}, value }]);

function writePendingWork({
  journalBatches,
  journalStalledSeconds,
  queues,
  isMailServerUp,
  diskFreeBytes,
}: PendingWork): string {
  const isUp = queues === undefined ? 0 : 1;
  const always =
    gauge("genie_database_up", "Whether the database answers", isUp) +
    gauge("genie_journal_batches", "Entries in the journal, not yet delivered", journalBatches) +
    gauge(
      "genie_journal_stalled_seconds",
      "How long the journal's batches have waited without any being delivered",
      journalStalledSeconds,
    ) +
    gauge(
      "genie_mail_server_up",
      "Whether the mail server answered at the last contact",
      isMailServerUp === undefined ? undefined : Number(isMailServerUp),
    ) +
    gauge("genie_disk_free_bytes", "Free space on the disk of DATA_DIR", diskFreeBytes);
  if (queues === undefined) return always;
  return (
    always +
    gauge("genie_outbox_queued", "Messages to be sent", queues.queued) +
    gauge("genie_outbox_lag_seconds", "Age of the oldest unsent message", queues.lagSeconds) +
    gauge("genie_outbox_dead", "Messages that were given up", queues.dead) +
    gauge("genie_held_submissions", "Submissions held as spam", queues.held)
  );
}

/** Standard process metrics. */
async function writeProcess(): Promise<string> {
  const { user, system } = process.cpuUsage();
  const started = Date.now() / 1000 - process.uptime();
  const asked = performance.now();
  await new Promise((next) => setTimeout(next, 0));
  const lag = (performance.now() - asked) / 1000;
  return (
    writeFamily("process_cpu_seconds_total", "counter", "Processor time", [
      { labels: {}, value: (user + system) / 1e6 },
    ]) +
    gauge("process_resident_memory_bytes", "Memory", process.memoryUsage.rss()) +
    gauge("process_start_time_seconds", "Start, in unix time", started) +
    gauge("genie_event_loop_lag_seconds", "How late the event loop was just now", lag)
  );
}
