/**
 * The words that "Try your own call" recognizes, by kind, most urgent kind first. Of a kind's rules, the first that matches
 * anywhere in the call fills in the field.
 */

/** Named groups say what a field shows: `number` as digits, before `what`; `person` and `role`; `task` and `date`. */
export type Rule = {
  pattern: RegExp;
  /** What the field shows; by default, the groups or else the matched words in quotation marks. */
  name?: string;
};

const names = (list: Record<string, RegExp>): Rule[] =>
  Object.entries(list).map(([name, pattern]) => ({ name, pattern }));

const anyOf = (words: string): string => `(?:${words})`;

const UNIT = anyOf(
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million",
);
const NUMBER = `(?:\\d[\\d.,]*k?|(?:an? )?${UNIT}(?:(?: and |[ -])${UNIT}){0,5})`;
const RANGE = `${NUMBER}(?: to ${NUMBER}|[-–]\\d+)?`;
/** Enough for a price. */
const LARGE = `(?:\\d[\\d.,]*(?:k|\\d{3})|(?:(?:an?|${UNIT})[ -]){1,5}(?:hundred|thousand|million))`;
const PERCENT = `${NUMBER} ?(?:%|percent)`;

const MONTH = anyOf(
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec",
);
const DAY = anyOf("Monday|Tuesday|Wednesday|Thursday|Friday");
const PERIOD = anyOf("day|week|month|quarter|half|year|fiscal year|budget cycle");
/** A date that is clear without a preposition. */
const DATED = `(?:today|tonight|tomorrow|(?:early |late )?(?:next|this|later this) (?:${PERIOD}|${DAY})|(?:the )?end of (?:(?:the|this|next) )?(?:${PERIOD}|${MONTH}|Q[1-4])|(?:a week from )?${DAY}(?: (?:morning|afternoon|the \\d{1,2}(?:st|nd|rd|th)))?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|Q[1-4]|first thing(?: in the morning)?)`;
/** "May" and "march" are also common words, so a month alone counts only after a preposition. */
const DATE = `(?:(?:on|by|until|till|before|after|in|around|since|for|within|no later than) (?:the |our |early |late |mid-?|next )*(?:${DATED}|${MONTH}|\\d{1,2}(?:st|nd|rd|th)|renewal|audit|${RANGE} (?:days|weeks|months)|(?:a|an|another) (?:week|month|year))|${DATED})`;

/** Up to eight words of a clause, as few as possible. */
const SOME = "(?: [\\w’'%$/-]+){0,8}?";

const ROLE =
  "(?:C[EFIT]O|C[IT]SO|COO|CRO|CSO|(?:S?VP|[Vv]ice president)(?:,? (?:of )?[\\w&]+)?|[Hh]ead of \\w+|[Dd]irector(?: of \\w+)?|[Gg]eneral counsel|[Cc]hief \\w+(?: \\w+)? officer|[Cc]ontroller|[Bb]oss|[Mm]anager)";
const NAME =
  "(?!(?:And|But|So|Then|Well|Yes|Yeah|Our|The|My|It|If|When|With|Only|Just|That|This|We|You|I|He|She|They|What|Who|Is|Does)\\b)[A-Z][a-z][\\w’'-]*(?: [A-Z][\\w’'-]+)?";
const SIGNS =
  "(?:signs?|approves?|decides?|has (?:to|the final|final)|will (?:have to )?(?:sign|approve|decide)|needs to (?:sign|approve|agree|see|be)|must (?:sign|approve|agree)|holds the|owns the|controls the|makes the (?:call|decision)|would (?:have to |need to )?(?:sign|approve|decide))";

const TO_US = "(?: (?:me|us|him|her|them|it|my team|over))";
const SENDS = `(?:(?:send|share|forward|email)${TO_US}*|(?:get|give|show)${TO_US}+)`;
const STARTS =
  "(?:let['’]s|let us|we (?:can|could|will|should)|we['’](?:ll|d like to|re going to)|(?:can|could|shall|should) (?:we|you)|I(?: can|['’]ll|['’]d like to)|happy to|please) (?:do|run|start|try|test|trial|pilot|schedule|set up|book|plan|meet|talk|speak|catch up|review|look at|go through|walk|get|bring|loop|put|move|reconnect|regroup|sign|evaluate|demo|follow up|send|share|take)";
/** A trial that is over is no next step. */
const PAST = "(?<!\\b(?:in|during|after|from|since) (?:the|our|a|that|their|your) )";
const PAPER =
  "(?:quote|quotation|proposal|plan|contract|paperwork|order form|pricing|price list|details|references?|information|info|report|invite|deck|slides|agreement|NDA|MSA|questionnaire|link|role|one-pager|summary)";

/** Tools that the buyer keeps. */
const NO_RIVALS = anyOf(
  "Snowflake|ServiceNow|Salesforce|HubSpot|Slack|Teams|Zoom|Jira|Google|Microsoft 365|Office|Outlook|Excel|Kubernetes|Linux|Windows|GitHub",
);

const rule = (pattern: string, flags = "i"): Rule => ({ pattern: new RegExp(pattern, flags) });

export const callWords = {
  competitor: [
    ...names({
      // The competitors of the demo deals.
      "Kestrel EDR": /\bkestrel(?: edr)?(?!s)\b/i,
      "Oriel Cloud": /\boriel(?: cloud)?\b/i,
      "Thornfield MDR": /\bthornfield(?: mdr)?\b/i,
      // Names that are also common words must look like names: "Microsoft Defender", not "our defenders".
      CrowdStrike: /\bcrowd ?strike\b|\bfalcon (?:insight|complete|xdr)\b/i,
      SentinelOne: /\bsentinel ?one\b/i,
      "Microsoft Defender": /\b(?:microsoft|ms|windows) defender\b|\bdefender for \w+/i,
      "Microsoft Sentinel": /\b(?:microsoft|azure) sentinel\b/i,
      "Palo Alto Networks": /\bpalo alto\b|\bcortex xdr\b|\bprisma cloud\b/i,
      "Trend Micro": /\btrend ?micro\b/i,
      Sophos: /\bsophos\b/i,
      Splunk: /\bsplunk\b/i,
      Fortinet: /\bforti(?:net|edr|gate)\b/i,
      "Arctic Wolf": /\barctic wolf\b/i,
      Cisco: /\bcisco\b/i,
      Huntress: /\bhuntress\b/i,
      Zscaler: /\bzscaler\b/i,
      Netskope: /\bnetskope\b/i,
      Darktrace: /\bdarktrace\b/i,
      Rapid7: /\brapid ?(?:7|seven)\b/i,
      Qualys: /\bqualys\b/i,
      Tenable: /\bTenable\b/,
      Wiz: /\bWiz\b/,
      "Orca Security": /\bOrca\b/,
      Lacework: /\blacework\b/i,
      Okta: /\bokta\b/i,
      CyberArk: /\bcyber ?ark\b/i,
      Proofpoint: /\bproof ?point\b/i,
      Mimecast: /\bmimecast\b/i,
      "Carbon Black": /\bcarbon black\b/i,
      "Check Point": /\bCheck ?[Pp]oint\b/,
      Trellix: /\btrellix\b|\bmcafee\b/i,
      Bitdefender: /\bbitdefender\b/i,
      "Red Canary": /\bred canary\b/i,
      Expel: /\bExpel\b/,
      Snyk: /\bsnyk\b/i,
    }),
    // Any capitalized name after phrases such as "we use" or "happy with".
    rule(
      `(?<=\\b(?:[Ww]e(?:['’]re)? (?:already |also |currently )?(?:use|using|run|running|have|chose|bought|on)|[Hh]appy with|[Ss]tay(?:ing)? with|[Ss]ign(?:ed)? with|[Rr]enew(?:ed)? with|[Ww]ent with|[Gg]oing with|[Cc]ompared? (?:to|with)|[Vv]ersus|vs\\.?|[Ss]witch(?:ing)? from|[Ss]witch(?:ing)? to|[Rr]eplac(?:e|ing)|[Ll]ooking at|[Tt]alking to|quote from|demo (?:from|of|with)) )(?!I\\b|Q\\d|SOC\\b|ISO\\b|NIST?\\b|PCI\\b|DORA\\b|MITRE\\b|HIPAA\\b|GDPR\\b|[EX]DR\\b|MDR\\b|${NO_RIVALS}|SIEM\\b|SOAR\\b|CRM\\b|CNAPP\\b|AI\\b|AWS\\b|Azure\\b)(?<vendor>[A-Z][\\w-]{1,30}(?![\\w-])(?: (?:EDR|XDR|MDR|Cloud|Security))?)`,
      "",
    ),
    rule(
      "\\bthan (?:what )?(?<vendor>[A-Z]\\w+)(?= (?:came|quoted|proposed|offered|gave|wants?|asks?))",
      "",
    ),
    {
      name: "The current tool",
      pattern:
        /\b(?:current|existing|incumbent|happy with our) (?:vendor|provider|tools?|solution|setup|stack|EDR|SIEM|MDR|partner)\b/i,
    },
  ],
  price: [
    rule(
      "[$€£] ?\\d[\\d,.]*(?: ?(?:k|m|thousand|million)\\b)?(?: (?:a|per) (?:year|month|seat|user|endpoint))?",
    ),
    rule(`\\b${NUMBER} (?:dollars|euros|pounds|grand|bucks)\\b`),
    // "30% over our budget", but not "40% of our alerts".
    rule(
      `(?:\\b|(?<=\\s))${PERCENT} (?:over(?: (?:our |the )?budget)?|above|more|higher|cheaper|less|lower|under|below|off|discount|increase|uplift)\\b`,
    ),
    rule(`\\b(?:discount|increase|uplift) of (?:around |about )?${PERCENT}(?!\\w)`),
    rule(
      "\\b(?:no(?: approved)? (?:budget|money|funds)(?: line)?|over (?:our |the )?budget|out of (?:our )?(?:budget|price range)|budget (?:is|was|has been|got) \\w+|too (?:expensive|pricey|costly)|(?:price|pricing|quote|it|that|you)(?:['’]re| is| are|['’]s| seems?| looks?) (?:too|way too|very|quite|pretty|a bit|a little) (?:high|expensive|steep|much)|too much money|can(?:['’]t|not) afford|cheaper|costs? (?:too|us|more|less)(?: much)?|half the price|(?:above|over|more than) what we (?:expected|planned|had|have|budgeted)|tight budget)\\b",
    ),
    rule(
      `(?<!(?:above|over|below|under) )\\b(?:${NUMBER} to )?${LARGE} (?:a|per) (?:month|year)\\b`,
    ),
    rule(
      "\\b(?:price[sd]?|pricing|pricey|expensive|discounts?|budgets?|affordable|afford|per seat|quotation|(?:a|the|your) quote|(?:it|this|that|what) costs?|costs? you|the costs?|how much (?:is|does|would|will))\\b",
    ),
  ],
  // Before steps, because "send me some info" puts the seller off.
  priority: [
    rule(
      "\\bnot (?:a|our|the|my)(?: (?:top|big|high|huge))? priority\\b|\\b(?:no|too little) (?:bandwidth|time|resources|headcount|staff)\\b|\\btoo busy\\b|\\bnot (?:really )?interested\\b|\\bon hold\\b|\\b(?:don['’]t|do not) (?:have|see) (?:the )?(?:time|need|bandwidth|resources|value)\\b|\\b(?:good|fine) (?:with what we have|as (?:it is|we are))\\b|\\bsend (?:me|us|over) some info(?:rmation)?\\b|\\bneed to think\\b|\\bthink (?:it over|about it)\\b|\\bback ?burner\\b|\\bnot (?:looking|in the market)\\b|\\bother (?:priorities|projects|fires)\\b",
    ),
  ],
  step: [
    rule(
      `\\b(?<!n['’]t |not |never )(?<task>${SENDS}${SOME})(?:,| and [^,.;?!]{0,60}?)? (?<date>${DATE})`,
    ),
    rule(`\\b(?<task>${STARTS}${SOME})(?:,)? (?<date>${DATE})`),
    rule(
      `\\b(?<date>${DATED}(?: at \\w+)?) (?:works|is (?:good|fine|ok(?:ay)?|great)|would work)\\b`,
    ),
    // What the buyer asks for or offers, before prices: "send me a quote" is a step toward buying.
    rule(
      `\\b(?<!n['’]t |not |never )(?!send(?: \\w+)? some info)(?<task>(?:${SENDS}|get|need|want|see)(?: (?:a|an|the|your|that|some|more))*(?: [\\w-]+){0,2}? ${PAPER})\\b`,
    ),
    rule(
      `\\b(?<task>${STARTS}(?! not\\b)(?: [\\w’'-]+){0,6}|${PAST}(?:proof of (?:concept|value)|pilot|bake-?off|free trial|trial run|(?:what are|what['’]s|what is) the next steps?|(?:how|when) (?:do|would|can|could) (?:we|you) (?:get )?start(?:ed)?|where do (?:we|i) sign|schedule (?:a|the|another) \\w+|works for (?:us|me)))\\b`,
    ),
    rule(`\\b(?<task>${PAST}(?:Po[CV]|POC))\\b`, ""),
  ],
  signer: [
    rule(
      `\\b(?<person>${NAME}),? (?:(?:who is |who['’]s |is |he is |she is )?(?:our|the|my) )(?:new )?(?<role>${ROLE})\\b`,
      "",
    ),
    rule(`\\b(?:[Oo]ur|[Tt]he|[Mm]y) (?<role>${ROLE}),? (?<person>${NAME})\\b`, ""),
    rule(`\\b(?<person>${NAME})(?=,? (?:\\w+ )?${SIGNS}\\b)`, ""),
    rule(`\\b(?:[Oo]ur|[Tt]he|[Mm]y) (?<role>${ROLE})(?= ${SIGNS}\\b)`, ""),
    rule("\\b(?<role>C[EFIT]O|CISO)\\b(?! of\\b)"),
    { name: "The board", pattern: /\b(?:the|our) board\b/i },
    { name: "Procurement", pattern: /\b(?:procurement|purchasing)\b/i },
    {
      name: "Legal",
      pattern:
        /\blegal (?:has|needs|will|must|wants|gets|team|review|department)\b|\b(?:through|past|by|to|with) legal\b/i,
    },
    {
      name: "Finance",
      pattern:
        /\b(?:through|past|by|to|with|from) finance\b|\bfinance (?:has|needs|will|must|wants|team)\b/i,
    },
    {
      name: "Management",
      pattern: /\b(?:my|our|the) (?:boss|manager|management|leadership|VP)\b/i,
    },
  ],
  pain: [
    rule(
      `\\b(?<number>${RANGE}) (?<what>(?!of\\b)(?:[\\w-]+ )?(?:alerts|findings|tickets|false positives|incidents|escalations|vulnerabilities|vulns|CVEs|events|requests|phishing emails|consoles|dashboards|tools|spreadsheets|unpatched \\w+|open \\w+)(?: (?:a|per|every|each) (?:day|week|month|night|shift|year|analyst|person)| behind)?)`,
    ),
    rule(
      `\\b(?<number>${RANGE}) (?<what>(?:minutes|hours|days|weeks|months) (?:to \\w+|(?:a|per|every|each) (?:day|week|month|audit|alert|incident)))`,
    ),
    rule(
      `\\btak(?:es?|ing)(?: us| about| around| up to)* (?<number>${RANGE}) (?<what>minutes|hours|days|weeks|months)`,
    ),
    rule(
      `\\b(?<number>${PERCENT}) (?<what>of (?:(?:our|the|those|my|their) )?(?:alerts|findings|tickets|incidents|false positives|time|day|week|them|it)(?: (?:are|is) [\\w-]+(?: [\\w-]+)?)?)\\b`,
    ),
    rule(
      "\\b(?:under-?staffed|short-?staffed|short-?handed|overworked|burn(?:ed|t|ing|s)?[ -]?out|overwhelmed|drowning|swamped|stretched(?: \\w+)? thin|alert fatigue|too many (?:alerts|false positives|tools|tickets|\\w+)|false positives|blind spots?|no visibility|breach(?:ed)?|ransomware|audit findings?|failed (?:the|our|an|last \\w+) audit|got hit|phished|manual(?:ly)?|(?:close|sort|triage|do|check)(?:es|s|ed|ing)? (?:\\w+ )?by hand|nightmare|headaches?|close call|near miss|(?:a|total|complete) mess|killing us|painful|(?:won['’]t|doesn['’]t|can['’]t) scale|waste of (?:time|money))\\b",
    ),
    // What is counted may have been named before: "We get about 300 a day."
    rule(
      `(?<=\\b(?:gets?|sees?|handles?|triages?|closes?) |^|[.?!] )(?:(?:about|around|roughly|maybe|over) )?(?<number>${RANGE}) (?<what>(?:a|per|every|each) (?:day|week|night|shift))(?=[.,;?!]|$| and\\b)`,
    ),
    rule(
      "\\b(?:tired of|struggl(?:e|es|ing) (?:with|to)|(?:biggest|main|real) (?:problem|pain|issue|challenge|concern|worry)(?: for us| right now)? is|can(?:['’]t|not) (?:see|tell|keep up)|takes? (?:us )?(?:forever|too long|hours|days|weeks|months))\\b(?: [\\w’'-]+){0,4}",
    ),
  ],
  timing: [
    rule(
      `\\b(?:renew(?:s|al)?|expires?|ends|is up|up for renewal|runs? out|deadline|due|go(?:es|ing)? live|sign|decide|decision|rolled out|roll(?:ing)? ?out|in place|start(?:s|ing)?|kick(?:s|ing)? off)(?: [\\w’'-]+){0,2}? ${DATE}`,
    ),
    rule(
      `\\b(?:until|till|by|before|no later than) (?:[\\w’'-]+ ){0,2}?(?:${DATED}|${MONTH}|renewal|audit)\\b`,
    ),
    rule(`\\b(?!today|tonight|tomorrow)${DATE}\\b`),
    rule(
      "\\b(?:not (?:right )?now|too (?:early|soon)|deadline|renewal|(?:our|the) (?:contract|license|subscription) (?:renews|ends|expires|is up|runs out)|renews|call (?:me|us) back|ASAP|as soon as possible)\\b",
    ),
  ],
  framework: names({
    // As written, and as a general-purpose transcription misspells them.
    "SOC 2": /\b(?:soc|sock) ?(?:2|two|ii)(?:,? type (?:1|2|one|two|ii?))?\b/i,
    "ISO 27001": /\biso(?:\/iec)? ?27001\b|\b27001\b|\biso twenty-?seven thousand(?: and)? one\b/i,
    NIS2: /\b(?:nis|niece) ?(?:2|two)\b/i,
    DORA: /\bDORA\b|\bdora (?:audit|compliance|article|regulation|rules?)\b/,
    "MITRE ATT&CK": /\bmitre(?: att&ck)?\b|\bmapped to miter\b|\bmiter attack\b/i,
    "NIST CSF": /\bnist(?: csf)?\b/i,
    "PCI DSS": /\bpci(?:[ -]dss)?\b/i,
    HIPAA: /\bhip(?:aa|pa)\b/i,
    HITRUST: /\bhi-?trust\b/i,
    GDPR: /\bgdpr\b/i,
    FedRAMP: /\bfed ?ramp\b/i,
    CMMC: /\bcmmc\b/i,
    SOX: /\bSOX\b/,
    "CIS Controls": /\bCIS (?:controls|benchmarks?|18)\b/i,
    "Cyber Essentials": /\bcyber essentials\b/i,
  }),
} as const satisfies Record<string, readonly Rule[]>;

export type Kind = keyof typeof callWords;

/** Words before a competitor, framework or pain that say that it is none: "we don't use", "not drowning in". */
export const DENIED =
  /\b(?:no longer|never|not|without|(?:do|does|did|are|is|was|have|wo|ca)n['’]t)(?: really| actually| even| currently)?(?: (?:use|using|run|running|need|have|had|on|with|like|want|see|seen|considering|looking at|subject to|care about|any|a|an|the|in))*\s$/i;
