import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { Lead, Section } from "../../ui/section";

/** Security terms as they sound on a call and as Genie writes them. */
export function Glossary(): ReactNode {
  const { title, lead, heard, written, rows } = coPilot.glossary;
  return (
    <Section className="border-t border-hairline">
      <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="lg:order-last">
          <h2>{title}</h2>
          <Lead className="mt-4">{lead}</Lead>
        </div>
        <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-window border border-hairline-strong text-left shadow-window">
          <thead>
            <tr className="text-small">
              <th className="w-1/2 bg-paper px-5 py-3 text-paper-body" scope="col">
                {heard}
              </th>
              <th className="w-1/2 bg-surface-1 px-5 py-3 text-teal" scope="col">
                {written}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.heard}>
                <td className="border-t border-paper-line bg-paper px-5 py-4 text-paper-ink">
                  “{row.heard}”
                </td>
                <td className="border-t border-hairline bg-surface-1 px-5 py-4">
                  <b>{row.written}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
