import { missingFacts, type Operator, operator } from "../../views/content/operator";
import { environmentSchema, outsideServices, type Environment } from "../env";
import type { Log } from "../log";
import { type TeamAddresses, unansweredSubjects } from "../mail/team-addresses";

/**
 * Logs at startup which facts about the company are missing. On a public site, warns about those that privacy law
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
      "facts about the company are missing: see operator list",
      { required: list(true) || undefined, optional: list(false) || undefined },
    );
  const services = outsideServices(env);
  if (isPublic && services.length > 0 && facts.subprocessors.length === 0)
    log.event("warn", "no subprocessor is named for outside services", {
      services: services.join(", "),
    });
}

/** Warns at startup that mail is sent from the example address, which mail servers reject. */
export function logSender({ SMTP_URL, MAIL_FROM }: Environment, log: Log): void {
  const isDefault = MAIL_FROM === environmentSchema.shape.MAIL_FROM.safeParse(undefined).data;
  if (SMTP_URL !== undefined && isDefault)
    log.event("warn", "MAIL_FROM is not set: messages are sent from an example address", {
      from: MAIL_FROM,
    });
}

/** Logs a warning at startup for submissions that the team is not notified about. */
export function logTeam(addressOf: TeamAddresses, log: Log): void {
  const unanswered = unansweredSubjects(addressOf);
  if (unanswered.length === 0) return;
  log.event("warn", "CONTACT_TO names nobody for some submissions: read them with signups list", {
    subjects: unanswered.join(", "),
  });
}
