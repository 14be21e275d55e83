import { expect, test } from "bun:test";
import { deadStatusOf, isAboutOurAccount } from "../../../src/mail/dead-status";

/** A sample of each provider's words; numbers, names and addresses are changed. */
const noMailbox = {
  Postfix:
    "550 5.1.1 <ann@example.com>: Recipient address rejected: User unknown in virtual mailbox table",
  "Postfix with a probe":
    "550 5.1.1 <ann@example.com>: Recipient address rejected: undeliverable address: host mx.example.com[192.0.2.9] said: 550 User doesn't exist",
  Gmail:
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550-5.1.1 unnecessary spaces. For more information, go to\n550 5.1.1  https://support.google.com/mail/?p=NoSuchUser a1-20020ac.5 - gsmtp",
  "Gmail, disabled": "550 5.2.1 The email account that you tried to reach is disabled.",
  "Gmail, inactive": "550-5.2.1 The email account that you tried to reach is inactive. For more",
  Exchange:
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ann@example.com not found by SMTP address lookup",
  "Exchange Online":
    "550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [DM3NAM02FT056.eop-nam02.prod.protection.outlook.com]",
  "Exchange Online, older":
    "550 5.4.1 [ann@example.com]: Recipient address rejected: Access denied [AM5EUR03FT001.eop-EUR03.prod.protection.outlook.com]",
  "Outlook.com":
    "550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [HE1EUR01FT020.eop-EUR01.prod.protection.outlook.com]",
  Yahoo: "554 delivery error: dd This user doesn't have a yahoo.com account (ann@example.com) [-9]",
  "Yahoo, disabled":
    "554 delivery error: dd Sorry, your message to ann@example.com cannot be delivered. This account has been disabled or discontinued [#102].",
  "Yahoo, not found": "552 1 Requested mail action aborted, mailbox not found",
  "Yahoo, 554.30":
    "554 30 Sorry, your message to ann@example.com cannot be delivered. This mailbox is disabled (554.30).",
  "Yahoo, not valid": "554 delivery error: dd Not a valid recipient - mta1.mail.example.com",
  iCloud: "550 5.1.1 <ann@example.com>: user does not exist",
  "iCloud, alias": "550 5.1.1 unknown or illegal alias: ann@example.com",
  Exim: "550 No such user here",
  "Exim, unrouteable": "550 Unrouteable address",
  SES: "550 5.1.1 ann@example.com... User unknown",
  SendGrid: "550 5.1.1 The email account that you tried to reach does not exist.",
  GMX: "550-Requested action not taken: mailbox unavailable\n550 For explanation visit https://postmaster.gmx.net/en/case?c=r0201&i=ip&v=192.0.2.4&r=1MabCd",
  "web.de":
    "550-Requested action not taken: mailbox unavailable\n550 For explanation visit http://postmaster.web.de/error-messages?ip=192.0.2.4&c=hi",
  "mail.ru":
    "550 Message was not accepted -- invalid mailbox. Local mailbox ann@example.com is unavailable: user not found",
  "mail.ru, terminated":
    "550 Message was not accepted -- invalid mailbox. Local mailbox ann@example.com is unavailable: user is terminated",
  Yandex: "550 5.7.1 No such user!",
  Proofpoint: "550 5.1.1 User Unknown",
  "Proofpoint, wrapped": "550 5.0.350 Remote server returned an error -> 550 User Unknown",
  Mimecast: "550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [a1bC]",
  Barracuda: "550 cuda_nsu 5.1.1 <ann@example.com> Recipient address rejected: User unknown",
  "Barracuda, no status": "550 No such user (ann@example.com)",
  "Barracuda, per recipient":
    "550 permanent failure for one or more recipients (ann@example.com:550 5.1.1 User unknown)",
  "AT&T": "550 5.2.1 <ann@example.com>... Addressee unknown, relay=[192.0.2.4]",
  Orange: "550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]",
  Comcast: "550 5.1.1 Not our Customer",
  Lotus: "550 ann@example.com... User not listed in public Name & Address Book",
  qmail: "550 sorry, no mailbox here by that name (#5.1.1)",
  "qmail, vpopmail": "554 delivery error: This user doesn't have an account (#5.1.1)",
  "no such domain": "550 5.1.2 Host unknown",
  "null MX": "556 5.1.10 Domain example.com does not accept mail",
  "null MX, no status": "556 Domain does not accept mail",
  elsewhere: "551 User not local; please try <ann@elsewhere.example>",
  malformed: "553 5.1.3 Error: invalid recipient address",
  "words in the address": "550 5.1.1 <spam-quota.policy@blocked.example>: User unknown",
  "curly apostrophe": "550 This address doesn’t exist",
};

/** About us, a limit, a full mailbox or this message: the address may exist. */
const notTheAddress = {
  "Gmail, rate of the recipient":
    "550-5.2.1 The user you are trying to contact is receiving mail at a rate that\n550 5.2.1 prevents additional messages from being delivered.",
  "Gmail, rate, quickly":
    "550 5.2.1 The user you are trying to contact is receiving mail too quickly.",
  "Gmail, full": "552-5.2.2 The recipient's inbox is out of storage space. Please direct the",
  "Gmail, unauthenticated":
    "550-5.7.26 This mail has been blocked because the sender is unauthenticated.",
  "Gmail, IP": "550-5.7.1 [192.0.2.4] Our system has detected an unusual rate of unsolicited mail",
  "Gmail, policy":
    "550 5.7.1 The user or domain that you are sending to (or from) has a policy that prohibited the mail that you sent.",
  "IP with 5.2.1": "550 5.2.1 Mailbox unavailable. Your IP address 192.0.2.4 is blacklisted",
  "IP with 5.1.1":
    "550 5.1.1 <ann@example.com>: Recipient address rejected: IP 192.0.2.4 is on a block list",
  "quota with 5.1.1": "552 5.1.1 Recipient overquota",
  "invalid sender": "501 5.1.0 Invalid Sender",
  "our address": "550 5.1.0 <hello@genie.example> sender rejected",
  SPF: "550 5.1.0 192.0.2.2 is not allowed to send from <example.net> per its SPF record",
  "5.1.0 alone": "550 5.1.0 Address rejected",
  "reverse DNS": "550 Reverse DNS lookup of your IP address not found",
  "Outlook.com, IP":
    "550 5.7.1 Unfortunately, messages from [192.0.2.4] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150).",
  "Outlook.com, full": "552 5.2.2 <ann@example.com>: user is over quota",
  "Exchange Online, IP": "550 5.7.606 Access denied, banned sending IP [192.0.2.4]",
  "Exchange Online, rate":
    "550 5.2.122 The recipient has exceeded their limit for messages they can receive per hour",
  "Exchange, group":
    "550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required",
  "access denied alone": "550 5.4.1 Recipient address rejected: Access denied",
  "Yahoo, user complaints":
    "554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes",
  "Yahoo, full":
    "552 Requested mail action aborted: exceeded storage allocation (mailbox unavailable)",
  "Yahoo, IP":
    "553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.4, because the ip is in Spamhaus's list",
  "iCloud, full": "552 5.2.2 <ann@example.com>: mailbox is full",
  "Apple, CS01":
    "554 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com/en-us/HT204137",
  "Postfix, block list":
    "554 5.7.1 Service unavailable; Client host [192.0.2.4] blocked using zen.spamhaus.org",
  "Postfix, HELO": "550 5.7.1 <mx.example>: Helo command rejected: Host not found",
  "Postfix, greylisting":
    "550 5.1.1 <ann@example.com>: Recipient address rejected: Greylisted, see http://postgrey.example",
  "Postfix, probe that failed":
    "550 5.1.1 <ann@example.com>: Recipient address rejected: undeliverable address: connect to mx.example.com: Connection timed out",
  "Exim, rule": "550 Administrative prohibition",
  "Exim, temporary": "550 Mailbox unavailable temporarily",
  GMX: "554-Transaction failed\n554-Reject due to policy restrictions.\n554 For explanation visit https://postmaster.gmx.net/en/error-messages?ip=192.0.2.4&c=hi",
  "GMX, full":
    "552-Requested mail action aborted: exceeded storage allocation\n552 Quota exceeded. The recipient's mailbox unavailable.",
  "web.de, IP":
    "554-web.de (mxweb110) Nemesis ESMTP Service not available\n554-No SMTP service\n554 IP address is black listed",
  "mail.ru, spam":
    "550 spam message rejected. Please visit http://help.mail.ru/notspam-support/id?c=abc",
  "mail.ru, IP": "550 Access from ip address 192.0.2.4 blocked. Visit http://mail.ru/notspam/",
  "mail.ru, full": "552 5.2.2 Mailbox size limit exceeded",
  Proofpoint: "550 5.7.0 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.4",
  Mimecast:
    "550 csi.mimecast.org Poor Reputation Sender. - https://community.mimecast.com/docs/DOC-1369#550 [a1]",
  "Mimecast, envelope":
    "550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550",
  Barracuda: "550 permanent failure for one or more recipients (ann@example.com:blocked)",
  "Barracuda, list":
    "550 5.1.1 Service unavailable; client [192.0.2.4] blocked using bb.barracudacentral.org",
  Cloudmark: "550 5.1.1 Rejected, see https://csi.cloudmark.com/reset-request/?ip=192.0.2.4",
  content: "554 5.6.0 Message content rejected",
  size: "552 5.2.3 Message size exceeds fixed limit: user unknown",
  "spam words": "554 5.7.1 Message rejected as spam: the user unknown word list matched",
  "our domain": "550 5.1.8 Sender address rejected: Domain not found",
  "sender invalid": "550 5.1.7 Sender address invalid",
  "no reason": "550 5.5.0 Requested action not taken",
  "no reason, 554": "554 Transaction failed",
  "header of ours": "550 Your email has an invalid header",
  "only temporary": "450 4.1.1 <ann@example.com>: Recipient address rejected: unverified address",
  "odd status": "451 5.1.1 odd",
  empty: "",
  "no code": "5.1.1",
};

/** Our account, sender or permission to relay at the server of SMTP_URL. */
const ourAccount = {
  Gmail: "550 5.4.5 Daily user sending quota exceeded.",
  "Gmail, limit":
    "550-5.4.5 Daily user sending limit exceeded. For more information on Gmail\n550 5.4.5 sending limits go to https://support.google.com/a/answer/166852",
  "Workspace relay": "550-5.7.1 Invalid credentials for relay [192.0.2.4]. The IP address you've",
  "Workspace relay, denied":
    "550 5.7.0 Mail relay denied [192.0.2.4]. Invalid credentials for relay",
  "Workspace relay, limit": "550 5.7.1 Daily SMTP relay limit exceeded for customer.",
  Plesk:
    "554 5.7.0 The limit on the number of allowed outgoing messages was exceeded. Try again later.",
  cPanel:
    "550 Domain genie.example has exceeded the max emails per hour (500/500 (100%)) allowed. Message discarded.",
  "M365, send-as":
    "554 5.2.252 SendAsDenied; mailer@genie.example not allowed to send as hello@genie.example",
  "M365, sender": "550 5.7.60 SMTP; Client does not have permissions to send as this sender",
  "M365, blocked": "550 5.1.8 Access denied, bad outbound sender. AS(42004)",
  "M365, tenant": "550 5.7.705 Access denied, tenant has exceeded threshold",
  "M365, submission":
    "554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException; Failed to process message",
  "M365, relay": "550 5.7.64 TenantAttribution; Relay Access Denied",
  "SES, sandbox":
    "554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: ann@example.com",
  "SES, paused":
    "554 Message rejected: Sending paused for this account. For more information, please check the inbox of the email address",
  "SES, permission":
    "554 Access denied: User `arn:aws:iam::1:user/x' is not authorized to perform `ses:SendRawEmail'",
  "SES, quota": "554 Throttling failure: Daily message quota exceeded.",
  "Mailgun, sandbox":
    "550 5.7.1 Domain sandbox1.mailgun.org is not allowed to send: Sandbox subdomains are for test purposes only. Please add your own domain or add the address to authorized recipients in domain settings.",
  "Mailgun, limit":
    "550 Domain genie.example is not allowed to send: request limit exceeded. Try again after",
  "Mailgun, free":
    "550 5.7.1 Free accounts are for test purposes only. Please upgrade or add the address to authorized recipients",
  SendGrid:
    "550 The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.",
  "SendGrid, sender": "550 Unauthenticated senders not allowed",
  "SendGrid, credits": "550 Maximum credits exceeded",
  Brevo: "525 5.7.1 Unauthorized IP address",
  "Brevo, new": "502 5.7.0 Your SMTP account is not yet activated.",
  Postmark:
    "550 While your account is pending approval, all recipient addresses must share the same domain as the 'From' address.",
  Resend: "550 You can only send testing emails to your own email address (ann@example.com).",
  suspended: "550 5.7.1 Account disabled",
  "suspended, ours": "550 Your account has been suspended for sending spam",
  Postfix: "554 5.7.1 <ann@example.com>: Relay access denied",
  "Postfix, login":
    "553 5.7.1 <hello@genie.example>: Sender address rejected: not owned by user mailer",
  Exim: "550 relay not permitted",
  "Exim, sender": "550 Sender verify failed",
  Exchange: "550 5.7.1 Unable to relay for ann@example.com",
  sendmail: "550 5.7.1 <ann@example.com>... Relaying denied. Proper authentication required.",
  qmail: "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  "sign in": "530 5.7.0 Authentication Required.",
  "sign in, no words": "535 5.7.8 Error",
};

const dead = (replies: Record<string, string>) =>
  Object.keys(replies).filter((from) => deadStatusOf(replies[from] ?? "") !== undefined);
const ours = (replies: Record<string, string>) =>
  Object.keys(replies).filter((from) => isAboutOurAccount(replies[from] ?? ""));

test("every provider's words for an address that does not exist or is closed mark it", () => {
  expect(dead(noMailbox)).toEqual(Object.keys(noMailbox));
});

test("replies about us, a limit, a full mailbox or the content mark nobody", () => {
  expect(dead({ ...notTheAddress, ...ourAccount })).toEqual([]);
});

test("only replies about our account, sender or relay concern all messages", () => {
  expect(ours(ourAccount)).toEqual(Object.keys(ourAccount));
  expect(ours({ ...noMailbox, ...notTheAddress })).toEqual([
    "invalid sender",
    "our address",
    "our domain",
    "sender invalid",
  ]);
});

test("the mark's reason is the status, or the code where there is none", () => {
  expect(deadStatusOf(noMailbox.Postfix)).toBe("5.1.1");
  expect(deadStatusOf(noMailbox.qmail)).toBe("5.1.1");
  expect(deadStatusOf(noMailbox.Yandex)).toBe("5.7.1");
  expect(deadStatusOf(noMailbox.Yahoo)).toBe("554");
});

test("a hostile reply of any length is read in linear time", () => {
  for (const words of ["user ", "sending ", "account limit ", "<a@"])
    expect(deadStatusOf(`550 ${words.repeat(500_000)}`)).toBeUndefined();
});
