import { newsletterForm } from "./forms";

/** The consent text and privacy policy version that are stored with each sign-up. */
export const consent = {
  sentence: `${newsletterForm.consent} ${newsletterForm.policy}`,
  /** The current version of the privacy policy, which is its date. */
  privacyVersion: "2026-11-23",
} as const;
