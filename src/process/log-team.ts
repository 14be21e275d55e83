import type { Log } from "../log";
import { type TeamAddresses, unansweredSubjects } from "../mail/team-addresses";

/** Logs a warning at startup for submissions that the team is not notified about. */
export function logTeam(addressOf: TeamAddresses, log: Log): void {
  const unanswered = unansweredSubjects(addressOf);
  if (unanswered.length === 0) return;
  log.event("warn", "CONTACT_TO names nobody for some submissions: read them with signups list", {
    subjects: unanswered.join(", "),
  });
}
