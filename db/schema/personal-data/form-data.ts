import { consentChanges } from "../consent-changes";
import { heldSubmissions } from "../held";
import { subscribers, waitlistEntries } from "../forms";
import { messageData } from "../messages";
import { originDescription } from "../origin";
import { describeData, type DataTable } from "./describe-data";

const FIND = "To find your entry, as the links in our messages do";
const DERIVED = { notPersonal: "Derived from source" };
const HOST_AND_TEAM = ["host", "team"] as const;
const ALL = ["host", "team", "mail"] as const;

/** Submissions of the forms, and consent. */
export const formData: DataTable[] = [
  describeData(
    subscribers,
    {
      title: "Newsletter and feature sign-ups",
      basis: "consent",
      term: "confirmedSignUp",
      recipients: HOST_AND_TEAM,
      idsOf: "entry",
      name: "sign_ups",
      group: "lists",
    },
    {
      id: ["Number of your sign-up", FIND],
      email: ["Email address", "To send what you signed up for", { recipients: ALL }],
      source: ["List or feature you signed up for", "To send only that", { recipients: ALL }],
      list: DERIVED,
      feature: DERIVED,
      consentText: ["Text of the consent box you ticked", "To prove consent", { basis: "proof" }],
      privacyVersion: ["Version of the privacy policy", "To prove consent", { basis: "proof" }],
      origin: originDescription,
      createdAt: ["Time of your sign-up", "To prove consent and end an unconfirmed sign-up"],
      confirmedAt: ["Time you confirmed", "To write to you only after you confirm"],
      unsubscribedAt: ["Time you left the list", "To stop writing to you", { term: "leftSignUp" }],
    },
  ),
  describeData(
    waitlistEntries,
    {
      title: "Beta waitlist",
      basis: "request",
      term: "waitlistEntry",
      recipients: HOST_AND_TEAM,
      idsOf: "entry",
      name: "waitlist_entries",
      group: "lists",
    },
    {
      id: ["Number of your waitlist entry", FIND],
      email: ["Email address", "To invite you", { recipients: ALL }],
      company: ["Company", "To plan who is invited when"],
      source: ["Beta you asked for", "To invite you to that one", { recipients: ALL }],
      list: DERIVED,
      feature: DERIVED,
      origin: originDescription,
      createdAt: ["Time of your request", "To invite in order"],
      unsubscribedAt: ["Time you left the waitlist", "To stop writing to you"],
      invitedAt: ["Time we invited you", "To invite you once"],
    },
  ),
  ...messageData,
  describeData(
    heldSubmissions,
    {
      title: "Suspected spam",
      basis: "security",
      term: "heldSubmission",
      recipients: HOST_AND_TEAM,
      idsOf: "entry",
      name: "held_submissions",
      group: "held",
      // The team's address.
      hiddenKeys: { row: "notifyAddress" },
    },
    {
      id: ["Number of the entry", "To store an entry that is sent twice once"],
      kind: ["Form it was sent with", "To release it to the right list"],
      email: ["Email address", "To review what looks like spam"],
      row: [
        "What was typed into the form, and where it came from",
        "To review it, and store it if it is not spam",
      ],
      score: ["Spam score", "To review what looks like spam"],
      signals: ["Reasons for that score", "To review what looks like spam"],
      createdAt: ["Time it was sent", "To delete it on time"],
    },
  ),
  describeData(
    consentChanges,
    {
      title: "Consent record",
      basis: "proof",
      term: "consentChange",
      recipients: HOST_AND_TEAM,
      links: [{ by: "entry", column: consentChanges.aboutId }],
      name: "consent_changes",
      group: "changes",
    },
    {
      aboutId: ["Number of the sign-up or waitlist entry", "To prove consent"],
      change: ["Whether you signed up, confirmed or left", "To prove consent"],
      how: ["How: form, program, link, preferences page or mail button", "To prove consent"],
      sentence: ["Text you were shown, or why our team took you off", "To prove consent"],
      page: ["Page it was shown on", "To prove consent"],
      privacyVersion: ["Version of the privacy policy", "To prove consent"],
      createdAt: ["Time of the change", "To prove consent"],
    },
  ),
];
