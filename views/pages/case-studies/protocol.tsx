import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import type { Claim } from "../../content/claims";
import { due as dues } from "../../content/pilot-protocol";
import { Counting, Outcome, Pen } from "./pen";

const { protocol: copy, filled } = caseStudies;

/** Whether the example meets a claim. */
function verdictOn(claim: Claim): { name: string; isMissed: boolean } {
  const isMissed = filled.misses.includes(claim);
  return { name: isMissed ? filled.missed : filled.met, isMissed };
}

const PROTOCOL_ID = "protocol";

/** Shown on paper, and once the address's hash is the sheet's id. */
const WHOLE = "not-print:group-not-target/sheet:hidden";

/** Shown only beside the page's heading. */
const BRIEF = "group-target/sheet:hidden print:hidden";

const LINK = "min-h-11 content-center text-paper-teal underline underline-offset-4";

/**
 * The pilot protocol as a sheet to print. Until the address's hash is the sheet's id, it shows only its measures, on wide
 * screens beside the page's heading; then it takes the page's width. Printing the page prints only this sheet.
 */
export function Protocol(): ReactNode {
  return (
    <article
      id={PROTOCOL_ID}
      className="group/sheet relative min-w-0 scroll-mt-5 rounded-window bg-paper p-4 text-small text-paper-body shadow-window xs:p-5 sm:p-10 lg:px-6 lg:py-6 xl:px-8 lg:target:py-8 lg:flex lg:flex-col lg:self-start lg:col-[2] lg:row-[2] lg:target:col-[1/-1] lg:target:row-[3] print:m-0 print:bg-transparent print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-paper-ink pb-3 not-print:group-not-target/sheet:sr-only">
        <b className="hidden basis-full text-paper-ink print:block">{copy.brand}</b>
        <h2 className="text-h3 text-paper-ink">{copy.sheet}</h2>
        <p className="hidden print:block">{copy.page}</p>
        <p className="hidden items-center gap-x-6 font-bold not-print:group-target/sheet:flex max-sm:basis-full sm:-my-3">
          <button type="button" className={`${LINK} cursor-pointer noscript:hidden`} data-print="">
            {caseStudies.hero.print}
          </button>
          <a href="#main" className={LINK}>
            {caseStudies.hero.less}
          </a>
        </p>
      </div>
      <ul className={`grid grid-cols-6 gap-x-3 sm:gap-x-6 ${WHOLE}`}>
        {copy.fields.map((name, index) => (
          <li
            key={name}
            className="col-span-3 flex min-h-9 flex-wrap content-end items-end gap-x-2 border-b border-paper-line pb-1 sm:min-h-11 sm:nth-[n+3]:col-span-2 print:nth-[n+3]:col-span-2 print:min-h-10"
          >
            <span>{name}</span>
            <Pen row={0}>{filled.fields[index]}</Pen>
          </li>
        ))}
      </ul>
      <Measures />
      <div className={WHOLE}>
        <h3 className="mt-8 mb-2 print:mt-3 text-base text-paper-ink">{copy.rules}</h3>
        <ol className="grid list-decimal gap-x-10 gap-y-3 print:gap-y-1 pl-5 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-2">
          {copy.steps.map(({ name, text }) => (
            <li key={name}>
              <b className="block text-paper-ink">{name}</b>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-6 group-target/sheet:mb-0">
        <div className="grid min-h-9 content-end border-paper-line pb-1 *:[grid-area:1/1] group-target/sheet:grow group-target/sheet:border-b print:grow print:border-b not-print:group-not-target/sheet:content-center not-print:group-not-target/sheet:pb-0">
          <p className="opacity-[calc((19-var(--now))*99)] group-target/sheet:opacity-100 print:opacity-100">
            {copy.missed} <Pen row={5}>{filled.ifMissed}</Pen>
          </p>
          <Outcome />
        </div>
        <a href={`#${PROTOCOL_ID}`} className={`font-bold ${BRIEF} ${LINK}`}>
          {caseStudies.hero.whole}
        </a>
      </div>
      <div className={`grid grid-cols-2 gap-x-3 pt-14 sm:gap-x-8 sm:pt-16 print:pt-9 ${WHOLE}`}>
        {copy.signatures.map((name) => (
          <p key={name} className="border-t border-paper-ink pt-1">
            {name}
          </p>
        ))}
      </div>
    </article>
  );
}

/** Not on phones, where there is no room for another column. */
const WIDE = "max-sm:not-print:hidden";

/** On phones, a row's text is above its three cells. */
const STACK = "max-sm:not-print:block";
const ROW = "max-sm:not-print:grid max-sm:not-print:grid-cols-3";

/** Cells for handwritten answers. On screen, they are in the color of what nobody has confirmed. */
const ANSWER =
  "not-print:bg-gold/15 border-l border-paper-line px-2 text-base sm:py-1.5 sm:align-top sm:not-print:group-not-target/sheet:py-2.5 print:text-small max-sm:not-print:min-h-8 max-sm:not-print:py-1 max-sm:not-print:content-center max-sm:not-print:border-t max-sm:not-print:nth-3:border-l-0";

/**
 * What to measure, each with our claim and space for three numbers. The whole sheet adds each claim's test and when it is
 * due.
 */
function Measures(): ReactNode {
  return (
    <table
      className={`w-full table-fixed border-collapse text-left group-target/sheet:mt-4 sm:group-target/sheet:mt-6 print:mt-3 ${STACK}`}
    >
      <colgroup>
        <col className="w-[34%] group-target/sheet:w-2/5 print:w-2/5" />
        <col className="group-target/sheet:w-[18%] print:w-[18%]" />
      </colgroup>
      <thead className={STACK}>
        <tr className={`text-paper-ink ${STACK}`}>
          <td rowSpan={2} className={`py-2 align-bottom font-bold ${WIDE}`}>
            {copy.measure}
          </td>
          <th rowSpan={2} scope="col" className={`py-2 align-bottom ${WIDE} ${WHOLE}`}>
            {copy.claim}
          </th>
          <td
            colSpan={3}
            className="rounded-t-small bg-gold/40 px-2 py-1 text-base font-bold max-sm:not-print:block print:hidden"
            aria-hidden="true"
          >
            {filled.example}
          </td>
        </tr>
        <tr className={`border-b-2 border-paper-ink text-paper-ink ${ROW}`}>
          {[copy.before, copy.after, copy.without].map((name) => (
            <th key={name} scope="col" className="p-2 align-bottom not-print:bg-gold/15">
              {name}
              {name === copy.without && <span className="max-xl:hidden"> {copy.brand}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={STACK}>
        {copy.measures.map(({ name, claim, short, due }, row) => (
          <tr key={name} className={`border-b border-paper-line align-top ${ROW}`}>
            <th
              scope="row"
              className="py-2 font-normal text-pretty max-sm:not-print:col-span-full max-sm:not-print:pt-4 sm:py-1.5 sm:pr-2 sm:not-print:group-not-target/sheet:py-2.5 print:py-1 max-sm:not-print:group-not-target/sheet:flex justify-between gap-x-3"
            >
              <b className="block text-paper-ink sm:not-print:group-not-target/sheet:text-base">
                {name}
              </b>
              <span className={`not-print:block ${WHOLE}`}>{claim.counted.what} </span>
              <span className="sm:group-target/sheet:hidden print:hidden">
                {copy.claim}: <b className="text-paper-ink">{short}</b>
                <span className={WHOLE}> · </span>
              </span>
              <span className={`whitespace-nowrap sm:not-print:block ${WHOLE}`}>
                {copy.due}: {due}
              </span>
            </th>
            <td
              className={`py-3 align-top text-base/6 font-bold text-paper-ink sm:py-1.5 print:py-1 print:text-small ${WIDE} ${WHOLE}`}
            >
              {short}
            </td>
            <td className={ANSWER}>
              <Pen row={row}>{filled.before[row]}</Pen>
            </td>
            <td className={ANSWER}>
              <Counting
                isLate={due === dues.quarter}
                figure={filled.after[row]}
                verdict={verdictOn(claim)}
              />
            </td>
            <td className={ANSWER}>
              <Counting isLate={due === dues.quarter} figure={filled.without[row]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
