import { NOT_PROVIDED, operator } from "./operator";

/** Returns the operator's evidence for a standard: document, auditor and period. */
export function documentedText(standard: string): string {
  const found = operator.certificates.filter((certificate) => certificate.standard === standard);
  return (
    found.map(({ document, auditor, period }) => `${document}, ${auditor}, ${period}`).join("; ") ||
    NOT_PROVIDED
  );
}
