import { Hono } from "hono";
import type { AuthApp } from "../auth-context";

/** How long verifiers may cache the keys; a new key is published twice as long before it signs. */
const JWKS_KEPT_SECONDS = 600;

/** Public endpoints: health, settings, and the keys that sign tokens. */
export const publicRoutes = new Hono<AuthApp>()
  .get("/health", (c) =>
    c.json({ version: "v2.196.0", name: "GoTrue", description: "Genie's own auth backend" }),
  )
  .get("/settings", (c) => {
    const { isSignupOpen } = c.var.auth;
    return c.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: !isSignupOpen,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      passkeys_enabled: false,
    });
  })
  .get("/.well-known/jwks.json", async (c) => {
    const keys = await c.var.auth.keys.published();
    c.header("Cache-Control", `public, max-age=${JWKS_KEPT_SECONDS}`);
    return c.json({ keys });
  });
