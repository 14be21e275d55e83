import { missingFacts, type Operator, operator } from "../../views/content/operator";
import type { Environment } from "../env";
import type { Log } from "../log";

/** Whether a setting makes the site send personal data to an outside service. A new setting needs its line. */
export const sendsElsewhere: Record<keyof Environment, boolean> = {
  PORT: false,
  HOST: false,
  SITE_URL: false,
  DATA_DIR: false,
  DATABASE_URL: true,
  DATABASE_POOL_SIZE: false,
  DATABASE_DEADLINE_MS: false,
  AUTH_SECRET: false,
  AUTH_SIGNUP: false,
  SUPABASE_URL: true,
  SUPABASE_ANON_KEY: false,
  TRUSTED_PROXIES: false,
  FORMS_PER_ADDRESS: false,
  SMTP_URL: true,
  MAIL_FROM: false,
  MAIL_BOUNCES_TO: false,
  CONTACT_TO: false,
  METRICS_TOKEN: false,
  BROADCAST_RATE: false,
  BROADCAST_DOMAIN_RATE: false,
  STOP_DELAY_MS: false,
};

/**
 * Logs at startup which facts `views/content/operator.ts` lacks. On a public site, warns about those that privacy law
 * requires, and about outside services without a named subprocessor.
 */
export function logOperator(env: Environment, log: Log, facts: Operator = operator): void {
  const isPublic = env.SITE_URL.startsWith("https:");
  const missing = missingFacts(facts);
  const list = (wanted: boolean): string =>
    missing
      .filter(({ isRequired }) => isRequired === wanted)
      .map(({ name }) => name)
      .join(", ");
  if (missing.length > 0)
    log.event(
      isPublic && list(true) !== "" ? "warn" : "info",
      "operator facts are missing: set them in views/content/operator.ts",
      { required: list(true) || undefined, optional: list(false) || undefined },
    );
  const services = Object.entries(env)
    .filter(([name, value]) => value !== undefined && sendsElsewhere[name as keyof Environment])
    .map(([name]) => name);
  if (isPublic && services.length > 0 && facts.subprocessors.length === 0)
    log.event("warn", "no subprocessor is named for outside services", {
      services: services.join(", "),
    });
}
