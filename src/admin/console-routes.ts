import { Hono } from "hono";
import { recordAct } from "../../db/admin/audit";
import { endSession } from "../../db/admin/console-sessions";
import { countNewMessages } from "../../db/admin/messages";
import { countDrafts } from "../../db/admin/today";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { countQueues } from "../../db/mail/queues";
import { codePage, noConsolePage, signInPage } from "../../views/admin/sign-in";
import { consoleCopy as copy } from "../../views/content/console/console";
import { bearerToken } from "../auth/sessions/bearer";
import type { App, ConsoleDependencies, Context } from "../context";
import { consoleEndpoints, consolePaths } from "../paths";
import { accountRoutes } from "./account-routes";
import { askBackend } from "./ask-backend";
import { broadcastRoutes } from "./broadcast-routes";
import { sendRoutes } from "./broadcast-send-routes";
import { companyRoutes } from "./company-routes";
import { adminOf, consoleHeaders, openConsole, requireAdmin, sendCookie, takeCode } from "./door";
import { messageRoutes } from "./message-routes";
import { peopleRoutes } from "./people-routes";
import { personRoutes } from "./person-routes";
import { readForm, showConsole, showUnavailable } from "./respond";
import { showOutage, todayRoutes } from "./today-routes";

/** The console: pages for admins that need no script. */
export function consoleRoutes(dependencies: ConsoleDependencies) {
  const { database } = dependencies;
  const { run } = database;
  const everything = `${consolePaths.today.path}/*`;
  const routes = new Hono<App>();
  routes.use(everything, consoleHeaders);
  routes.onError((error, c) => {
    if (error instanceof DatabaseUnavailable) return showUnavailable(c);
    throw error;
  });

  routes.use(everything, (c, next) =>
    c.env.auth.fetch ? next() : Promise.resolve(showConsole(c, noConsolePage, { status: 404 })),
  );

  routes.get(consolePaths.signIn.path, (c) => {
    const problem = c.req.query("done") === "ended" ? copy.signIn.ended : undefined;
    return showConsole(c, signInPage(), { problem, done: { out: copy.signIn.out }, status: 200 });
  });

  routes.post(consolePaths.signIn.path, async (c) => {
    const { email = "", password = "" } = await readForm(c);
    const path = "/token?grant_type=password";
    const response = await askBackend(c, { path, body: { email, password } });
    const answer = (await response.json()) as { access_token?: string; msg?: string };
    if (answer.access_token !== undefined) return enter(c, answer.access_token, email);
    const wait = response.headers.get("retry-after");
    if (wait !== null) c.header("Retry-After", wait);
    const problem = response.status === 400 ? copy.signIn.wrong : (answer.msg ?? copy.failed);
    return showConsole(c, signInPage(email), { problem, status: response.status as 400 });
  });

  // From /admin-session, which has the session already.
  routes.post(consoleEndpoints.enter, async (c) => enter(c, (await readForm(c))["token"] ?? ""));

  async function enter(c: Context, token: string, email?: string): Promise<Response> {
    const found = await c.env.auth.readSession(token);
    if (found?.sessionId === undefined) return c.redirect(consolePaths.signIn.path, 303);
    const { profile, sessionId } = found;
    if (profile.role !== "admin") {
      // Signed in here only to find that out.
      if (email !== undefined) await run((db) => endSession(db, profile.id, sessionId));
      return showConsole(c, signInPage(email), { problem: copy.signIn.notAdmin, status: 403 });
    }
    await openConsole(c, run, sessionId);
    await run((db) => recordAct(db, "signed in", profile.id));
    const next = found.isFactorMissing ? consolePaths.code : consolePaths.today;
    return c.redirect(next.path, 303);
  }

  // For /admin-session, by its session.
  routes.get(consoleEndpoints.waiting, async (c) => {
    const found = await c.env.auth.readSession(bearerToken(c.req.header("authorization")) ?? "");
    if (found?.profile.role !== "admin" || found.isFactorMissing)
      return c.json({ code: 401, message: "Only admins may ask this" }, 401);
    const { held } = await run(countQueues);
    const unanswered = await run(countNewMessages);
    return c.json({ unanswered, held, drafts: await run(countDrafts) });
  });

  routes.use(
    everything,
    requireAdmin(run, (c) => showOutage(c, dependencies)),
  );

  routes.get(consolePaths.code.path, (c) => showConsole(c, codePage));
  routes.post(consolePaths.code.path, async (c) => {
    const { code = "" } = await readForm(c);
    const problem = await takeCode(c, run, code);
    if (problem !== undefined) return showConsole(c, codePage, { problem });
    return c.redirect(consolePaths.today.path, 303);
  });

  routes.post(consoleEndpoints.signOut, async (c) => {
    const { userId, sessionId } = adminOf(c);
    await run((db) => endSession(db, userId, sessionId));
    sendCookie(c);
    return c.redirect(`${consolePaths.signIn.path}?done=out`, 303);
  });

  routes.route("/", todayRoutes(dependencies));
  routes.route("/", peopleRoutes(database));
  routes.route("/", personRoutes(dependencies));
  routes.route("/", messageRoutes(database));
  routes.route("/", broadcastRoutes(dependencies));
  routes.route("/", sendRoutes(dependencies));
  routes.route("/", companyRoutes(database));
  routes.route("/", accountRoutes(database));
  return routes;
}
