import type { ReactNode } from "react";
import { coPilot } from "../../content/co-pilot";
import { Section, SectionHead } from "../../ui/section";

/** What is said on security calls, as it sounds and as it is meant. */
export function CoPilotGlossary(): ReactNode {
  const { eyebrow, title, lead, heard, written, rows } = coPilot.glossary;
  return (
    <Section className="split">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <table className="glossary">
        <thead>
          <tr>
            <th scope="col">{heard}</th>
            <th scope="col">{written}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.heard}>
              <td>“{row.heard}”</td>
              <td>
                <b>{row.written}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
