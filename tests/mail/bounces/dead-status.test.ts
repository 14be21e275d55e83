import { expect, test } from "bun:test";
import { deadStatusOf } from "../../../src/mail/dead-status";

const statusesOf = (replies: string[]) => replies.map((reply) => deadStatusOf(reply));

test("replies about the mailbox or its domain mark the address as undeliverable", () => {
  const replies = {
    "550 5.1.1 <ann@example.com>: Recipient address rejected: User unknown in virtual mailbox table":
      "5.1.1",
    "550-5.1.1 The email account that you tried to reach does not exist. Please try": "5.1.1",
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup":
      "5.1.10",
    "556 5.1.10 Domain example.com does not accept mail": "5.1.10",
    "550 5.2.1 The email account that you tried to reach is disabled": "5.2.1",
    "553 5.1.3 Error: invalid recipient address": "5.1.3",
    "554 delivery error: dd This user doesn't have an account (#5.1.1)": "5.1.1",
    "550 Requested action not taken: mailbox unavailable": "550",
    "550 No such user here": "550",
    "550 Unrouteable address": "550",
    "550 <ann@example.com> user unknown": "550",
    "551 User not local; please try <ann@elsewhere.example>": "551",
    "556 Domain does not accept mail": "556",
  };
  expect(statusesOf(Object.keys(replies))).toEqual(Object.values(replies));
});

test("replies about us, the content, the size or a temporary failure do not", () => {
  const replies = [
    "550 5.7.1 Service unavailable; client host blocked using zen.example.org",
    "550 5.7.1 <ann@example.com>: Relay access denied",
    "550 5.7.26 This mail is unauthenticated",
    "554 5.7.1 Message rejected as spam: the user unknown word list matched",
    "552 5.2.2 The email account that you tried to reach is over quota",
    "552 5.2.3 Message size exceeds fixed limit",
    "554 5.6.0 Message content rejected",
    "550 5.1.8 Sender address rejected: Domain not found",
    "550 5.1.7 Sender address invalid",
    "550 5.4.1 Recipient address rejected: Access denied",
    "550 5.5.0 Requested action not taken",
    "550 relay not permitted",
    "550 Blocked: the sender is on our list",
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    "554 Transaction failed",
    "450 4.1.1 <ann@example.com>: Recipient address rejected: unverified address",
    "451 5.1.1 odd",
    "",
    "5.1.1",
  ];
  expect(statusesOf(replies)).toEqual(replies.map(() => undefined));
});

test("a hostile reply of any length is parsed in linear time", () => {
  expect(deadStatusOf(`550 ${"user ".repeat(500_000)}`)).toBeUndefined();
});
