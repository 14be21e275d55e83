/**
 * How long each kind of data is kept: the only list. The sweeps, the README and the table of personal data use it.
 */
export const terms = {
  confirmedSignUp: notSwept("Confirmed sign-ups", "until you leave the list"),
  unconfirmedSignUp: after(
    "Sign-ups nobody confirmed",
    30,
    "days",
    "our message asking to confirm",
  ),
  leftSignUp: after("Sign-ups of lists you left", 24, "months", "you left"),
  waitlistEntry: after("Waitlist entries", 24, "months", "you last joined or left"),
  contactMessage: after("Contact messages", 24, "months", "you wrote them"),
  heldSubmission: after("Submissions held as spam", 30, "days", "you sent them"),
  consentChange: notSwept("Consent ledger", "as long as the sign-up or waitlist entry"),
  message: after("Our messages to you", 31, "days", "they were sent or given up"),
  mailCount: after("Times of our messages, to limit them", 1, "days", "the last one"),
  undeliverable: after("Addresses that reject our mail", 12, "months", "the last rejection"),
  account: notSwept("Accounts", "until the account is deleted, by us or because you ask us"),
  unconfirmedAccount: after(
    "Accounts nobody confirmed",
    30,
    "days",
    "our last message asking to confirm",
  ),
  idleSession: after("Sessions nobody uses", 30, "days", "you last used them"),
  session: after("Sessions", 180, "days", "you signed in"),
  knownNetwork: after("Networks you sign in from, by keyed hash", 90, "days", "your last sign-in"),
  oneTimeToken: swept("Links and codes", "until they are used or expire, a week at most"),
  authCode: swept("Codes of apps", "until they are used or expire, five minutes at most"),
  challenge: swept("Requests for a second factor", "until they are answered or expire"),
  auditEvent: after("Events of accounts", 365, "days", "the event"),
  consoleSession: swept("Sessions of the console", "30 minutes without use, 12 hours at most"),
  consoleAudit: after("What our team did in the console", 24, "months", "it was done"),
  rateLimit: swept("Rate-limit counts, by keyed hash", "until their window ends, a day at most"),
  erasureMark: after("Marks of erasures, by salted hash", 30, "days", "the erasure"),
  journal: afterBy("The journal on each server's disk", 7, "days", "the database has its entries"),
  installation: notSwept("Keys and settings of the site", "as long as the site runs"),
};

export type Term = keyof typeof terms;

/** Terms that a sweep enforces. */
export type SweptTerm = {
  [Name in Term]: (typeof terms)[Name] extends { isSwept: true } ? Name : never;
}[Term];

function after<Unit extends "days" | "months">(
  what: string,
  amount: number,
  unit: Unit,
  event: string,
) {
  return { ...afterBy(what, amount, unit, event), isSwept: true as const };
}

/** A term that something other than a sweep ends. */
function afterBy<Unit extends "days" | "months">(
  what: string,
  amount: number,
  unit: Unit,
  event: string,
) {
  const length = amount === 1 ? unit.slice(0, -1) : unit;
  return { what, amount, unit, kept: `${amount} ${length} after ${event}` };
}

function swept(what: string, kept: string) {
  return { what, kept, isSwept: true as const };
}

function notSwept(what: string, kept: string) {
  return { what, kept };
}
