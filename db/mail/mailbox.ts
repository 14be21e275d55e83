import { sql, type SQL } from "drizzle-orm";

/** How to write the addresses of one mailbox alike, as regular expressions that JavaScript and Postgres read alike. */
const RULES = [
  // Most servers ignore what follows a plus.
  { pattern: "(?<=.)\\+[^@]*@", by: "@" },
  { pattern: "@googlemail\\.com$", by: "@gmail.com" },
  // Only Gmail ignores dots; elsewhere they make another person.
  { pattern: "\\.(?=[^@]*@gmail\\.com$)", by: "" },
] as const;

/**
 * Returns the mailbox of an address, the same for all variants of it: what limits on mail count by. Ann.Lee+x@gmail.com is
 * annlee@gmail.com. Not an address to write to.
 */
export const mailboxOf = (email: string): string =>
  RULES.reduce(
    (address, { pattern, by }) => address.replaceAll(new RegExp(pattern, "g"), by),
    email.toLowerCase(),
  );

/** The same as an SQL expression. */
export const mailboxIn = (email: SQL): SQL =>
  RULES.reduce(
    (address, { pattern, by }) =>
      sql`regexp_replace(${address}, ${sql.raw(`'${pattern}', '${by}', 'g'`)})`,
    sql`fold_address(${email})`,
  );
