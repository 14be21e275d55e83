import { createHash } from "node:crypto";
import { text } from "../read-json";
import { AuthError } from "../auth-error";

/** Fields of clients that will exchange a code for a session (RFC 7636). */
export const pkceFields = {
  code_challenge: text.default(""),
  code_challenge_method: text.default(""),
};

/** Challenges are stored in this form for both methods. */
export const hashVerifier = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");

/** Returns the challenge of a request, if any. Throws `validation_failed` with GoTrue's messages. */
export function readChallenge(fields: {
  code_challenge: string;
  code_challenge_method: string;
}): string | undefined {
  const { code_challenge: challenge, code_challenge_method: given } = fields;
  if (challenge === "" && given === "") return undefined;
  if (challenge === "" || given === "")
    throw refusal("PKCE flow requires code_challenge_method and code_challenge");
  if (challenge.length < 43 || challenge.length > 128)
    throw refusal("code challenge has to be between 43 and 128 characters");
  if (!/^[\w.~-]+$/.test(challenge))
    throw refusal(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  const method = given.toLowerCase();
  if (method !== "s256" && method !== "plain")
    throw refusal("code_challenge_method needs to be s256 or plain");
  return method === "plain" ? hashVerifier(challenge) : challenge;
}

const refusal = (message: string) => new AuthError("validation_failed", { message });
