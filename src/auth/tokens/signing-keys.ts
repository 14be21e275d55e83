import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from "jose";
import type { Database } from "../../../db/connection/client";
import { addFirstKey, listKeys, type SigningKey } from "../../../db/auth/keys";
import type { Secret } from "../../secrets/secret";

export const ALGORITHM = "ES256";

/** Other replicas notice a rotation after this long. */
const CACHED_MS = 60_000;

/** The installation's keys, read once a minute; creates one if none signs. */
export type SigningKeys = {
  /** The active key. */
  active: () => Promise<{ id: string; privateKey: CryptoKey }>;
  /** Returns the public key that a token names, in any state; rejects with jose's error if it is not ours. */
  find: JWTVerifyGetKey;
  /** All public keys, as a JWKS. */
  published: () => Promise<JWK[]>;
};

export function createSigningKeys(database: Database, secret: Secret): SigningKeys {
  let cached: { until: number; keys: Promise<Loaded> } | undefined;
  const load = (): Promise<Loaded> => {
    if (cached === undefined || cached.until < Date.now()) {
      const keys = loadKeys(database, secret);
      cached = { until: Date.now() + CACHED_MS, keys };
      keys.catch(() => (cached = undefined));
    }
    return cached.keys;
  };
  return {
    active: async () => (await load()).active,
    find: async (header, token) => (await load()).find(header, token),
    published: async () => (await load()).published,
  };
}

type Loaded = {
  published: JWK[];
  find: JWTVerifyGetKey;
  active: { id: string; privateKey: CryptoKey };
};

async function loadKeys(database: Database, secret: Secret): Promise<Loaded> {
  let rows = await database.run(listKeys);
  if (!rows.some(({ state }) => state === "active")) {
    const first = await makeKey(secret);
    await database.run((db) => addFirstKey(db, first));
    rows = await database.run(listKeys);
  }
  const signing = rows.find(({ state }) => state === "active");
  if (signing === undefined) throw new Error("The first signing key was not stored.");
  const published = rows.map(({ publicJwk }) => publicJwk as JWK);
  const privateJwk = JSON.parse(openPrivate(signing, secret)) as JWK;
  const privateKey = (await importJWK(privateJwk, ALGORITHM)) as CryptoKey;
  const find = createLocalJWKSet({ keys: published });
  return { published, find, active: { id: signing.id, privateKey } };
}

function openPrivate({ sealedPrivateJwk }: SigningKey, secret: Secret): string {
  try {
    return secret.decrypt(sealedPrivateJwk);
  } catch {
    throw new Error(
      "The signing key was encrypted with another secret. Set the same AUTH_SECRET on every replica.",
    );
  }
}

/** Creates an ES256 key pair named by its RFC 7638 thumbprint; supabase-js supports no other curve. */
export async function makeKey(
  secret: Secret,
): Promise<Pick<SigningKey, "id" | "publicJwk" | "sealedPrivateJwk">> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const id = await calculateJwkThumbprint(jwk);
  return {
    id,
    publicJwk: { ...jwk, kid: id, alg: ALGORITHM, use: "sig", key_ops: ["verify"] },
    sealedPrivateJwk: secret.encrypt(JSON.stringify(await exportJWK(privateKey))),
  };
}
