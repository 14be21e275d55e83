import { unwrapped } from "./database-unavailable";

type Asked = {
  /** Whether it was the site's own statement; a table that is not there was then not made yet. */
  isOurs: boolean;
};

/**
 * The words of what went wrong, for an operator's terminal: the database's own, with its hint, where it refused a
 * statement; never a stack, nor the statement with what visitors typed.
 */
export function describeError(error: unknown, { isOurs }: Asked = { isOurs: true }): string {
  const reason = unwrapped(error);
  if (!(reason instanceof Error)) return String(reason);
  const isUnmade = isOurs && "code" in reason && reason.code === "42P01";
  if (isUnmade || isUnopened(reason))
    return "The site is still preparing its database. Try again in a moment.";
  const hint = "hint" in reason && typeof reason.hint === "string" ? `\n${reason.hint}` : "";
  return `${reason.message}${hint}`;
}

/** Somebody holds the folder and has not opened the database in it. */
function isUnopened(reason: Error): boolean {
  return (
    "code" in reason &&
    reason.code === "ENOENT" &&
    "syscall" in reason &&
    reason.syscall === "connect"
  );
}
