import type { EmailContent } from "./email-content";
import { site } from "./site";

type Proof = { link?: string; code?: string; signIn: string };

const ONCE = "The link works once, within an hour. The code works for ten minutes.";
const NOT_YOU = "If you didn’t ask for this, ignore this email: nothing has changed.";
const ALARM =
  "If this wasn’t you, someone else can use your account. Reset your password on the sign-in page right away.";

/** The copy of each email. `action` is the label of its link, if it has one. */
const copy = {
  recovery: {
    subject: `Set a new ${site.brand} password`,
    heading: "Set a new password",
    text: `Someone asked to set a new password for the ${site.brand} account of this address.`,
    action: "Set a new password",
    notes: [ONCE, NOT_YOU],
  },
  confirmation: {
    subject: `Confirm your address for ${site.brand}`,
    heading: "Confirm your address",
    text: `Someone created a ${site.brand} account with this address. Confirm that it’s yours to activate the account.`,
    action: "Confirm my address",
    notes: [ONCE, NOT_YOU],
  },
  otp: {
    subject: `Sign in to ${site.brand}`,
    heading: `Sign in to ${site.brand}`,
    text: "Follow the link, or enter the code where you asked for it.",
    action: "Sign in",
    notes: [ONCE, NOT_YOU],
  },
  invitation: {
    subject: `You are invited to ${site.brand}`,
    heading: `Your ${site.brand} account is ready`,
    text: `An administrator of ${site.brand} created an account for this address. Follow the link to set a password and sign in.`,
    action: "Set a password",
    notes: [
      "The link works once, within seven days. After that, request a new one on the sign-in page.",
      "If you didn’t expect this, ignore this email: nobody can sign in without this link.",
    ],
  },
  email_change: {
    subject: `Confirm the new address of your ${site.brand} account`,
    heading: "Confirm the change of address",
    text: `Someone who is signed in to your ${site.brand} account asked to change its address. To make the change, follow both links: the one sent to the old address and the one sent to the new address.`,
    action: "Confirm the change",
    notes: [ONCE, NOT_YOU],
  },
  reauthentication: {
    subject: `Your ${site.brand} code`,
    heading: "Your code",
    text: "Enter it where you are changing your password.",
    action: undefined,
    notes: ["The code works for ten minutes.", NOT_YOU],
  },
  password_changed: {
    subject: `Your ${site.brand} password was changed`,
    heading: "Your password was changed",
    text: `The password of your ${site.brand} account was changed, and all other sessions were signed out.`,
    action: undefined,
    notes: [ALARM],
  },
  email_changed: {
    subject: `Your ${site.brand} account has a new address`,
    heading: "Your address was changed",
    text: `Your ${site.brand} account now uses a new address, which was confirmed. You can no longer sign in with this one.`,
    action: undefined,
    notes: [
      "If this wasn’t you, reply to this email: this address can no longer reset the password.",
    ],
  },
  factor_added: {
    subject: `A second factor was added to your ${site.brand} account`,
    heading: "A second factor was added",
    text: "From now on, your account asks for a code from an authenticator app.",
    action: undefined,
    notes: [ALARM],
  },
  factor_removed: {
    subject: `A second factor was removed from your ${site.brand} account`,
    heading: "A second factor was removed",
    text: "Your account no longer asks for codes from that authenticator app.",
    action: undefined,
    notes: [ALARM],
  },
} satisfies Record<
  string,
  Omit<EmailContent, "paragraphs" | "action" | "links"> & {
    text: string;
    action: string | undefined;
  }
>;

/** The kinds of account email. */
type AccountSubject = keyof typeof copy;

export const isAccountSubject = (name: string): name is AccountSubject => Object.hasOwn(copy, name);

/**
 * Returns an account email: with a link or code if it requests an action, otherwise with a link to the sign-in page.
 */
export function accountEmail(about: AccountSubject, { link, code, signIn }: Proof): EmailContent {
  const { text, action, ...rest } = copy[about];
  const label = action ?? (code === undefined ? "Go to the sign-in page" : undefined);
  const href = action === undefined ? signIn : link;
  return {
    ...rest,
    paragraphs: [text],
    ...(label !== undefined && href !== undefined && { action: { label, href } }),
    ...(code !== undefined && { code }),
    links: [],
  };
}
