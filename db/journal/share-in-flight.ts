import type { Decision } from "../forms/decisions";

/** Lets concurrent identical calls share one outcome. */
export function shareInFlight<Outcome>(carryOut: (decision: Decision) => Promise<Outcome>) {
  const underWay = new Map<string, Promise<Outcome>>();
  return (decision: Decision): Promise<Outcome> => {
    const { change, id, email } = decision;
    const key = JSON.stringify([change, id, email?.toLowerCase()]);
    const outcome = underWay.get(key) ?? carryOut(decision).finally(() => underWay.delete(key));
    underWay.set(key, outcome);
    return outcome;
  };
}
