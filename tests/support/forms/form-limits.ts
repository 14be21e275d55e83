import { secretFrom } from "../../../src/secrets/secret";
import { createFormLimits } from "../../../src/limits/form-limits";

export const OFFICE = "203.0.113.9";
const secret = secretFrom("for tests");
const keyOf = (name: string) => secret.hash("limits", name);
/** Stands in for the database that replicas share their counts in, while it is down. */
export const unavailable = () => Promise.reject(new Error("down"));

/** The limits of one process with its own clock; each form comes from a new person by default. */
export function startLimits(options: Partial<Parameters<typeof createFormLimits>[0]> = {}) {
  let time = 0;
  let people = 0;
  const limits = createFormLimits({
    limitPerAddress: 16,
    share: unavailable,
    keyOf,
    now: () => time,
    shareMs: 1,
    ...options,
  });
  const send = (address = OFFICE, email = `p${people++}@example.com`) =>
    limits.count(address, email);
  /** Sends all at once; returns how many were over the limit. */
  const sendMany = async (count: number, address?: string, email?: string) => {
    const all = await Promise.all(Array.from({ length: count }, () => send(address, email)));
    return all.filter(({ isOver }) => isOver).length;
  };
  return { send, sendMany, wait: (ms: number) => (time += ms) };
}
