import { sql } from "drizzle-orm";
import {
  auditEvents,
  authCodes,
  challenges,
  oneTimeTokens,
  rateLimits,
} from "../schema/auth-tokens";
import { knownNetworks, sessions, users } from "../schema/accounts";
import { broadcastRecipients } from "../schema/broadcasts";
import { consentChanges, erasures } from "../schema/consent-changes";
import { hasEnded } from "../admin/console-sessions";
import { isPast, MAX_DROPPED, redactionOf, startOf, sweepOf, type Drop } from "./prune";
import { dropWithAttached } from "./drop-with-attached";
import { heldSubmissions } from "../schema/held";
import { lastQueuedAt, mailCounts, outbox, undeliverable } from "../schema/mail";
import { consoleAudit, consoleSessions } from "../schema/console";
import { subscribers, waitlistEntries } from "../schema/forms";
import { messageForms } from "../schema/messages";
import type { SweptTerm } from "../schema/retention";

const isUnconfirmed = sql`${subscribers.confirmedAt} is null and ${subscribers.unsubscribedAt} is null`;

/** Rechecked for rows changed meanwhile, so it only uses their own columns. */
const isUnconfirmedAccount = sql`${users.emailConfirmedAt} is null
  and ${isPast(users.createdAt, "unconfirmedAccount")}
  and ${isPast(
    sql`greatest(${users.createdAt}, ${users.confirmationSentAt}, ${users.recoverySentAt})`,
    "unconfirmedAccount",
  )}
  and coalesce(${users.bannedUntil} < now(), true)`;

const isWaiting = sql`${outbox.sentAt} is null and ${outbox.failedAt} is null`;

/** Consent steps since a term began. */
const stepsSince = (term: "leftSignUp" | "waitlistEntry") => ({
  table: consentChanges,
  about: consentChanges.aboutId,
  where: sql`${consentChanges.createdAt} >= ${startOf(term)}`,
});

const hasNoStepSince = (id: unknown, term: "leftSignUp" | "waitlistEntry") => sql`not exists (
  select from ${consentChanges} where ${consentChanges.aboutId} = ${id} and ${stepsSince(term).where})`;

/** Deletes up to 1,000 expired rows: one sweep per term in the table of terms. */
export const sweeps: Record<SweptTerm, Drop> = {
  // Sign-ups whose message is still queued stay.
  unconfirmedSignUp: dropWithAttached({
    table: subscribers,
    kind: "entry",
    isExpired: sql`${isUnconfirmed}
      -- Implied by what follows, but asked of few rows only.
      and ${isPast(subscribers.createdAt, "unconfirmedSignUp")}
      and ${isPast(
        sql`coalesce((select max(coalesce(sent_at, failed_at)) from ${outbox}
          where about_id = ${subscribers.id}), ${subscribers.createdAt})`,
        "unconfirmedSignUp",
      )}
      and not exists (select from ${outbox} where about_id = ${subscribers.id} and ${isWaiting})`,
    isStillExpired: isUnconfirmed,
    back: { table: outbox, about: outbox.aboutId, where: isWaiting },
  }),
  leftSignUp: dropWithAttached({
    table: subscribers,
    kind: "entry",
    isExpired: sql`${isPast(subscribers.unsubscribedAt, "leftSignUp")}
      and ${hasNoStepSince(subscribers.id, "leftSignUp")}`,
    isStillExpired: isPast(subscribers.unsubscribedAt, "leftSignUp"),
    back: stepsSince("leftSignUp"),
  }),
  waitlistEntry: dropWithAttached({
    table: waitlistEntries,
    kind: "entry",
    isExpired: sql`${isPast(waitlistEntries.createdAt, "waitlistEntry")}
      and ${hasNoStepSince(waitlistEntries.id, "waitlistEntry")}`,
    back: stepsSince("waitlistEntry"),
  }),
  contactMessage: together(
    Object.values(messageForms).map(({ table }) =>
      dropWithAttached({
        table,
        kind: "entry",
        isExpired: isPast(table.createdAt, "contactMessage"),
      }),
    ),
  ),
  heldSubmission: sweepOf(heldSubmissions, isPast(heldSubmissions.createdAt, "heldSubmission")),
  // No sooner than a month: sign-ups that nobody confirmed count theirs from it, and a journal may replay the sign-up
  // once more, which must not be written to again. An index for each of the two.
  message: together([
    sweepOf(
      outbox,
      sql`${isPast(outbox.sentAt, "message")} or ${isPast(outbox.failedAt, "message")}`,
    ),
    // The report of a broadcast counts its rows, so only the address goes.
    redactionOf(
      broadcastRecipients,
      sql`address is not null and ${isPast(broadcastRecipients.settledAt, "message")}`,
      sql`address = null`,
    ),
  ]),
  // A time to come is from a clock that was ahead.
  mailCount: sweepOf(
    mailCounts,
    sql`(coalesce(${isPast(lastQueuedAt, "mailCount")}, true)
      or ${lastQueuedAt} > now() + interval '1 hour')`,
  ),
  undeliverable: sweepOf(undeliverable, isPast(undeliverable.markedAt, "undeliverable")),
  erasureMark: sweepOf(erasures, isPast(erasures.erasedAt, "erasureMark")),
  unconfirmedAccount: dropWithAttached({
    table: users,
    kind: "account",
    isExpired: isUnconfirmedAccount,
    isStillExpired: isUnconfirmedAccount,
  }),
  idleSession: sweepOf(sessions, isPast(sessions.refreshedAt, "idleSession")),
  session: sweepOf(sessions, isPast(sessions.createdAt, "session")),
  knownNetwork: sweepOf(knownNetworks, isPast(knownNetworks.lastSignInAt, "knownNetwork")),
  oneTimeToken: sweepOf(
    oneTimeTokens,
    // A sign-up can be mailed again after its link has expired.
    sql`${oneTimeTokens.linkExpiresAt} < now()
      - case ${oneTimeTokens.purpose} when 'confirmation' then interval '6 days' else '0' end`,
  ),
  authCode: sweepOf(authCodes, sql`${authCodes.expiresAt} < now()`),
  challenge: sweepOf(challenges, sql`${challenges.expiresAt} < now()`),
  consoleAudit: sweepOf(consoleAudit, isPast(consoleAudit.createdAt, "consoleAudit")),
  consoleSession: sweepOf(consoleSessions, hasEnded),
  auditEvent: sweepOf(auditEvents, isPast(auditEvents.createdAt, "auditEvent")),
  rateLimit: sweepOf(
    rateLimits,
    // The second case is of a clock that was ahead: no window is longer than a day.
    sql`${rateLimits.windowEndsAt} < now() or ${rateLimits.windowEndsAt} > now() + interval '2 days'`,
  ),
};

/** One term of several tables. */
function together(all: Drop[]): Drop {
  return async (db) => {
    let sum = 0;
    for (const drop of all) {
      const count = await drop(db);
      if (count === MAX_DROPPED) return count;
      sum += count;
    }
    return sum;
  };
}
