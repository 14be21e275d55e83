import { paths, type Place } from "../../src/paths";
import { operator, type Operator } from "./operator";

export const securitySection = {
  title: "What your security review asks",
  link: "See security",
} as const;

/** What the status of a claim can be, and what each means. Every page that names a status reads it here. */
export const statuses = {
  documented: {
    name: "Documented",
    means: "an auditor’s report or certificate exists, and we send it on request",
  },
  stated: { name: "Stated", means: "we say so, and no report about it is published" },
  notOffered: { name: "Not offered", means: "not part of the product today" },
} as const;

type Standard = { name: string; status: string; text?: Place };

/** The product's statements about standards, worded the same everywhere. `text` is a document on this site. */
export const standards: readonly Standard[] = [
  { name: "SOC 2", status: "Type II, on request" },
  { name: "ISO 27001", status: "Status on request" },
  { name: "HIPAA", status: "Ready" },
  { name: "GDPR", status: "DPA available", text: paths.legalDpa },
];

const encryption = { name: "Encryption", status: "In transit and at rest" } as const;

/** The product's security claims that are shown as badges. */
export const attestations = [encryption, ...standards] as const;

/** Returns the status of a standard, and the operator's reports and certificates about it: document, auditor, period. */
export function evidenceOf(
  standard: string,
  { certificates }: Operator = operator,
): { status: keyof typeof statuses; documents: readonly string[] } {
  const documents = certificates
    .filter((certificate) => certificate.standard === standard)
    .map(({ document, auditor, period }) => `${document}, ${auditor}, ${period}`);
  return { status: documents.length > 0 ? "documented" : "stated", documents };
}
