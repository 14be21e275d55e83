import { Hono } from "hono";
import { renderSVG } from "uqr";
import { z } from "zod";
import { listActs, recordAct } from "../../db/admin/audit";
import { endSession, listSessions } from "../../db/admin/console-sessions";
import { removeUnfinishedFactors } from "../../db/auth/factors";
import type { Database } from "../../db/connection/client";
import { accountPage, newAppPage } from "../../views/admin/account";
import { consoleCopy } from "../../views/content/console/console";
import { totpUri } from "../auth/passwords/totp";
import type { App, Context } from "../context";
import { refuse } from "../http/refuse";
import { consolePaths } from "../paths";
import { askAsAdmin } from "./ask-backend";
import { adminOf, openConsole, takeCode } from "./door";
import { readForm, showConsole } from "./respond";

const copy = consoleCopy.account;
const { path } = consolePaths.account;
const ACTS_SHOWN = 50;

const post = z.discriminatedUnion("act", [
  z.object({ act: z.literal("password"), current: z.string(), newPassword: z.string() }),
  z.object({ act: z.literal("app"), current: z.string() }),
  z.object({
    act: z.literal("code"),
    app: z.uuid(),
    secret: z.string().regex(/^[A-Z2-7]{32}$/),
    code: z.string(),
  }),
  z.object({ act: z.literal("end"), id: z.uuid() }),
]);
type Sent<Act> = Extract<z.output<typeof post>, { act: Act }>;

/** One's own account: password, authenticator app, sessions, and the latest acts of everybody. */
export function accountRoutes(database: Pick<Database, "run">) {
  const { run } = database;

  async function show(c: Context, problem?: string): Promise<Response> {
    const admin = adminOf(c);
    const sessions = await run((db) => listSessions(db, admin.userId));
    const acts = await run((db) => listActs(db, ACTS_SHOWN));
    return showConsole(c, accountPage({ ...admin, sessions, acts }), { problem, done: copy.done });
  }

  async function finish(c: Context, done: keyof typeof copy.done, act: string): Promise<Response> {
    await run((db) => recordAct(db, act, adminOf(c).userId));
    return c.redirect(`${path}?done=${done}`, 303);
  }

  async function changePassword(c: Context, { current, newPassword }: Sent<"password">) {
    const body = { password: newPassword, ...(current !== "" && { current_password: current }) };
    const answer = await askAsAdmin(c, { path: "/user", method: "PUT", body });
    if (!answer.ok) return show(c, await problemIn(answer));
    // The old cookie ended with the old password.
    await openConsole(c, run, adminOf(c).sessionId);
    return finish(c, "password", "changed the password");
  }

  async function beginApp(c: Context, { current: password }: Sent<"app">) {
    await run((db) => removeUnfinishedFactors(db, adminOf(c).userId));
    const body = { factor_type: "totp", password };
    const answer = await askAsAdmin(c, { path: "/factors", body });
    if (!answer.ok) return show(c, await problemIn(answer));
    const { id, totp } = (await answer.json()) as { id: string; totp: { secret: string } };
    return showNewApp(c, id, totp.secret);
  }

  async function confirmApp(c: Context, { app, secret, code }: Sent<"code">) {
    const problem = await takeCode(c, run, code, app);
    if (problem !== undefined) return showNewApp(c, app, secret, problem);
    return finish(c, "app", "added an authenticator app");
  }

  async function endOne(c: Context, { id }: Sent<"end">) {
    const isEnded = await run((db) => endSession(db, adminOf(c).userId, id));
    return isEnded ? finish(c, "end", "ended a session") : c.redirect(`${path}?done=gone`, 303);
  }

  return new Hono<App>()
    .get(path, (c) => show(c))
    .post(path, async (c) => {
      const { data: sent } = post.safeParse(await readForm(c));
      if (sent === undefined) return refuse(c, "bad_form");
      if (sent.act === "password") return changePassword(c, sent);
      if (sent.act === "app") return beginApp(c, sent);
      if (sent.act === "code") return confirmApp(c, sent);
      return endOne(c, sent);
    });
}

function showNewApp(c: Context, id: string, secret: string, problem?: string): Response {
  const uri = totpUri(secret, new URL(c.env.siteUrl).host, adminOf(c).email);
  return showConsole(c, newAppPage(id, secret, renderSVG(uri)), { problem });
}

async function problemIn(answer: Response): Promise<string> {
  const { msg } = (await answer.json()) as { msg?: string };
  return msg ?? consoleCopy.failed;
}
