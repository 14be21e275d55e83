import type { ReactNode } from "react";
import { caseStudies } from "../../content/case-studies";
import { Button } from "../../ui/button";
import { Lead, Section } from "../../ui/section";

const { protocol: copy } = caseStudies;

export const PROTOCOL_ID = "protocol";

/** The pilot protocol as a sheet of paper. Of the whole page only the sheet is printed. */
export function Protocol(): ReactNode {
  return (
    <Section
      id={PROTOCOL_ID}
      className="scroll-mt-14 border-t border-hairline bg-surface-1 print:border-0 print:p-0"
    >
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 print:hidden">
          <h2>{copy.title}</h2>
          <Lead className="mt-4 lg:text-pretty">{copy.lead}</Lead>
          <div className="mt-6 noscript:hidden">
            <Button type="button" tone="primary" data-print="">
              {copy.print}
            </Button>
          </div>
          <p className="mt-3 text-small text-muted">{copy.keys}</p>
        </div>
        <Sheet />
      </div>
    </Section>
  );
}

function Sheet(): ReactNode {
  return (
    <article className="min-w-0 rounded-window bg-paper p-5 text-small text-paper-body shadow-window sm:p-10 print:rounded-none print:bg-transparent print:p-0 print:shadow-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-paper-ink pb-3">
        <h3 className="text-paper-ink">{copy.sheet}</h3>
        <p>{copy.page}</p>
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
        {copy.fields.map((field) => (
          <li key={field} className="flex min-h-12 items-end border-b border-paper-line pb-1">
            {field}
          </li>
        ))}
      </ul>
      <Measures />
      <h4 className="mt-8 mb-2 text-base text-paper-ink">{copy.rules}</h4>
      <ol className="grid list-decimal gap-x-10 gap-y-3 pl-5 sm:grid-cols-2 print:grid-cols-2">
        {copy.steps.map(({ name, text }) => (
          <li key={name}>
            <b className="block text-paper-ink">{name}</b>
            {text}
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        {copy.signatures.map((name) => (
          <p key={name} className="border-t border-paper-ink pt-1 not-first:max-sm:mt-8">
            {name}
          </p>
        ))}
      </div>
    </article>
  );
}

/** Phones show what is measured; the room for answers is for paper. */
const ANSWER = "border-l border-paper-line max-sm:hidden print:table-cell";

/** The claims to test, with room for three numbers each. */
function Measures(): ReactNode {
  return (
    <table className="mt-8 w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-paper-ink text-paper-ink">
          <td className="py-2 align-bottom font-bold">{copy.measure}</td>
          {[copy.before, copy.after, copy.without].map((name) => (
            <th
              key={name}
              scope="col"
              className="px-3 py-2 align-bottom max-sm:hidden print:table-cell"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.measures.map(({ figure, scope, counted }) => (
          <tr key={scope} className="border-b border-paper-line align-top">
            <th scope="row" className="py-2 font-normal sm:w-1/2 sm:pr-4 print:w-1/2">
              <b className="block text-paper-ink">
                {figure} {scope}
              </b>
              {counted.what}
            </th>
            <td className={ANSWER}>&nbsp;</td>
            <td className={ANSWER}>&nbsp;</td>
            <td className={ANSWER}>&nbsp;</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
