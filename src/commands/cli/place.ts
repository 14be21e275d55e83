import type { Environment } from "../../env";

/** Which database a command looked in, without a password. */
export const placeOf = ({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Environment, "DATABASE_URL" | "DATA_DIR">): string =>
  DATABASE_URL === undefined ? DATA_DIR : `the database at ${new URL(DATABASE_URL).host}`;
