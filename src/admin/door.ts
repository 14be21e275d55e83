import { createHash, randomBytes } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import type { Database } from "../../db/connection/client";
import {
  type Admin,
  addConsoleSession,
  findAdmin,
  rotateConsoleSession,
} from "../../db/admin/console-sessions";
import { consoleCopy } from "../../views/content/console/console";
import { AuthError } from "../auth/auth-error";
import type { App, Context } from "../context";
import { privateHeaders } from "../http/headers";
import { refuse } from "../http/refuse";
import { consolePaths } from "../paths";

type Runs = Pick<Database, "run">;
type Run = Database["run"];

/** Acts that only a recent code allows: editing facts, exporting, sending, erasing. */
const CODE_MS = 15 * 60 * 1000;

/** How long a cookie is remembered for Today while the database is down. */
const REMEMBERED_MS = 30 * 60 * 1000;

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

const newToken = (): string => randomBytes(32).toString("base64url");

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");

/** `__Host-` forbids subdomains to set it; browsers accept that only with https. */
const nameOf = (siteUrl: string) => `${isSecure(siteUrl) ? "__Host-" : ""}console`;

/** Sends the cookie; it ends with the browser, or with the session in the database. */
function sendCookie(c: Context, siteUrl: string, token: string): void {
  const secure = isSecure(siteUrl);
  setCookie(c, nameOf(siteUrl), token, { path: "/", httpOnly: true, sameSite: "Lax", secure });
}

export function clearCookie(c: Context, siteUrl: string): void {
  const secure = isSecure(siteUrl);
  setCookie(c, nameOf(siteUrl), "", {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
    maxAge: 0,
  });
}

/** The hash of the cookie's token; undefined without one. */
function tokenHashOf(c: Context, siteUrl: string): string | undefined {
  const token = getCookie(c, nameOf(siteUrl));
  return token === undefined || token === "" ? undefined : hashToken(token);
}

/** Opens the console for a session of an admin. */
export async function openConsole(
  c: Context,
  { run }: Runs,
  siteUrl: string,
  sessionId: string,
): Promise<void> {
  const token = newToken();
  await run((db) => addConsoleSession(db, { tokenHash: hashToken(token), sessionId }));
  sendCookie(c, siteUrl, token);
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
 * to the page that asks for what is missing. While the database is down, who was let in within half an hour by this process
 * sees on Today that it is.
 */
export function requireAdmin({ run }: Runs, showOutage: (c: Context) => Response) {
  /** When each cookie was last accepted, oldest first. */
  const accepted = new Map<string, number>();
  const wasAccepted = (hash: string) => Date.now() - (accepted.get(hash) ?? 0) < REMEMBERED_MS;
  return createMiddleware<App>(async (c, next) => {
    const hash = tokenHashOf(c, c.env.siteUrl) ?? "";
    try {
      const admin = hash === "" ? undefined : await run((db) => findAdmin(db, hash));
      accepted.delete(hash);
      if (admin === undefined) return c.redirect(consolePaths.signIn.path, 303);
      if (admin.hasFactor && !admin.isFactorGiven && c.req.path !== consolePaths.code.path)
        return c.redirect(consolePaths.code.path, 303);
      for (const old of accepted.keys()) if (!wasAccepted(old)) accepted.delete(old);
      accepted.set(hash, Date.now());
      c.set("admin", admin);
    } catch (error) {
      const isToday = c.req.path === consolePaths.today.path;
      if (error instanceof DatabaseUnavailable && isToday && wasAccepted(hash))
        return showOutage(c);
      throw error;
    }
    return next();
  });
}

/** Who is signed in, in a handler behind `requireAdmin`. */
export function adminOf(c: Context): Admin {
  const { admin } = c.var;
  if (admin === undefined) throw new Error("This route needs requireAdmin.");
  return admin;
}

/** What a form for an act that needs a recent code shows: whether one can be given, and whether it must be. */
export const codeGate = (c: Context) => {
  const { hasFactor, codeAt } = adminOf(c);
  const isRecent = codeAt !== null && Date.now() - codeAt.getTime() < CODE_MS;
  return { hasFactor, needsCode: !isRecent };
};

/** For acts that need a recent code: takes the one typed with the form if need be. Returns what is missing or wrong. */
export async function checkCode(c: Context, run: Run, typed = ""): Promise<string | undefined> {
  const { hasFactor, needsCode } = codeGate(c);
  if (!hasFactor) return consoleCopy.code.noFactor;
  if (!needsCode) return undefined;
  return typed === "" ? consoleCopy.code.needed : takeCode(c, run, typed);
}

/** Takes a code, of a new app by its id, and replaces the cookie. Returns what is wrong with the code. */
export async function takeCode(
  c: Context,
  run: Run,
  code: string,
  newApp?: string,
): Promise<string | undefined> {
  const { siteUrl, auth } = c.env;
  const hash = tokenHashOf(c, siteUrl);
  try {
    const isRight = await auth.giveCode?.(c.req.raw, adminOf(c).sessionId, code, newApp);
    if (!isRight || hash === undefined) return consoleCopy.code.wrong;
  } catch (error) {
    if (error instanceof AuthError) return error.message;
    throw error;
  }
  const token = newToken();
  await run((db) => rotateConsoleSession(db, hash, hashToken(token)));
  sendCookie(c, siteUrl, token);
  return undefined;
}
