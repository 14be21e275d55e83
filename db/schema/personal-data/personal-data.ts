import { getTableColumns, getTableName } from "drizzle-orm";
import { accountData } from "./account-data";
import { broadcastData } from "./broadcast-data";
import { bases, recipients, type DataTable } from "./describe-data";
import { formData } from "./form-data";
import { terms } from "../retention";
import { signInData } from "./sign-in-data";
import { systemData } from "./system-data";

/**
 * Every table, and what each column holds about a person: the only list of personal data. Erasure, people's own data, the
 * list of entries and the privacy policy are generated from it. A new column does not compile without an entry here, and a
 * migration without one fails a test.
 */
export const dataTables: readonly DataTable[] = [
  ...formData,
  ...accountData,
  ...signInData,
  ...broadcastData,
  ...systemData,
];

/** One line of the privacy policy's tables. */
type PersonalColumn = {
  title: string;
  table: string;
  column: string;
  data: string;
  purpose: string;
  basis: string;
  kept: string;
  recipients: readonly string[];
};

/** Every column about a person, in words. */
export function listPersonalData(): PersonalColumn[] {
  return dataTables.flatMap(({ table, title, columns }) =>
    Object.entries(getTableColumns(table)).flatMap(([key, { name }]) => {
      const column = columns[key];
      if (column === undefined || "notPersonal" in column) return [];
      if (title === undefined)
        throw new Error(`The description of ${getTableName(table)} in db/schema needs a title`);
      return {
        title,
        table: getTableName(table),
        column: name,
        data: column.data,
        purpose: column.purpose,
        basis: bases[column.basis],
        kept: terms[column.term].kept,
        recipients: column.recipients.map((recipient) => recipients[recipient]),
      };
    }),
  );
}
