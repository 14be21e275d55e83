import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { recordAct } from "../../db/admin/audit";
import {
  BROADCASTS_PER_PAGE,
  listBroadcastPage,
  MAX_RECIPIENTS_COUNTED,
} from "../../db/admin/broadcasts";
import {
  type Broadcast,
  findBroadcast,
  lockDraft,
  type NewBroadcast,
  reportOf,
  updateDraft,
} from "../../db/broadcasts/broadcasts";
import { broadcastPage, broadcastsPage, newBroadcastPage } from "../../views/admin/broadcast";
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
import { broadcastPath, hrefOf, onBroadcast } from "./broadcast-send-routes";
import { adminOf, checkCode, codeGate } from "./door";
import { moreHref, type Outcome, readForm, readKey, showConsole } from "./respond";

const { path } = consolePaths.broadcasts;
const { newBroadcast } = consoleEndpoints;

const CHANGES = ["deleted", "paused", "resumed", "stopped"] as const;

/** Shorter than the server waits for an idle connection. */
const TEST_MS = 8_000;
/** A message is a page of its own, where nothing runs or loads. Its styles stand in its elements. */
const MAIL_POLICY =
  "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none';sandbox";

/** Broadcasts: written, previewed, tested, sent, followed, paused and stopped. */
export function broadcastRoutes({ database, domainRate, mail, sendMail }: ConsoleDependencies) {
  const { run } = database;
  const routes = new Hono<App>();

  routes.get(path, async (c) => {
    const listed = await run((db) => listBroadcastPage(db, readKey(c.req.query("after"))));
    const rows = listed.map(({ counts, createdAt, startsAt, ...row }) => {
      const starts = startsAt === null ? null : new Date(startsAt);
      const state = stateOf({ state: row.state, startsAt: starts }, counts);
      return { ...row, state, at: startsAt ?? createdAt, counts };
    });
    const more = moreHref(path, listed, BROADCASTS_PER_PAGE);
    const page = broadcastsPage({ rows, maxCounted: MAX_RECIPIENTS_COUNTED, more });
    return showConsole(c, page, { done: copy.done });
  });

  routes.get(newBroadcast, (c) => showConsole(c, newBroadcastPage(copy.template)));
  routes.post(newBroadcast, async (c) => {
    const { text = "" } = await readForm(c);
    const read = readText(text);
    if ("problem" in read) return showConsole(c, newBroadcastPage(text), read);
    const { id } = await run((db) => writeDraft(db, read.draft, adminOf(c).userId));
    return c.redirect(`${hrefOf({ id })}?done=written`, 303);
  });

  async function show(c: Context, broadcast: Broadcast, outcome: Outcome = {}, typed?: string) {
    const { id, kind, subject, state, feature, createdAt, startsAt, senderName } = broadcast;
    const report = await run((db) => reportOf(db, id));
    const href = hrefOf(broadcast);
    const text = typed ?? printBroadcast(broadcast);
    const page = broadcastPage({
      href,
      subject,
      state,
      fields: {
        state: stateOf(broadcast, report),
        kind,
        ...(feature !== null && { feature }),
        written: createdAt.toISOString(),
        ...(startsAt && { starts: startsAt.toISOString() }),
        ...(senderName !== null && { sender: senderName }),
      },
      text: preview(broadcast).text.replaceAll(/(\btoken=)[\w.~%-]+/g, "$1…"),
      report,
      draft:
        state === "draft"
          ? { action: href, typed: text, version: versionOf(broadcast) }
          : undefined,
      gate: codeGate(c),
      testTo: sendMail && adminOf(c).email,
      command: kind === "announcement" ? `features ship ${feature}` : undefined,
    });
    return showConsole(c, page, { done: copy.done, ...outcome });
  }

  /** A draft has no sender yet. */
  const withSender = (broadcast: Broadcast) =>
    broadcast.state === "draft" ? { ...broadcast, ...broadcastSender() } : broadcast;
  const preview = (broadcast: Broadcast) =>
    writePreview(mail, withSender(broadcast), "you@example.com");

  routes.get(
    broadcastPath,
    onBroadcast(run, (c, broadcast) => show(c, broadcast)),
  );
  routes.get(
    `${broadcastPath}/mail`,
    onBroadcast(run, (c, broadcast) =>
      c.html(preview(broadcast).html, 200, { "content-security-policy": MAIL_POLICY }),
    ),
  );
  routes.post(broadcastPath, async (c) => {
    const { act, text = "", version, code } = await readForm(c);
    const broadcast = await run((db) => findBroadcast(db, c.req.param("id") ?? ""));
    if (act === "save") return save(c, broadcast, text, version);
    // Deleted meanwhile, or by the first click of a double one.
    if (broadcast === undefined)
      return act === "deleted" ? c.redirect(`${path}?done=deleted`, 303) : c.notFound();
    if (act === "test") return test(c, broadcast);
    const change = CHANGES.find((one) => one === act);
    if (change === undefined) return refuse(c, "bad_form");
    if (change === "deleted" && broadcast.state === "draft" && versionOf(broadcast) !== version)
      return show(c, broadcast, { problem: copy.changedMeanwhile, status: 409 });
    const problem = change === "resumed" ? await checkCode(c, run, code) : undefined;
    if (problem !== undefined) return show(c, broadcast, { problem });
    const { id } = broadcast;
    const by = { domainRate, actor: adminOf(c).userId };
    const isDone = await run((db) => changeBroadcast(db, id, change, by));
    const now = await run((db) => findBroadcast(db, id));
    if (now === undefined) return c.redirect(`${path}?done=deleted`, 303);
    return isDone
      ? c.redirect(`${hrefOf(now)}?done=${change}`, 303)
      : show(c, now, { problem: copy.wrongState, status: 409 });
  });

  async function save(c: Context, opened: Broadcast | undefined, typed: string, version?: string) {
    const read = readText(typed);
    const now = await run((db) =>
      db.transaction(async (tx) => {
        const draft = opened && (await lockDraft(tx, opened.id));
        if (!draft || "problem" in read || versionOf(draft) !== version) return draft;
        await updateDraft(tx, draft.id, read.draft);
        await recordAct(tx, `wrote broadcast ${draft.id}`, adminOf(c).userId);
        return { saved: hrefOf(draft) };
      }),
    );
    if (now && "saved" in now) return c.redirect(`${now.saved}?done=saved`, 303);
    const { goneMeanwhile, savedMeanwhile } = copy.form;
    if (now === undefined)
      return showConsole(c, newBroadcastPage(typed), { problem: goneMeanwhile, status: 409 });
    const outcome = "problem" in read ? read : { problem: savedMeanwhile, status: 409 as const };
    return show(c, now, outcome, typed);
  }

  async function test(c: Context, broadcast: Broadcast) {
    const { email, userId } = adminOf(c);
    const fail = (problem: string) => show(c, broadcast, { problem });
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

  return routes;
}

function readText(text: string): { draft: NewBroadcast } | { problem: string } {
  try {
    return { draft: readBroadcast("", text) };
  } catch (problem) {
    if (!(problem instanceof BroadcastProblem)) throw problem;
    return { problem: copy.form.problem(problem.line, problem.reason) };
  }
}
