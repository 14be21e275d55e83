import type { Submission } from "./submissions";

/** The body of a journal's batch without what an address has sent. */
export function withoutPerson(body: string, email: string): string {
  const all = JSON.parse(body) as Submission[];
  const others = all.filter(({ row }) => row.email.toLowerCase() !== email.toLowerCase());
  return others.length === all.length ? body : JSON.stringify(others);
}
