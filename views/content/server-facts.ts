/** One column of the database that is about a person, in words: see `db/schema/personal-data/personal-data.ts`. */
export type PersonalDatum = {
  /** The title of its table. */
  title: string;
  data: string;
  purpose: string;
  basis: string;
  kept: string;
  recipients: readonly string[];
};

/** Lengths of time that the software enforces. Texts name them as `{length:confirmationLink}`. */
export type LengthName =
  | "confirmationLink"
  | "preferencesLink"
  | "mailPause"
  | "knownNetwork"
  | "heldSubmission"
  | "erasureMark";

/** What the software does, for texts that state it. The server passes it to pages; see `src/feeds/server-facts.ts`. */
export type ServerFacts = {
  /** The endpoints of this site, as Markdown. */
  apiReference: string;
  personalData: readonly PersonalDatum[];
  /** How long each kind of data is stored. */
  retention: readonly { what: string; kept: string }[];
  lengths: Readonly<Record<LengthName, string>>;
  /** The security headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Whether somebody is told of contact messages. */
  isContactAnswered: boolean;
  /** The day of rendering, as YYYY-MM-DD. */
  today: string;
};
