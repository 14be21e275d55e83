import { isKnownNetwork, noteNetwork } from "../../db/auth/known-networks";
import type { Queries } from "../../db/connection/pool";
import { terms } from "../../db/schema/retention";
import { networkOf } from "../limits/network";
import type { AuthDependencies } from "./auth-context";

/** How long a network keeps its own attempts after a sign-in, and its hash is stored. */
const NETWORK_KEPT_DAYS = terms.knownNetwork.amount;

/** An account that does not exist: it is asked about the same way, so that the answer takes as long. */
const NOBODY = "00000000-0000-4000-8000-000000000000";

/** Notes the network of a request after it signed in to an account. */
export const rememberNetwork = (
  tx: Queries,
  auth: AuthDependencies,
  request: Request,
  userId: string,
): Promise<void> => noteNetwork(tx, { userId, networkKey: networkKey(auth, request, userId) });

/** The key of a request's network where it has signed in to the account lately, else undefined. */
export async function findKnownNetwork(
  auth: AuthDependencies,
  request: Request,
  userId: string = NOBODY,
): Promise<string | undefined> {
  const key = networkKey(auth, request, userId);
  const network = { userId, networkKey: key };
  const isKnown = await auth.database.run((db) => isKnownNetwork(db, network, NETWORK_KEPT_DAYS));
  return isKnown ? key : undefined;
}

/** A keyed hash that differs from account to account: the table says of no two accounts that they share a network. */
function networkKey(
  { secret, addressOf }: AuthDependencies,
  request: Request,
  userId: string,
): string {
  const { sender } = networkOf(addressOf(request));
  return secret.sign("network", `${userId} ${sender}`).toString("base64url");
}
