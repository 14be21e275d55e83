import { newsletterForm } from "./forms";

/** What a visitor agrees to by ticking the box, as it is stored with the sign-up. */
export const consent = {
  sentence: `${newsletterForm.consent} ${newsletterForm.policy}`,
  /** The day from which the statement at /privacy holds, in place of the policy until that is published. */
  privacyVersion: "2026-11-01",
} as const;
