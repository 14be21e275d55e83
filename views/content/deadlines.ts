/** What our texts promise within a time. Each is written once; texts name them as `{deadline.breachNotice}`. */
export const deadlines = {
  /** From learning of a personal data breach to telling customers. */
  breachNotice: "48 hours",
  /** From the end of a contract to the deletion of its data. */
  deletionAfterContract: "30 days",
  /** From announcing a subprocessor to its first access. */
  subprocessorNotice: "30 days",
  auditNotice: "30 days",
  /** How long a reporter of a vulnerability gives us before publishing. */
  disclosure: "90 days",
  betaNotice: "14 days",
  betaExport: "30 days",
} as const;
