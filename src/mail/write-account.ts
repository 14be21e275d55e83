import type { Writer } from "./writer";
import { z } from "zod";
import { accountEmail, isAccountSubject } from "../../views/content/account-emails";
import { paths } from "../paths";

const proof = z.object({ link: z.string().optional(), code: z.string().optional() });

/** Writes a message about an account. Its link and code are stored encrypted, and deleted once it was sent. */
export const writeAccount: Writer = ({ siteUrl, secret }, { data: { purpose = "", sealed } }) => {
  if (!isAccountSubject(purpose))
    throw new Error(`No message about an account is named ${purpose}.`);
  const { link, code } = sealed ? proof.parse(JSON.parse(secret.decrypt(sealed))) : {};
  const signIn = siteUrl + paths.sessionTest.path;
  return {
    content: accountEmail(purpose, {
      signIn,
      ...(link !== undefined && { link }),
      ...(code !== undefined && { code }),
    }),
  };
};
