import type { ReactNode } from "react";
import { roles, rolesSection } from "../content/roles";
import { Section, SectionHead } from "../ui/section";

/** What each role gains. No customer is quoted before one has agreed to be. */
export function Testimonials(): ReactNode {
  return (
    <Section id="testimonials" className="roles">
      <SectionHead {...rolesSection} />
      <div className="role-grid">
        {roles.map((role) => (
          <article key={role.name}>
            <h3>{role.name}</h3>
            <p>{role.gain}</p>
            <ul>
              {role.claims.map(({ figure, scope }) => (
                <li key={scope}>
                  <b>{figure}</b> {scope}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
