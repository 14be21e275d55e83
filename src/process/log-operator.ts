import { missingFacts, type Operator, operator } from "../../views/content/operator";
import type { Environment } from "../env";
import type { Log } from "../log";

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
  const services = Object.entries({
    DATABASE_URL: env.DATABASE_URL,
    SMTP_URL: env.SMTP_URL,
    SUPABASE_URL: env.SUPABASE_URL,
  }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (isPublic && services.length > 0 && facts.subprocessors.length === 0)
    log.event("warn", "no subprocessor is named for outside services", {
      services: services.join(", "),
    });
}
