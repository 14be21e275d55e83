export const securitySection = {
  title: "Built to pass your security review",
  link: "Ask for the security pack",
} as const;

/** The standards as the product states them, worded the same everywhere. Documents and dates are the operator's: `operator.ts`. */
export const attestations = [
  { name: "SOC 2", status: "Type II" },
  { name: "ISO 27001", status: "Stated" },
  { name: "HIPAA", status: "Ready" },
  { name: "GDPR", status: "DPA available" },
  { name: "Encryption", status: "In transit and at rest" },
] as const;
