/** A database column with personal data, described in words: see `db/schema/personal-data/personal-data.ts`. */
export type PersonalDatum = {
  /** The title of its table. */
  title: string;
  data: string;
  purpose: string;
  basis: string;
  kept: string;
  recipients: readonly string[];
};

/** Durations that the software enforces. Documents refer to them as `{length:confirmationLink}`. */
export type LengthName =
  | "confirmationLink"
  | "preferencesLink"
  | "mailPause"
  | "knownNetwork"
  | "heldSubmission"
  | "erasureMark";

/** Facts about the software for documents. The server passes them to pages; see `src/feeds/server-facts.ts`. */
export type ServerFacts = {
  /** Facts of the API reference, as Markdown. It refers to them as `{api:errors}`. */
  apiReference: Readonly<Record<string, string>>;
  personalData: readonly PersonalDatum[];
  /** How long each kind of data is stored. */
  retention: readonly { what: string; kept: string }[];
  lengths: Readonly<Record<LengthName, string>>;
  /** The security headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Whether someone is notified of every contact message by mail. */
  isContactAnswered: boolean;
};
