import { paths } from "../../src/paths";

export const securitySection = {
  title: "What your security review asks",
  link: "See security",
} as const;

/**
 * The product's claims about standards, worded the same everywhere. Reports and dates come from the operator
 * (`operator.ts`); `text` is a document on this site.
 */
export const standards = [
  { name: "SOC 2", status: "Type II, on request", text: undefined },
  { name: "ISO 27001", status: "Status on request", text: undefined },
  { name: "HIPAA", status: "Ready", text: undefined },
  { name: "GDPR", status: "DPA available", text: paths.legalDpa },
] as const;

const encryption = { name: "Encryption", status: "In transit and at rest" } as const;

/** The product's security claims that are shown as badges. */
export const attestations = [encryption, ...standards] as const;
