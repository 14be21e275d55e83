/** The address of a database that never answers: nothing listens on the port. */
export const UNREACHABLE = "postgres://nobody@127.0.0.1:1/none";
