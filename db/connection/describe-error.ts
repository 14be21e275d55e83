import { unwrapped } from "./database-unavailable";

type DescribeOptions = {
  /** True for the site's own statements: a missing table then means that no site has started yet. */
  isOurs: boolean;
};

/**
 * Describes an error for an operator's terminal, with the database's own message and hint, but without stack,
 * statement or data.
 */
export function describeError(
  error: unknown,
  { isOurs }: DescribeOptions = { isOurs: true },
): string {
  const reason = unwrapped(error);
  if (!(reason instanceof Error)) return String(reason);
  if ((isOurs && isUnmade(reason)) || isUnopened(reason))
    return "The site is still preparing its database. Try again in a moment.";
  const hint = "hint" in reason && typeof reason.hint === "string" ? `\n${reason.hint}` : "";
  return `${reason.message}${hint}`;
}

/** Whether the site that holds the database has not opened or migrated it yet. */
export function isStillOpening(error: unknown): boolean {
  const reason = unwrapped(error);
  return reason instanceof Error && (isUnmade(reason) || isUnopened(reason));
}

/** True if a table does not exist. */
const isUnmade = (reason: Error): boolean => "code" in reason && reason.code === "42P01";

/** True if a process holds the folder but has not opened the database. */
function isUnopened(reason: Error): boolean {
  return (
    "code" in reason &&
    reason.code === "ENOENT" &&
    "syscall" in reason &&
    reason.syscall === "connect"
  );
}
