/** Deadlines that our documents promise. Documents refer to them as `{deadline.breachNotice}`. */
export const deadlines = {
  /** From discovering a personal data breach to notifying customers. */
  breachNotice: "48 hours",
  /** From the end of a contract to the deletion of its data. */
  deletionAfterContract: "30 days",
  /** From announcing a subprocessor to its first access. */
  subprocessorNotice: "30 days",
  auditNotice: "30 days",
  /** How long someone who reports a vulnerability gives us before publishing it. */
  disclosure: "90 days",
  betaNotice: "14 days",
  betaExport: "30 days",
} as const;
