import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import { recordAct } from "../../db/admin/audit";
import {
  BROADCASTS_PER_PAGE,
  listBroadcastPage,
  MAX_RECIPIENTS_COUNTED,
} from "../../db/admin/broadcasts";
import {
  type Broadcast,
  lockDraft,
  type NewBroadcast,
  reportOf,
  updateDraft,
} from "../../db/broadcasts/broadcasts";
import { broadcastPage, newBroadcastPage } from "../../views/admin/broadcast";
import { broadcastsPage } from "../../views/admin/broadcasts";
import type { ConsoleNotice } from "../../views/admin/console-page";
import { broadcastSender } from "../../views/content/broadcasts";
import { broadcastsCopy as copy } from "../../views/content/console/broadcasts";
import { printBroadcast, versionOf } from "../broadcasts/print-broadcast";
import { BroadcastProblem, readBroadcast } from "../broadcasts/read-broadcast";
import { changeBroadcast, stateOf, writeDraft } from "../broadcasts/sending";
import { writePreview, writeTest } from "../broadcasts/write-broadcast";
import type { App, ConsoleDependencies, Context } from "../context";
import { refuse } from "../http/refuse";
import { SendFailure } from "../mail/transport";
import { consoleEndpoints, consolePaths } from "../paths";
import { broadcastPath, findBroadcastOf, hrefOf, sendRoutes } from "./broadcast-send-routes";
import { adminOf, checkCode, codeGate } from "./door";
import { readForm, readKey, showConsole } from "./respond";

const { path } = consolePaths.broadcasts;
const { newBroadcast } = consoleEndpoints;

/** Shorter than the server waits for an idle connection. */
const TEST_MS = 8_000;
/** A message is a page of its own, where nothing runs or loads. Its styles stand in its elements. */
const MAIL_POLICY =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none';sandbox";

const error = (text: string): ConsoleNotice => ({ tone: "error", text });

/** Broadcasts: written, previewed, tested, sent, followed, paused and stopped. */
export function broadcastRoutes(dependencies: ConsoleDependencies, inside: MiddlewareHandler<App>) {
  const { database, domainRate, mail, sendMail } = dependencies;
  const { run } = database;
  const routes = new Hono<App>();

  routes.get(path, inside, async (c) => {
    const listed = await run((db) => listBroadcastPage(db, readKey(c.req.query("after"))));
    const last = listed.length === BROADCASTS_PER_PAGE ? listed.at(-1) : undefined;
    const rows = listed.map(({ counts, createdAt, startsAt, ...row }) => {
      const starts = startsAt === null ? null : new Date(startsAt);
      const state = stateOf({ state: row.state, startsAt: starts }, counts);
      return { ...row, state, at: startsAt ?? createdAt, sums: sumsOf(counts) };
    });
    const after = last && `${last.createdAt} ${last.id}`;
    const more = after && `${path}?${new URLSearchParams({ after })}`;
    return showConsole(c, broadcastsPage({ rows, maxCounted: MAX_RECIPIENTS_COUNTED, more }));
  });

  routes.get(newBroadcast, inside, (c) => showConsole(c, newBroadcastPage(copy.template)));
  routes.post(newBroadcast, inside, async (c) => {
    const { text = "" } = await readForm(c);
    const read = readText(text);
    if ("problem" in read) return showConsole(c, newBroadcastPage(text, error(read.problem)), 422);
    const { id } = await run((db) => writeDraft(db, read.draft, adminOf(c).userId));
    return c.redirect(`${hrefOf({ id })}?done=written`, 303);
  });

  const show = async (
    c: Context,
    broadcast: Broadcast,
    {
      typed,
      notice,
      status = 200,
    }: { typed?: string; notice?: ConsoleNotice; status?: Status } = {},
  ) => {
    const { id, kind, subject, state, feature, createdAt, startsAt } = broadcast;
    const report = await run((db) => reportOf(db, id));
    const text = copy.done[c.req.query("done") as keyof typeof copy.done];
    const draft = {
      action: hrefOf(broadcast),
      typed: typed ?? printBroadcast(broadcast),
      version: versionOf(broadcast),
    };
    const page = broadcastPage(
      {
        href: hrefOf(broadcast),
        subject,
        state,
        fields: {
          state: stateOf(broadcast, report),
          kind,
          ...(feature !== null && { feature }),
          written: createdAt.toISOString(),
          ...(startsAt && { starts: startsAt.toISOString() }),
          ...(broadcast.senderName !== null && { sender: broadcast.senderName }),
        },
        text: preview(broadcast).text.replaceAll(/(\btoken=)[\w.~%-]+/g, "$1…"),
        report,
        draft: state === "draft" ? draft : undefined,
        gate: codeGate(c),
        testTo: sendMail && adminOf(c).email,
        command: kind === "announcement" ? `features ship ${feature}` : undefined,
      },
      notice ?? (text ? { tone: "success", text } : undefined),
    );
    return showConsole(c, page, status);
  };

  /** A draft has no sender yet. */
  const withSender = (broadcast: Broadcast) =>
    broadcast.state === "draft" ? { ...broadcast, ...broadcastSender() } : broadcast;
  const preview = (broadcast: Broadcast) =>
    writePreview(mail, withSender(broadcast), "you@example.com");

  routes.get(broadcastPath, inside, async (c) => {
    const broadcast = await findBroadcastOf(c, run);
    return broadcast === undefined ? c.notFound() : show(c, broadcast);
  });

  routes.get(`${broadcastPath}/mail`, inside, async (c) => {
    const broadcast = await findBroadcastOf(c, run);
    if (broadcast === undefined) return c.notFound();
    return c.html(preview(broadcast).html, 200, { "content-security-policy": MAIL_POLICY });
  });

  routes.post(broadcastPath, inside, async (c) => {
    const broadcast = await findBroadcastOf(c, run);
    if (broadcast === undefined) return c.notFound();
    const { act, text = "", version, code } = await readForm(c);
    if (act === "save") return save(c, broadcast, text, version);
    if (act === "test") return test(c, broadcast);
    const change = changes[act as keyof typeof changes];
    if (change === undefined) return refuse(c, "bad_form");
    const problem = change === "resumed" ? await checkCode(c, run, code) : undefined;
    if (problem !== undefined) return show(c, broadcast, { notice: error(problem), status: 422 });
    const actor = adminOf(c).userId;
    const { id } = broadcast;
    if (await run((db) => changeBroadcast(db, id, change, { domainRate, actor })))
      return c.redirect(`${hrefOf(broadcast)}?done=${change}`, 303);
    const now = (await findBroadcastOf(c, run)) ?? broadcast;
    return show(c, now, { notice: error(copy.wrongState), status: 409 });
  });

  async function save(c: Context, broadcast: Broadcast, typed: string, version?: string) {
    const { id } = broadcast;
    const read = readText(typed);
    if ("problem" in read && broadcast.state === "draft")
      return show(c, broadcast, { typed, notice: error(read.problem), status: 422 });
    const now = await run((db) =>
      db.transaction(async (tx) => {
        const draft = await lockDraft(tx, id);
        if (draft === undefined || versionOf(draft) !== version || "problem" in read) return draft;
        await updateDraft(tx, id, read.draft);
        await recordAct(tx, `wrote broadcast ${id}`, adminOf(c).userId);
        return "saved";
      }),
    );
    if (now === "saved") return c.redirect(`${hrefOf(broadcast)}?done=saved`, 303);
    if (now === undefined)
      return showConsole(c, newBroadcastPage(typed, error(copy.form.sentMeanwhile)), 409);
    return show(c, now, { typed, notice: error(copy.form.savedMeanwhile), status: 409 });
  }

  async function test(c: Context, broadcast: Broadcast) {
    const { email, userId } = adminOf(c);
    const fail = (text: string) => show(c, broadcast, { notice: error(text), status: 422 });
    if (sendMail === undefined) return fail(copy.acts.test.noServer);
    try {
      const sent = sendMail(writeTest(mail, withSender(broadcast), email)).then(() => true);
      if (!(await Promise.race([sent, sleep(TEST_MS, false)]))) return await fail(copy.testSlow);
    } catch (failed) {
      if (!(failed instanceof SendFailure)) throw failed;
      const { code, reason } = failed.failure;
      return fail(copy.testFailed(reason ?? code));
    }
    await run((db) => recordAct(db, `tested broadcast ${broadcast.id}`, userId));
    return c.redirect(`${hrefOf(broadcast)}?done=tested`, 303);
  }

  routes.route("/", sendRoutes(dependencies, inside));
  return routes;
}

type Status = 200 | 409 | 422;

/** Stopping has a page of its own, which asks first. */
const changes = { pause: "paused", resume: "resumed" } as const;

function readText(text: string): { draft: NewBroadcast } | { problem: string } {
  try {
    return { draft: readBroadcast("", text) };
  } catch (problem) {
    if (!(problem instanceof BroadcastProblem)) throw problem;
    return { problem: copy.form.problem(problem.line, problem.reason) };
  }
}

/** The sums of the list; undefined above what is counted. */
function sumsOf(counts: Awaited<ReturnType<typeof listBroadcastPage>>[number]["counts"]) {
  const sum = (states: number[]) =>
    states.some((count) => count > MAX_RECIPIENTS_COUNTED)
      ? undefined
      : states.reduce((all, count) => all + count, 0);
  const { waiting, sent, failed } = counts;
  return {
    recipients: sum(Object.values(counts)),
    sent: sum([sent]),
    waiting: sum([waiting]),
    failed: sum([failed]),
  };
}
