import { sql } from "drizzle-orm";
import { auditEvents, authCodes, challenges, factors, oneTimeTokens } from "../auth-tokens";
import { consoleAudit, consoleSessions } from "../console";
import { describeData, type DataTable } from "./describe-data";

const hidden = { isHidden: true } as const;
const SAFE = "To keep your account safe";
const CHECK = "To check codes of your app";

/** Links, codes, second factors and events of accounts. */
export const signInData: DataTable[] = [
  describeData(
    oneTimeTokens,
    {
      title: "Links and codes by email",
      basis: "request",
      recipients: ["host"],
      term: "oneTimeToken",
      links: [
        { by: "account", column: oneTimeTokens.userId },
        {
          by: "address",
          column: oneTimeTokens.email,
          at: oneTimeTokens.createdAt,
          // A link for another account that is changing to this address.
          where: sql`${oneTimeTokens.purpose} = 'email_change'`,
        },
      ],
      name: "links_and_codes",
    },
    {
      id: ["Number of the link or code", "To use it once"],
      userId: ["Number of your account", "To open the right account"],
      purpose: ["What it is for", "To use it for nothing else"],
      linkHash: ["Hash of the link", "To check it", hidden],
      codeHash: ["Hash of the code", "To check it", hidden],
      email: ["Address it was sent to", "To check it"],
      tries: ["Number of wrong codes", SAFE, { basis: "security" }],
      linkExpiresAt: ["Time the link expires", SAFE],
      codeChallenge: ["Hash that only your app can answer", "To let only that app sign in", hidden],
      codeExpiresAt: ["Time the code expires", SAFE],
      passwordHash: ["Hash of the password you chose", "To set it once you confirm", hidden],
      userMetadata: ["Data your app sent with it", "To set it once you confirm"],
      createdAt: ["Time it was made", SAFE],
    },
  ),
  describeData(
    authCodes,
    {
      title: "Codes for apps",
      basis: "request",
      term: "authCode",
      recipients: ["host"],
      links: [{ by: "account", column: authCodes.userId }],
      ...hidden,
    },
    {
      codeHash: ["Hash of a code your app signs in with", "To check it"],
      userId: ["Number of your account", "To open the right account"],
      purpose: ["What the link you followed was for", "To use the code for nothing else"],
      codeChallenge: ["Hash that only your app can answer", "To let only that app sign in"],
      expiresAt: ["Time the code expires", SAFE],
    },
  ),
  describeData(
    factors,
    {
      title: "Second factors",
      basis: "request",
      term: "account",
      recipients: ["host"],
      links: [{ by: "account", column: factors.userId }],
      name: "authenticator_apps",
    },
    {
      id: ["Number of your authenticator app", "To tell apps apart"],
      userId: ["Number of your account", CHECK],
      friendlyName: ["Name you gave the app", "To tell apps apart"],
      isVerified: ["Whether you have used it", "To ask for it when you sign in"],
      sealedSecret: ["Encrypted secret of the app", CHECK, hidden],
      lastStep: ["Time of the last code", "To accept each code once"],
      createdAt: ["Time you added it", "To show it to you"],
      updatedAt: ["Time of the last change", "To show it to you"],
    },
  ),
  describeData(
    challenges,
    {
      title: "Requests for a second factor",
      basis: "security",
      term: "challenge",
      recipients: ["host"],
      links: [{ by: "parent", column: challenges.factorId }],
      ...hidden,
    },
    {
      id: ["Number of the request for a code", CHECK],
      factorId: ["Number of your authenticator app", CHECK],
      tries: ["Number of wrong codes", "To limit guesses"],
      expiresAt: ["Time it expires", "To limit guesses"],
      addressKey: ["Keyed hash of your network address", "To accept the code only from there"],
    },
  ),
  describeData(
    auditEvents,
    {
      title: "Account events",
      basis: "security",
      term: "auditEvent",
      recipients: ["host", "team"],
      links: [{ by: "account", column: auditEvents.userId }],
      name: "account_events",
    },
    {
      id: ["Number of the event", "To list it once"],
      kind: ["What happened to your account", "To find misuse"],
      userId: ["Number of your account", "To find misuse"],
      createdAt: ["Time of the event", "To find misuse"],
    },
  ),
  describeData(
    consoleSessions,
    {
      title: "Sessions of the console",
      basis: "security",
      term: "consoleSession",
      recipients: ["host"],
      links: [{ by: "parent", column: consoleSessions.sessionId }],
      ...hidden,
    },
    {
      tokenHash: ["Hash of the console’s cookie", "To know who is signed in"],
      sessionId: ["Number of the session", "To end it when you sign out"],
      createdAt: ["Time you opened the console", SAFE],
      seenAt: ["Time you last used it", SAFE],
      codeAt: ["Time you last gave a code there", SAFE],
    },
  ),
  describeData(
    consoleAudit,
    {
      title: "What our team did in the console",
      basis: "security",
      term: "consoleAudit",
      recipients: ["host", "team"],
      links: [{ by: "account", column: consoleAudit.actor }],
      name: "console_acts",
    },
    {
      id: ["Number of the entry", "To list it once"],
      createdAt: ["Time it was done", "To find misuse"],
      actor: ["Number of the account that did it", "To find misuse"],
      act: ["What was done, without addresses", "To find misuse"],
      about: ["Keyed hash of the address it was about", "To find misuse", { isHidden: true }],
    },
  ),
];
