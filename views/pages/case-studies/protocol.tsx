import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";

const { protocol: copy } = caseStudies;

export const PROTOCOL_ID = "protocol";

const LINK = "min-h-11 content-center text-teal underline underline-offset-4";

/** The pilot protocol as a sheet to print: shown on paper, and once the address's hash is its id. Printing the page prints only it. */
export function Protocol(): ReactNode {
  return (
    <article
      id={PROTOCOL_ID}
      className="hidden scroll-mt-5 rounded-window on-paper p-4 text-small shadow-window target:block max-lg:mt-8 xs:p-5 sm:p-10 lg:col-[1/-1] lg:mt-12 print:m-0 print:block print:bg-transparent print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-3">
        <b className="hidden basis-full text-ink print:block">{copy.brand}</b>
        <h2 className="text-h3">{copy.sheet}</h2>
        <p className="hidden print:block">{copy.page}</p>
        <p className="flex items-center gap-x-6 font-bold max-sm:basis-full sm:-my-3 print:hidden">
          <button type="button" className={`${LINK} cursor-pointer noscript:hidden`} data-print="">
            {caseStudies.hero.print}
          </button>{" "}
          <a href="#main" className={LINK}>
            {caseStudies.hero.less}
          </a>
        </p>
      </div>
      <ul className="grid grid-cols-6 gap-x-3 sm:gap-x-6">
        {copy.fields.map((name) => (
          <li
            key={name}
            className="col-span-3 min-h-9 content-end border-b border-hairline pb-1 sm:min-h-11 sm:nth-[n+3]:col-span-2 print:nth-[n+3]:col-span-2 print:min-h-10"
          >
            {name}
          </li>
        ))}
      </ul>
      <Measures />
      <h3 className="mt-8 mb-2 text-base text-ink print:mt-3">{copy.rules}</h3>
      <ol className="grid list-decimal gap-x-10 gap-y-3 pl-5 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-2 print:gap-y-1">
        {copy.steps.map(({ name, text }) => (
          <li key={name}>
            <b className="block">{name}</b>
            {text}
          </li>
        ))}
      </ol>
      <p className="mt-1 min-h-9 content-end border-b border-hairline pb-1">{copy.missed}</p>
      <div className="grid grid-cols-2 gap-x-3 pt-14 sm:gap-x-8 sm:pt-16 print:pt-9">
        {copy.signatures.map((name) => (
          <p key={name} className="border-t border-ink pt-1">
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

/** What to measure, each with its test, our claim, when it is due, and space for three handwritten numbers. */
function Measures(): ReactNode {
  return (
    <table
      className={`mt-4 w-full table-fixed border-collapse text-left sm:mt-6 print:mt-3 ${STACK}`}
    >
      <colgroup>
        <col className="w-2/5" />
        <col className="w-[18%]" />
        <col span={ANSWERS.length} />
      </colgroup>
      <thead className={STACK}>
        <tr className={`border-b-2 border-ink text-ink ${ROW}`}>
          <td className={`py-2 align-bottom font-bold ${WIDE}`}>{copy.measure}</td>
          <th scope="col" className={`py-2 align-bottom ${WIDE}`}>
            {copy.claim}
          </th>
          {ANSWERS.map((name) => (
            <th key={name} scope="col" className="p-2 align-bottom">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={STACK}>
        {copy.measures.map(({ name, claim, short, due }) => (
          <tr key={name} className={`border-b border-hairline align-top ${ROW}`}>
            <th
              scope="row"
              className="py-2 font-normal text-pretty max-sm:not-print:col-span-full max-sm:not-print:pt-4 sm:py-1.5 sm:pr-2 print:py-1"
            >
              <b className="block">{name}</b>
              <span className="not-print:block">{claim.counted.what} </span>
              <span className="sm:hidden print:hidden">
                {copy.claim}: <b>{short}</b> ·{" "}
              </span>
              <span className="whitespace-nowrap sm:not-print:block">
                {copy.due}: {due}
              </span>
            </th>
            <td
              className={`py-3 text-base/6 font-bold text-ink sm:py-1.5 print:py-1 print:text-small ${WIDE}`}
            >
              {short}
            </td>
            {ANSWERS.map((column) => (
              <td key={column} className={ANSWER}>
                {"\u00a0"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The columns for handwritten numbers. */
const ANSWERS = [copy.before, copy.after, copy.without];

const ANSWER =
  "border-l border-hairline max-sm:not-print:min-h-11 max-sm:not-print:border-t max-sm:not-print:nth-3:border-l-0";
