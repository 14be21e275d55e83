import { isKnownNetwork, recordNetwork } from "../../db/auth/known-networks";
import type { Queries } from "../../db/connection/pool";
import { terms } from "../../db/schema/retention";
import { networkOf } from "../limits/network";
import type { AuthDependencies } from "./auth-context";

/** How long a network counts as known after a sign-in, and how long its hash is stored. */
const NETWORK_KEPT_DAYS = terms.knownNetwork.amount;

/** Stands in for an unknown account, so that the query takes as long. */
const UNKNOWN_USER = "00000000-0000-4000-8000-000000000000";

/** Records the network of a request that signed in. */
export const rememberNetwork = (
  tx: Queries,
  auth: AuthDependencies,
  request: Request,
  userId: string,
): Promise<void> => recordNetwork(tx, { userId, networkKey: networkKey(auth, request, userId) });

/** Returns the key of a request's network if it recently signed in to the account. */
export async function findKnownNetwork(
  auth: AuthDependencies,
  request: Request,
  userId: string = UNKNOWN_USER,
): Promise<string | undefined> {
  const key = networkKey(auth, request, userId);
  const network = { userId, networkKey: key };
  const isKnown = await auth.database.run((db) => isKnownNetwork(db, network, NETWORK_KEPT_DAYS));
  return isKnown ? key : undefined;
}

/** A keyed hash per account, so the table never shows that two accounts share a network. */
function networkKey(
  { secret, addressOf }: AuthDependencies,
  request: Request,
  userId: string,
): string {
  const { sender } = networkOf(addressOf(request));
  return secret.sign("network", `${userId} ${sender}`).toString("base64url");
}
