import { isEmailAddress, withAsciiDomain } from "./email-address";

/** Who a message is from, as mail programs show it. */
export type Sender = { name: string; address: string };

/** Reads `Genie <hello@genie.example>`, or the address alone; undefined when it is neither. */
export function readSender(text: string): Sender | undefined {
  const [, quoted, plain, inBrackets, alone] =
    /^\s*(?:(?:"([^"\p{Cc}]*)"|([^"<>\p{Cc}]*?))\s*<([^<>]*)>|(\S+))\s*$/u.exec(text) ?? [];
  const address = withAsciiDomain(inBrackets ?? alone ?? "");
  return isEmailAddress(address) ? { name: quoted ?? plain ?? "", address } : undefined;
}
