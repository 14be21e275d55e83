import { newsletterForm } from "./forms";

/** What a visitor agrees to by ticking the box, as it is stored with the sign-up. */
export const consent = {
  sentence: `${newsletterForm.consent} ${newsletterForm.policy}`,
  /** The version of the privacy policy that holds today, by its date. */
  privacyVersion: "2026-11-22",
} as const;
