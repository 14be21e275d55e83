import {
  activateKey,
  addFirstKey,
  addStandbyKey,
  dropRetiredKeys,
  listKeys,
} from "../../../db/auth/keys";
import type { Queries } from "../../../db/connection/pool";
import { LIFETIME_SECONDS } from "./access-token";
import type { Secret } from "../../secrets/secret";
import { makeKey } from "./signing-keys";

/** Clients and proxies cache the keys for ten minutes each. */
const PUBLISHED_FIRST_MS = 20 * 60_000;

/**
 * Performs one step of a rotation, which takes two runs: first publishes the next key; after twenty minutes, when
 * every verifier knows it, starts signing with it. The previous key verifies until its tokens expire. Without an
 * active key, a new one signs at once.
 */
export async function rotateKeys(db: Queries, secret: Secret): Promise<string> {
  const dropped = await dropRetiredKeys(db, new Date(Date.now() - LIFETIME_SECONDS * 1000));
  const after =
    dropped > 0 ? `\n${dropped} old key${dropped > 1 ? "s were" : " was"} dropped.` : "";
  const keys = await listKeys(db);
  if (!keys.some(({ state }) => state === "active")) {
    await addFirstKey(db, await makeKey(secret));
    return `No signing key existed. A new one was created.${after}`;
  }
  const standby = keys.find(({ state }) => state === "standby");
  if (standby === undefined) {
    await addStandbyKey(db, await makeKey(secret));
    return `The next key is published. Run this again after 20 minutes to sign with it.${after}`;
  }
  const waitsMs = Number(standby.createdAt) + PUBLISHED_FIRST_MS - Date.now();
  if (waitsMs > 0)
    return `The next key is not known everywhere yet. Run this again after ${Math.ceil(waitsMs / 60_000)} minutes.${after}`;
  await activateKey(db, standby.id);
  return `The next key now signs tokens. Running servers use it within a minute.${after}`;
}
