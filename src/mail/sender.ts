import { isEmailAddress, withAsciiDomain } from "./email-address";

/** A message's sender, as mail programs show it. */
export type Sender = { name: string; address: string };

/** Parses `Genie <hello@genie.example>` or a plain address; undefined if it is neither. */
export function readSender(text: string): Sender | undefined {
  const [, quoted, plain, inBrackets, alone] =
    /^\s*(?:(?:"([^"\p{Cc}]*)"|([^"<>\p{Cc}]*?))\s*<([^<>]*)>|(\S+))\s*$/u.exec(text) ?? [];
  const address = withAsciiDomain(inBrackets ?? alone ?? "");
  return isEmailAddress(address) ? { name: quoted ?? plain ?? "", address } : undefined;
}
