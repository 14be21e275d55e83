export type Attestation = { name: string; status: string; detail: string };

export const securitySection = {
  title: "Built to pass your security review",
  lead: "Reps approve each field before it is written, and every write is logged with its reason.",
  link: "Ask for the security pack",
} as const;

export const attestations = [
  { name: "SOC 2", status: "Type II", detail: "Controls tested over time, report under NDA" },
  { name: "ISO 27001", status: "Certified", detail: "Information security management" },
  { name: "HIPAA", status: "Ready Q2 2024", detail: "For teams that sell into healthcare" },
  { name: "GDPR", status: "Compliant", detail: "Data processing agreement included" },
  { name: "Encryption", status: "In transit and at rest", detail: "On every plan, not an extra" },
] as const satisfies readonly Attestation[];
