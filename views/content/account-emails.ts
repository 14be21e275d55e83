import type { EmailContent } from "./email-content";
import { site } from "./site";

type Proof = { link?: string; code?: string; signIn: string };

const ONCE = "The link works once, within an hour. The code works for ten minutes.";
const NOT_YOU = "If you did not ask for this, ignore the message: nothing has changed.";
const ALARM =
  "If this was not you, somebody else can use your account. Ask for a new password at once, on the page where you sign in.";

/** The copy of each email. `action` is the label of its link, if it has one. */
const words = {
  recovery: {
    subject: `Set a new ${site.brand} password`,
    heading: "Set a new password",
    text: `Somebody asked to set a new password for the ${site.brand} account of this address.`,
    action: "Set a new password",
    notes: [ONCE, NOT_YOU],
  },
  confirmation: {
    subject: `Confirm your address for ${site.brand}`,
    heading: "Confirm your address",
    text: `This address was given to make a ${site.brand} account. Confirm that it is yours, and the account is open.`,
    action: "Confirm my address",
    notes: [ONCE, NOT_YOU],
  },
  otp: {
    subject: `Sign in to ${site.brand}`,
    heading: `Sign in to ${site.brand}`,
    text: "Follow the link, or type the code where you asked for it.",
    action: "Sign in",
    notes: [ONCE, NOT_YOU],
  },
  invitation: {
    subject: `You are invited to ${site.brand}`,
    heading: `Your ${site.brand} account is ready`,
    text: `An administrator of ${site.brand} made an account for this address. Follow the link to set a password and sign in.`,
    action: "Set a password",
    notes: [
      "The link works once, within seven days. After that, ask for a new one on the page where you sign in.",
      "If you did not expect this, ignore the message: nobody can sign in without this link.",
    ],
  },
  email_change: {
    subject: `Confirm the new address of your ${site.brand} account`,
    heading: "Confirm the change of address",
    text: `Somebody who is signed in to your ${site.brand} account asked to change its address. It changes when the links in both messages were followed: the one to the address before, and the one to the new address.`,
    action: "Confirm the change",
    notes: [ONCE, NOT_YOU],
  },
  reauthentication: {
    subject: `Your ${site.brand} code`,
    heading: "Your code",
    text: "Type it where you are changing your password.",
    action: undefined,
    notes: ["The code works for ten minutes.", NOT_YOU],
  },
  password_changed: {
    subject: `Your ${site.brand} password was changed`,
    heading: "Your password was changed",
    text: `The password of your ${site.brand} account is a new one, and all other sessions have ended.`,
    action: undefined,
    notes: [ALARM],
  },
  email_changed: {
    subject: `Your ${site.brand} account has a new address`,
    heading: "Your address was changed",
    text: `Your ${site.brand} account no longer belongs to this address, but to the one whose link was followed.`,
    action: undefined,
    notes: [
      "If this was not you, answer this message: this address can no longer ask for a password.",
    ],
  },
  factor_added: {
    subject: `A second factor was added to your ${site.brand} account`,
    heading: "A second factor was added",
    text: "From now on your account asks for a code from an authenticator app when it matters.",
    action: undefined,
    notes: [ALARM],
  },
  factor_removed: {
    subject: `A second factor was removed from your ${site.brand} account`,
    heading: "A second factor was removed",
    text: "Your account no longer asks for the codes of that authenticator app.",
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
type AccountSubject = keyof typeof words;

export const isAccountSubject = (name: string): name is AccountSubject =>
  Object.hasOwn(words, name);

/**
 * Returns an account email: with a link or code if it requests an action, otherwise with a link to the sign-in page.
 */
export function accountEmail(about: AccountSubject, { link, code, signIn }: Proof): EmailContent {
  const { text, action, ...rest } = words[about];
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
