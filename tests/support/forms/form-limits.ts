import { secretFrom } from "../../../src/secrets/secret";
import { limitKey } from "../../../src/limits/limit-key";
import { createFormLimits } from "../../../src/limits/form-limits";

export const OFFICE = "203.0.113.9";
const secret = secretFrom("for tests");
const keyOf = (name: string) => limitKey(secret, name);
export const nobody = () => Promise.reject(new Error("away"));

/** Limits of one process with a clock of its own, and somebody new at each form. */
export function startLimits(options: Partial<Parameters<typeof createFormLimits>[0]> = {}) {
  let time = 0;
  let people = 0;
  const limits = createFormLimits({
    mostPerAddress: 16,
    share: nobody,
    keyOf,
    now: () => time,
    shareMs: 1,
    ...options,
  });
  const send = (address = OFFICE, email = `p${people++}@example.com`) =>
    limits.count(address, email);
  /** At once; answers how many were too much. */
  const sendMany = async (count: number, address?: string, email?: string) => {
    const all = await Promise.all(Array.from({ length: count }, () => send(address, email)));
    return all.filter(({ isOver }) => isOver).length;
  };
  return { send, sendMany, wait: (ms: number) => (time += ms) };
}
