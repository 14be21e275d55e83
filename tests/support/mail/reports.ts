/** Delivery reports (RFC 3464) as mail servers write them, each about a message with this envelope id. */
export const reports = {
  postfix: (
    envid: string,
    {
      status = "5.1.1",
      action = "failed",
      reply = "550 5.1.1 <ann@example.com>: Recipient address\r\n    rejected: User unknown in virtual mailbox table",
    } = {},
  ) =>
    multipart(
      "Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.genie.test (Mail Delivery System)\r\nSubject: Undelivered Mail Returned to Sender\r\nTo: bounces@genie.test\r\nAuto-Submitted: auto-replied",
      "This is the mail system at host mx.genie.test.\r\n\r\nI'm sorry to have to inform you that your message could not be delivered.",
      [
        `Reporting-MTA: dns; mx.genie.test\r\nOriginal-Envelope-Id: ${envid}\r\nX-Postfix-Queue-ID: 4cJ2Xk0Wz1\r\nX-Postfix-Sender: rfc822; bounces@genie.test\r\nArrival-Date: Sun, 22 Nov 2026 20:01:04 +0000 (UTC)`,
        `Final-Recipient: rfc822; ann@example.com\r\nOriginal-Recipient: rfc822;ann@example.com\r\nAction: ${action}\r\nStatus: ${status}\r\nRemote-MTA: dns; mx.example.com\r\nDiagnostic-Code: smtp; ${reply}`,
      ],
    ),

  /** Exim repeats what the other server said and has no status of its own. */
  exim: (envid: string) =>
    multipart(
      "From: Mail Delivery System <Mailer-Daemon@mx.genie.test>\r\nTo: bounces@genie.test\r\nSubject: Mail delivery failed: returning message to sender",
      "This message was created automatically by mail delivery software.",
      [
        `Reporting-MTA: dns; mx.genie.test\r\nOriginal-Envelope-Id: ${envid}`,
        "Action: failed\r\nFinal-Recipient: rfc822;ann@example.com\r\nStatus: 5.0.0\r\nRemote-MTA: dns; mx.example.com\r\nDiagnostic-Code: smtp; 550 No such user here",
      ],
    ),

  sendmail: (envid: string) =>
    multipart(
      "From: Mail Delivery Subsystem <MAILER-DAEMON@mx.genie.test>\r\nTo: <bounces@genie.test>\r\nSubject: Returned mail: see transcript for details\r\nAuto-Submitted: auto-generated (failure)",
      "   ----- The following addresses had permanent fatal errors -----\r\n<ann@example.com>",
      [
        `Original-Envelope-Id: ${envid}\r\nReporting-MTA: dns; mx.genie.test\r\nReceived-From-MTA: DNS; site.genie.test\r\nArrival-Date: Sun, 22 Nov 2026 20:01:04 GMT`,
        "Original-Recipient: RFC822;ann@example.com\r\nFinal-Recipient: RFC822; ann@example.com\r\nAction: failed\r\nStatus: 5.1.2\r\nRemote-MTA: DNS; example.com\r\nDiagnostic-Code: SMTP; 550 Host unknown\r\nLast-Attempt-Date: Sun, 22 Nov 2026 20:01:05 GMT",
      ],
    ),

  exchange: (envid: string) =>
    multipart(
      "From: <postmaster@genie.test>\r\nTo: <bounces@genie.test>\r\nContent-Language: en-US\r\nSubject: Undeliverable: Confirm\r\nAuto-Submitted: auto-replied",
      "Delivery has failed to these recipients or groups: ann@example.com",
      [
        `Original-Envelope-Id: ${envid}\r\nReporting-MTA: dns;mail.genie.test\r\nReceived-From-MTA: dns;site.genie.test\r\nArrival-Date: Sun, 22 Nov 2026 20:01:04 +0000`,
        "Final-Recipient: rfc822;ann@example.com\r\nAction: failed\r\nStatus: 5.1.10\r\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ann@example.com not found by SMTP address lookup\r\nX-Display-Name: Ann",
      ],
    ),

  /** RFC 6533, with base64, as for internationalized addresses. */
  global: (envid: string) =>
    multipart(
      "From: MAILER-DAEMON@mx.genie.test\r\nTo: bounces@genie.test\r\nSubject: Undelivered Mail",
      "Not delivered.",
      [
        `Reporting-MTA: dns; mx.genie.test\r\nOriginal-Envelope-Id: ${envid}`,
        "Final-Recipient: utf-8; ann@例え.example\r\nAction: failed\r\nStatus: 5.2.1 (mailbox disabled)\r\nDiagnostic-Code: smtp; 550 5.2.1 disabled",
      ],
      { type: "message/global-delivery-status", isBase64: true },
    ),
};

export function multipart(
  header: string,
  text: string,
  blocks: string[],
  { type = "message/delivery-status", isBase64 = false } = {},
): string {
  const status = `${blocks.join("\r\n\r\n")}\r\n`;
  const body = isBase64
    ? Buffer.from(status).toString("base64").replace(/.{76}/g, "$&\r\n")
    : status;
  return [
    header,
    "Date: Sun, 22 Nov 2026 20:01:05 +0000",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="4cJ2Xk/mx.genie.test"',
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--4cJ2Xk/mx.genie.test",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    text,
    "",
    "--4cJ2Xk/mx.genie.test",
    "Content-Description: Delivery report",
    `Content-Type: ${type}`,
    ...(isBase64 ? ["Content-Transfer-Encoding: base64"] : []),
    "",
    body,
    "--4cJ2Xk/mx.genie.test",
    "Content-Type: text/rfc822-headers",
    "",
    "From: Genie <hello@genie.test>\r\nTo: ann@example.com\r\nSubject: Confirm\r\nOriginal-Envelope-Id: 00",
    "",
    "--4cJ2Xk/mx.genie.test--",
    "",
  ].join("\r\n");
}
