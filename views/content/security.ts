export type Attestation = { name: string; status: string; detail: string };

export const securitySection = {
  eyebrow: "Security",
  title: "It will pass the review you put other vendors through",
  lead: "You sell to CISOs, so you know the questionnaire. Genie hears customer calls and writes to your system of record; we answer for both.",
  link: "Ask for the security pack",
  points: [
    "Reps approve each field before it is written",
    "Rules you can read decide what reaches the CRM",
    "Every write is logged with its reason",
  ],
} as const;

export const attestations = [
  { name: "SOC 2", status: "Type II", detail: "Controls tested over time, report under NDA" },
  { name: "ISO 27001", status: "Certified", detail: "Information security management" },
  { name: "HIPAA", status: "Ready Q2 2024", detail: "For teams that sell into healthcare" },
  { name: "GDPR", status: "Compliant", detail: "Data processing agreement included" },
  { name: "Encryption", status: "In transit and at rest", detail: "On every plan, not an extra" },
] as const satisfies readonly Attestation[];
