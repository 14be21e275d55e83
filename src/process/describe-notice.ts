import type { JournalNotice } from "../../db/journal/file/journal-recovery";

/** Describes what happened to the journal's files, for a terminal. */
export function describeNotice(notice: JournalNotice): string {
  if (notice.kind !== "set aside") return `The journal was ${notice.kind}.`;
  const { reason, name, recovered } = notice;
  return `The journal is damaged (${reason}). It was renamed to ${name}; ${recovered} batches of it were recovered.`;
}
