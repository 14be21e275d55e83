import { Hono } from "hono";
import { recordAct } from "../../db/admin/audit";
import { endConsoleSession } from "../../db/admin/console-sessions";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { codePage, noConsolePage, signInPage } from "../../views/admin/sign-in";
import { consoleCopy as copy } from "../../views/content/console/console";
import type { App, ConsoleDependencies, Context } from "../context";
import { consoleEndpoints, consolePaths } from "../paths";
import { accountRoutes } from "./account-routes";
import { askBackend } from "./ask-backend";
import { broadcastRoutes } from "./broadcast-routes";
import { companyRoutes } from "./company-routes";
import { adminOf, clearCookie, consoleHeaders, openConsole, requireAdmin, takeCode } from "./door";
import { messageRoutes } from "./message-routes";
import { peopleRoutes } from "./people-routes";
import { personRoutes } from "./person-routes";
import { readForm, showConsole, showUnavailable } from "./respond";
import { showOutage, todayRoutes } from "./today-routes";

/** The console: pages for admins that need no script. */
export function consoleRoutes(dependencies: ConsoleDependencies) {
  const { database } = dependencies;
  const { run } = database;
  const routes = new Hono<App>();
  routes.use(`${consolePaths.today.path}/*`, consoleHeaders);
  routes.onError((error, c) => {
    if (error instanceof DatabaseUnavailable) return showUnavailable(c);
    throw error;
  });

  routes.use(`${consolePaths.today.path}/*`, (c, next) =>
    c.env.auth.fetch ? next() : Promise.resolve(showConsole(c, noConsolePage, 404)),
  );

  routes.get(consolePaths.signIn.path, (c) => showConsole(c, signInPage({})));

  routes.post(consolePaths.signIn.path, async (c) => {
    const { email = "", password = "" } = await readForm(c);
    const path = "/token?grant_type=password";
    const response = await askBackend(c, { path, body: { email, password } });
    const answer = (await response.json()) as {
      access_token?: string;
      msg?: string;
      message?: string;
    };
    if (answer.access_token === undefined) {
      const wrong = response.status === 400 ? copy.signIn.wrong : (answer.msg ?? "");
      return showConsole(c, signInPage({ email, problem: wrong }), response.status as 400);
    }
    return enter(c, answer.access_token, email);
  });

  // From /admin-session, which has the session already.
  routes.post(consoleEndpoints.enter, async (c) => enter(c, (await readForm(c))["token"] ?? ""));

  async function enter(c: Context, token: string, email?: string): Promise<Response> {
    const found = await c.env.auth.readSession(token);
    if (found === undefined) return c.redirect(consolePaths.signIn.path, 303);
    const sessionId = sessionIdOf(token);
    if (found.profile.role !== "admin") {
      // Signed in here only to find that out.
      if (email !== undefined) await run((db) => endConsoleSession(db, sessionId));
      return showConsole(c, signInPage({ email: email ?? "", problem: copy.signIn.notAdmin }), 403);
    }
    await openConsole(c, database, c.env.siteUrl, sessionId);
    await run((db) => recordAct(db, "signed in", found.profile.id));
    return c.redirect(
      found.isFactorMissing ? consolePaths.code.path : consolePaths.today.path,
      303,
    );
  }

  const inside = requireAdmin(database, (c) => showOutage(c, dependencies));
  routes.get(consolePaths.code.path, inside, (c) => showConsole(c, codePage()));
  routes.post(consolePaths.code.path, inside, async (c) => {
    const { code = "" } = await readForm(c);
    const problem = await takeCode(c, run, code);
    return problem === undefined
      ? c.redirect(consolePaths.today.path, 303)
      : showConsole(c, codePage(problem), 422);
  });

  routes.post(consoleEndpoints.signOut, inside, async (c) => {
    await run((db) => endConsoleSession(db, adminOf(c).sessionId));
    clearCookie(c, c.env.siteUrl);
    return c.redirect(consolePaths.signIn.path, 303);
  });

  routes.route("/", todayRoutes(dependencies, inside));
  routes.route("/", peopleRoutes(dependencies, inside));
  routes.route("/", personRoutes(dependencies, inside));
  routes.route("/", messageRoutes(database, inside));
  routes.route("/", broadcastRoutes(dependencies, inside));
  routes.route("/", companyRoutes(database, inside));
  routes.route("/", accountRoutes(database, inside));
  return routes;
}

/** The session of an access token that was verified before. */
function sessionIdOf(token: string): string {
  const [, claims = ""] = token.split(".");
  const { session_id: id } = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
    session_id: string;
  };
  return id;
}
