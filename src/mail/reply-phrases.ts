/**
 * What mail servers say in rejections. Statuses alone mislead: providers send 5.1.1 for a full mailbox and 5.7.1 for an
 * unknown user. Patterns match the text of a reply as `readReply` prepares it: one line, without addresses.
 */
type Phrase = {
  pattern: RegExp;
  /** The servers that say so, and what they mean. */
  from: string;
};

/** Our own account, sender or permission to relay, at the server of `SMTP_URL`: every message fails the same way. */
export const ABOUT_OUR_ACCOUNT: readonly Phrase[] = [
  {
    pattern:
      /^(?!.*\bsize\b).*(?:\b(?:daily|hourly|monthly|sending|outgoing|outbound|relay|submission|account|sends?)\b.{0,60}\b(?:quota|limits?|threshold|rate)\b.{0,80}\b(?:exceeded|reached|exhausted|over|too (?:high|many|fast))\b|\blimit\b.{0,40}\b(?:outgoing|outbound|sending)\b.{0,40}\b(?:exceeded|reached)\b|\b(?:exceeded|reached|over|maximum|max)\b.{0,60}\b(?:daily|hourly|monthly|sending|outgoing|outbound|relay|submission|e?mails per|messages per (?:day|hour) (?:allowed|limit))\b)/i,
    from: "Gmail and Workspace (5.4.5), SES, M365, Plesk, cPanel's Exim: we have sent too much",
  },
  {
    pattern:
      /submission ?quota|send(?:ing)? ?quota|request limit exceeded|maximum credits|(?:insufficient|no|out of) credits|trial (?:account|limit)|free accounts? (?:are|is|can)|pending (?:approval|activation|review)|not (?:yet )?(?:been )?activated/i,
    from: "M365 (SubmissionQuotaExceeded), Mailgun, SendGrid, Brevo, Postmark, MailerSend: our plan",
  },
  {
    pattern:
      /sandbox|test(?:ing)? purposes only|only send test|authorized recipients|(?:address|domain|sender|identity|identities)\b.{0,40}\b(?:(?:is|are) (?:not|un)[- ]?verified|unverified|not verified|failed the check)/i,
    from: "SES, Mailgun, Resend: our account is in a sandbox, or our sender is not verified",
  },
  {
    pattern:
      /send ?as ?denied|not (?:allowed|permitted|authori[sz]ed|owned|permissions?)\b.{0,60}\b(?:send (?:as|on behalf|from this|mail)|this sender|by user)|permissions? to send as|verified sender identity|unauthenticated senders?|envelope from|bad outbound sender/i,
    from: "M365 (5.2.252, 5.7.60, 5.1.8), Postfix, SendGrid: we may not send as this sender",
  },
  {
    pattern:
      /\b(?:sender|from|return[- ]path)(?: e?mail)?(?: address)? (?:is )?(?:rejected|invalid|denied|refused|not allowed|not accepted|does not match)|\b(?:invalid|unknown) sender\b|sender verif(?:y|ication) failed/i,
    from: "Postfix, which rejects MAIL at RCPT, Exim: our sender is rejected",
  },
  {
    pattern:
      /\brelay(?:ing)? (?:access )?(?:is )?(?:denied|not (?:permitted|allowed)|prohibited|disallowed)|(?:unable|not (?:permitted|allowed|authori[sz]ed)) to relay|credentials for relay|mail relay denied|(?:list of allowed|not in my) rcpthosts|we do not relay/i,
    from: "Postfix, Exim, Exchange, qmail, Workspace: we may not relay",
  },
  {
    pattern:
      /^(?!RESOLVER\.RST).*authentication (?:is )?required|must (?:be )?authenticate|not authenticated|authenticate first|unauthorized ip address|(?:is )?not authori[sz]ed to perform|tenant\b.{0,60}\b(?:exceeded|threshold|blocked)/i,
    from: "most submission servers, Brevo, SES, M365: we are not signed in or not allowed",
  },
  {
    pattern:
      /^(?:the |this |your )?account\b.{0,30}\b(?:disabled|suspended|blocked|locked|paused|expired)|\byour (?:\w+ )?(?:account|subscription|domain)\b.{0,40}\b(?:disabled|suspended|blocked|locked|paused|expired|not allowed)|\bsending\b.{0,30}\b(?:suspended|paused|disabled|denied)|\bdomain is not allowed to send|for this account\b.{0,20}\b(?:suspended|paused)/i,
    from: "SES, Mailgun, SendGrid, Workspace: our account is suspended",
  },
];

/** Statuses of the same meaning: mail authentication (RFC 4954), Workspace's quota, and M365's account and tenant. */
export const OUR_ACCOUNT_STATUS = /^5\.(?:4\.5|2\.252|7\.(?:8|13|57|60|64|70[58]|750|23[236]))$/;

/** Us, this message or a limit: says nothing about whether the address exists. */
export const NOT_ABOUT_ADDRESS: readonly Phrase[] = [
  {
    pattern:
      /\bips?\b|\bip[46v]|\bclient (?:host|address|\[|was|is)|\bhelo\b|\behlo\b|reverse dns|\brdns\b|\bptr\b|\byour (?:ip|server|host|domain|network|isp|mta|account)\b|connecting host/i,
    from: "Outlook, Yahoo, mail.ru, GMX, Exim: our IP address or its name",
  },
  {
    pattern:
      /black ?-?list|block ?-?list|\bblocked?\b|\bbanned\b|\blisted (?:at|on|by)\b|\b(?:dns|rb|rh)s?bl\b|\brbl\b|spamhaus|spamcop|sorbs|barracudacentral|cloudmark|reputation/i,
    from: "block lists, Proofpoint, Mimecast, Barracuda, Apple",
  },
  {
    pattern:
      /spam|\bvirus|malware|phish|\babuse|unsolicited|\bbulk\b|\bcontent\b|suspicious|complain|\bmessage (?:was |is |has been )?(?:refused|rejected)\b|\brules?\b|preferences/i,
    from: "content filters and rules of all providers",
  },
  {
    pattern:
      /\bpolic(?:y|ies)\b|prohibit|administrativ|not (?:permitted|authori[sz]ed|allowed)|permission|unauthori[sz]ed|authenticat|\bdenied\b|restrict|\btls\b|encrypt/i,
    from: "Apple (CS01), GMX, Workspace, Mimecast, Postfix: a rule",
  },
  {
    pattern:
      /\bspf\b|\bdkim\b|\bdmarc\b|\barc\b|\bsenders?\b|\bspoof|\bfrom (?:address|header|domain)\b/i,
    from: "Gmail, Outlook, Yahoo, Mimecast: our domain or sender",
  },
  {
    pattern:
      /over ?-?quota|\bquota\b|\bfull\b|storage|\bexceed|\brates?\b|\brate-?limit|too (?:many|much|fast|quickly|large|big|often)|throttl|\blimit(?:s|ed)?\b|\bsize\b|insufficient|capacity/i,
    from: "all providers: a full mailbox, a rate or a size",
  },
  {
    pattern:
      /temporar|\blater\b|grey-?list|gray-?list|timed? ?out|loops? back|\bhop count|too busy|out of memory|\bdefer/i,
    from: "Postfix, Exim: a passing state, sent with a permanent code",
  },
];

const SUBJECT =
  "(?:user(?:name)?|mail ?box|inbox|recipient|addressee|address|account|alias|customer)";

/** The address does not exist, whatever the status. */
export const NO_MAILBOX: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `\\bno such (?:\\w+ ){0,2}?${SUBJECT}|\\bno such (?:person|name|id)\\b`,
      "i",
    ),
    from: "Yandex (5.7.1), Exim, Barracuda",
  },
  {
    pattern: new RegExp(
      `\\b${SUBJECT}s?\\b.{0,50}?\\b(?:unknown|not (?:be )?(?:found|known|valid|exist(?:ing)?|recogni[sz]ed|registered|listed)|(?:isn|wasn)['’]?t (?:found|known|valid|recogni[sz]ed)|(?:doesn|don|didn)['’]?t exist|no longer (?:exists?|valid|active|available|in use|accepts?|works?)|non-?existent|undefined|terminated)\\b|\\b${SUBJECT} (?:is )?invalid\\b`,
      "i",
    ),
    from: "Gmail, Outlook, iCloud, Postfix, Proofpoint, QQ, Zoho",
  },
  {
    pattern: new RegExp(
      `\\b(?:unknown|invalid|un-?route?able|non-?existent|not a valid|illegal) (?:(?:or|local|illegal|destination|final|email) ){0,3}${SUBJECT}\\b`,
      "i",
    ),
    from: "Exim, Mimecast, mail.ru, iCloud, Yahoo",
  },
  {
    pattern:
      /\b(?:doesn['’]?t|does not) have (?:an?|any) (?:\S+ )?account|\bno (?:mailbox|account|user) (?:here )?(?:by|with) that name|\bnot our (?:customer|user)|bad destination mailbox/i,
    from: "Yahoo (554 dd), qmail, Comcast, sendmail",
  },
  {
    pattern: /\bmail ?box (?:is )?(?:unavailable|not available)\b/i,
    from: "Outlook.com (5.5.0), GMX, web.de; RFC 5321 §4.2.3",
  },
];

/** Reads like a rejection of us, and is none. */
export const NO_MAILBOX_AT_EDGE: readonly Phrase[] = [
  {
    pattern: /recipient address rejected: access denied.*(?:\bAS\(201806281\)|\.outlook\.com\b)/i,
    from: "Exchange Online (5.4.1): directory-based edge blocking knows no such recipient",
  },
];

/** The mailbox is closed. Said of an account by a relay, it may be ours: see `readReply`. */
export const MAILBOX_CLOSED: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `\\b${SUBJECT}\\b.{0,60}?\\b(?:disabled|inactive|deactivated|discontinued|closed|expired|deleted|not active)\\b|\\b(?:disabled|inactive|expired|closed) ${SUBJECT}\\b|^disabled$`,
      "i",
    ),
    from: "Gmail (5.2.1), Yahoo (554.30), mail.ru, Exchange",
  },
];
