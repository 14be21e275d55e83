import { createHash, randomBytes } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import type { Database } from "../../db/connection/client";
import {
  type Admin,
  addConsoleSession,
  findAdmin,
  noteCode,
} from "../../db/admin/console-sessions";
import { consoleCopy } from "../../views/content/console/console";
import { AuthError } from "../auth/auth-error";
import type { App, Context } from "../context";
import { privateHeaders } from "../http/headers";
import { refuse } from "../http/refuse";
import { consoleEndpoints, consolePaths } from "../paths";
import { giveBack } from "./respond";

type Run = Database["run"];

const WITHOUT_CODE: readonly string[] = [consolePaths.code.path, consoleEndpoints.signOut];

/** How long a cookie is remembered while the database is down. */
const REMEMBERED_MS = 30 * 60 * 1000;

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

const newToken = (): string => randomBytes(32).toString("base64url");

/** `__Host-` forbids subdomains to set it; browsers accept that only with https. */
function cookieOf(c: Context): { name: string; secure: boolean } {
  const secure = c.env.siteUrl.startsWith("https:");
  return { name: `${secure ? "__Host-" : ""}console`, secure };
}

/** Sends the cookie; it ends with the browser, or with the session in the database. Without a token, removes it. */
export function sendCookie(c: Context, token?: string): void {
  const { name, secure } = cookieOf(c);
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;
  setCookie(c, name, token ?? "", token === undefined ? { ...options, maxAge: 0 } : options);
}

/** The hash of the cookie's token; empty without one. */
function tokenHashOf(c: Context): string {
  const token = getCookie(c, cookieOf(c).name) ?? "";
  return token === "" ? "" : hashToken(token);
}

/** Opens the console for a session of an admin, and ends what this browser had open before. */
export async function openConsole(c: Context, run: Run, sessionId: string): Promise<void> {
  const token = newToken();
  const fields = { tokenHash: hashToken(token), sessionId };
  await run((db) => addConsoleSession(db, fields, tokenHashOf(c)));
  sendCookie(c, token);
}

/**
 * Every response of the console: not stored, not indexed, and a post only from its own pages. Browsers send Origin or
 * Sec-Fetch-Site with each, so one with neither is refused, too.
 */
export const consoleHeaders = createMiddleware<App>(async (c, next) => {
  const { method, headers } = c.req.raw;
  if (method === "POST" && !headers.has("origin") && !headers.has("sec-fetch-site"))
    return refuse(c, "foreign_origin");
  await next();
  for (const [name, value] of Object.entries({ ...privateHeaders, "x-robots-tag": "noindex" }))
    c.res.headers.set(name, value);
  c.res.headers.delete("speculation-rules");
});

/**
 * Lets in who has a cookie of the console and, if the account has an authenticator app, has given its code. Others are led
 * to the page that asks for what is missing. While the database is down, every page says so to who was let in within half
 * an hour by this process.
 */
export function requireAdmin(run: Run, showOutage: (c: Context) => Response) {
  /** When each cookie was last accepted, oldest first. */
  const accepted = new Map<string, number>();
  const wasAccepted = (hash: string) => Date.now() - (accepted.get(hash) ?? 0) < REMEMBERED_MS;
  return createMiddleware<App>(async (c, next) => {
    const hash = tokenHashOf(c);
    try {
      const admin = hash === "" ? undefined : await run((db) => findAdmin(db, hash));
      accepted.delete(hash);
      if (admin === undefined) return await sendAway(c, hash !== "");
      if (admin.hasFactor && !admin.isFactorGiven && !WITHOUT_CODE.includes(c.req.path))
        return c.redirect(consolePaths.code.path, 303);
      for (const old of accepted.keys()) if (!wasAccepted(old)) accepted.delete(old);
      accepted.set(hash, Date.now());
      c.set("admin", admin);
    } catch (error) {
      const isRead = c.req.method === "GET";
      if (error instanceof DatabaseUnavailable && isRead && wasAccepted(hash)) return showOutage(c);
      throw error;
    }
    return next();
  });
}

/** Leads to the door who is not signed in. What somebody typed until their session ended is given back. */
async function sendAway(c: Context, hadCookie: boolean): Promise<Response> {
  const back = hadCookie ? await giveBack(c, consoleCopy.signIn.endedMeanwhile, 401) : undefined;
  const { path } = consolePaths.signIn;
  return back ?? c.redirect(hadCookie ? `${path}?done=ended` : path, 303);
}

/** Who is signed in, in a handler behind `requireAdmin`. */
export function adminOf(c: Context): Admin {
  const { admin } = c.var;
  if (admin === undefined) throw new Error("This route needs requireAdmin.");
  return admin;
}

/** What a form for an act that needs a recent code shows: whether one can be given, and whether it must be. */
export function codeGate(c: Context) {
  const { hasFactor, isCodeRecent } = adminOf(c);
  return { hasFactor, needsCode: !isCodeRecent };
}

/** For acts that need a recent code: takes the one typed with the form if need be. Returns what is missing or wrong. */
export async function checkCode(c: Context, run: Run, typed = ""): Promise<string | undefined> {
  const { hasFactor, needsCode } = codeGate(c);
  if (!hasFactor) return consoleCopy.code.noFactor;
  if (!needsCode) return undefined;
  return typed === "" ? consoleCopy.code.needed : takeCode(c, run, typed);
}

/** Takes a code, of a new app by its id; the session's first one replaces the cookie. Returns what is wrong with the code. */
export async function takeCode(
  c: Context,
  run: Run,
  code: string,
  newApp?: string,
): Promise<string | undefined> {
  try {
    const isRight = await c.env.auth.giveCode?.(c.req.raw, adminOf(c).sessionId, code, newApp);
    if (!isRight) return consoleCopy.code.wrong;
  } catch (error) {
    if (error instanceof AuthError) return error.message;
    throw error;
  }
  // A later code leaves the cookie as it is: of a form that is sent twice, the second post would come with the old one.
  const token = adminOf(c).isFactorGiven ? undefined : newToken();
  const hash = tokenHashOf(c);
  await run((db) => noteCode(db, hash, token === undefined ? hash : hashToken(token)));
  if (token !== undefined) sendCookie(c, token);
  return undefined;
}
