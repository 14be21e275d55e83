import { queueMail } from "../../db/mail/outbox";
import type { AuthDependencies } from "./auth-context";
import type { Secret } from "../secrets/secret";

/** Queues messages about accounts, with the link or code encrypted, so that reading the table opens nothing. */
export const queueAuthMail =
  (secret: Secret): AuthDependencies["mail"] =>
  (tx, { to, userId, purpose, link, code }) => {
    const opens = link !== undefined || code !== undefined;
    const sealed = opens && { sealed: secret.encrypt(JSON.stringify({ link, code })) };
    return queueMail(tx, { kind: "account", to, aboutId: userId, data: { purpose, ...sealed } });
  };
