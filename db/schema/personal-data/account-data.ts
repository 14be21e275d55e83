import { knownNetworks, profiles, refreshTokens, sessions, users } from "../accounts";
import { describeData, type DataTable } from "./describe-data";

const account = { basis: "request", term: "account", recipients: ["host", "team"] } as const;
const signIn = { basis: "request", recipients: ["host"] } as const;
const SAFE = "To keep your account safe";
const MAIL_ONCE = "To limit how often we send such messages";
const hidden = { isHidden: true } as const;
const withMail = { recipients: ["host", "team", "mail"] } as const;

/** Accounts, and what belongs to them. */
export const accountData: DataTable[] = [
  describeData(
    users,
    {
      title: "Accounts",
      ...account,
      idsOf: "account",
      otherAddress: { column: users.newEmail, at: users.updatedAt },
      name: "accounts",
      group: "account",
    },
    {
      id: ["Number of your account", "To tell accounts apart"],
      email: ["Email address", "To sign you in and write to you about the account", withMail],
      passwordHash: ["Hash of your password", "To check your password", hidden],
      userMetadata: ["Details you or your app saved", "To show them to you and your app"],
      emailConfirmedAt: ["Time you confirmed your address", "To open the account only to you"],
      newEmail: ["Address you want to change to", "To change it once you confirm", withMail],
      confirmationSentAt: ["Time of our last message to confirm", MAIL_ONCE],
      recoverySentAt: ["Time of our last message to sign in", MAIL_ONCE],
      emailChangeSentAt: ["Time of our last message to change your address", MAIL_ONCE],
      reauthenticationSentAt: ["Time of our last message with a code", MAIL_ONCE],
      lastSignInAt: ["Time you last signed in", SAFE],
      bannedUntil: ["Time until which the account is disabled", SAFE],
      createdAt: ["Time the account was created", "To delete accounts nobody confirms"],
      updatedAt: ["Time of the last change", SAFE],
    },
  ),
  describeData(
    profiles,
    {
      title: "Profiles",
      ...account,
      idsOf: "account",
      links: [{ by: "account", column: profiles.id }],
      name: "profiles",
    },
    {
      id: ["Number of your account", "To tell accounts apart"],
      email: ["Email address", "To show who is signed in"],
      role: ["Role", "To decide what you may do"],
      createdAt: ["Time of your first sign-in", SAFE],
    },
  ),
  describeData(
    sessions,
    {
      title: "Sessions",
      ...signIn,
      term: "session",
      links: [{ by: "account", column: sessions.userId }],
      name: "sessions",
    },
    {
      id: ["Number of the session", "To end it when you sign out"],
      userId: ["Number of your account", "To keep you signed in"],
      aal: ["Whether you gave a second factor", SAFE],
      methods: ["How and when you signed in", SAFE],
      refreshNumber: ["Number of renewals", "To notice stolen sessions", { basis: "security" }],
      refreshedAt: ["Time of the last renewal", "To end idle sessions", { term: "idleSession" }],
      createdAt: ["Time you signed in", "To end old sessions"],
    },
  ),
  describeData(
    knownNetworks,
    {
      title: "Known networks",
      basis: "security",
      recipients: ["host"],
      term: "knownNetwork",
      links: [{ by: "account", column: knownNetworks.userId }],
      name: "known_networks",
    },
    {
      userId: ["Number of your account", "To keep you signing in while others guess"],
      networkKey: ["Keyed hash of a network", "To know yours from others", hidden],
      lastSignInAt: ["Time you last signed in from it", "To forget it on time"],
    },
  ),
  describeData(
    refreshTokens,
    {
      title: "Session tokens",
      ...signIn,
      ...hidden,
      term: "session",
      links: [{ by: "parent", column: refreshTokens.sessionId }],
    },
    {
      hash: ["Hash of a session's token", "To keep you signed in"],
      sessionId: ["Number of the session", "To keep you signed in"],
      number: ["Number of the token", "To notice stolen sessions", { basis: "security" }],
      usedAt: ["Time it was used", "To notice stolen sessions", { basis: "security" }],
    },
  ),
];
