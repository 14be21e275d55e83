import type { Secret } from "../../secrets/secret";
import { isEncryptedAddress, decryptAddress, type ReadAddress } from "./address-token";
import { readToken, type Purpose, type ReadToken } from "./link-token";

/** Reads a link's token: for one entry or, to unsubscribe, for every list of an address. */
export function readLink(secret: Secret, purpose: Purpose, token: string): ReadToken | ReadAddress {
  return purpose === "unsubscribe" && isEncryptedAddress(token)
    ? decryptAddress(secret, "leave all", token)
    : readToken(secret, purpose, token);
}
