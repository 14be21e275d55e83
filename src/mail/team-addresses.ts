import { contactTopics, isTopic } from "../../views/content/contact-topics";
import { isEmailAddress } from "./email-address";

/** Subjects that the team can be notified about: the topics of the contact form, and beta and trial requests. */
const SUBJECTS = [...contactTopics.map(({ key }) => key), "beta", "trial"] as const;
type TeamSubject = (typeof SUBJECTS)[number];

/** Returns the team's address for a subject; undefined if no one is notified. */
export type TeamAddresses = (subject: TeamSubject) => string | undefined;

/** What `CONTACT_TO` must be, for the error that names it. */
export const TEAM_ADDRESSES_RULE = `must be addresses such as team@genie.example or "team@genie.example, security=legal@genie.example, beta=sales@genie.example", each of ${SUBJECTS.join(", ")} once`;

/**
 * Reads `CONTACT_TO`: `SUBJECT=ADDRESS`, separated by commas, and one address without a subject for all other contact
 * messages. Returns undefined if it is anything else.
 */
export function readTeamAddresses(text: string): TeamAddresses | undefined {
  const addresses = new Map<string, string>();
  for (const part of text.split(",")) {
    const [, subject = "", address = ""] = /^\s*(?:([a-z]+)\s*=)?\s*([^\s=]+)\s*$/.exec(part) ?? [];
    const isKnown = subject === "" || SUBJECTS.some((known) => known === subject);
    if (!isKnown || addresses.has(subject) || !isEmailAddress(address)) return undefined;
    addresses.set(subject, address);
  }
  return (subject) => addresses.get(subject) ?? (isTopic(subject) ? addresses.get("") : undefined);
}

/** Returns the subjects that no one is notified about. */
export const unansweredSubjects = (addressOf: TeamAddresses): TeamSubject[] =>
  SUBJECTS.filter((subject) => addressOf(subject) === undefined);

/** Returns whether someone is notified of every contact message, so that the site may promise a reply. */
export const answersContact = (addressOf: TeamAddresses): boolean =>
  contactTopics.every(({ key }) => addressOf(key) !== undefined);

/** Returns the addresses in a validated environment. */
export const teamAddressesOf = (text: string | undefined): TeamAddresses =>
  (text === undefined ? undefined : readTeamAddresses(text)) ?? (() => undefined);
