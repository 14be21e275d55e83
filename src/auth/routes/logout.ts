import { Hono } from "hono";
import { z } from "zod";
import { addAuditEvent } from "../../../db/auth/audit";
import { endSessions } from "../../../db/auth/sessions";
import type { AuthApp } from "../auth-context";
import { AuthError } from "../auth-error";
import { requireCaller } from "../sessions/bearer";

const scopes = z.enum(["global", "local", "others"]);

/** Ends all of the caller's sessions, this one, or all others. Their access tokens stop working. */
export const logoutRoutes = new Hono<AuthApp>().post("/logout", async (c) => {
  const scope = scopes.safeParse(c.req.query("scope") ?? "global").data;
  if (scope === undefined)
    throw new AuthError("validation_failed", {
      message: 'Only "global", "local" and "others" are scopes of logout',
    });
  const { session } = await requireCaller(c);
  await c.var.auth.database.run(async (db) => {
    await endSessions(db, session, scope);
    await addAuditEvent(db, "signed_out", session.userId);
  });
  return c.body(null, 204);
});
