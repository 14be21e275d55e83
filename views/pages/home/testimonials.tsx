import type { ReactNode } from "react";
import { type RoleId, roles, rolesSection } from "../../content/roles";
import { Wrap } from "../../ui/section";

/** Whole class names: the build finds them by their text. */
const SHOWN: Record<RoleId, string> = {
  rep: "group-has-[[value=rep]:checked]/roles:visible",
  manager: "group-has-[[value=manager]:checked]/roles:visible",
  executive: "group-has-[[value=executive]:checked]/roles:visible",
  revops: "group-has-[[value=revops]:checked]/roles:visible",
};

/** What each role gains, one at a time. No customer is quoted before one has agreed to be. */
export function Testimonials(): ReactNode {
  const [first] = roles;
  return (
    <section id="testimonials" className="section group/roles py-14 lg:py-20">
      <Wrap className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <div>
          <h2>{rolesSection.title}</h2>
          <fieldset className="mt-5 grid grid-cols-2 gap-1 lg:grid-cols-1">
            <legend className="sr-only">{rolesSection.roles}</legend>
            {roles.map(({ id, name }) => (
              <label
                key={id}
                className="relative flex min-h-11 cursor-pointer items-center rounded-small border border-transparent px-4 text-muted hover:text-ink has-checked:border-hairline-strong has-checked:bg-surface-2 has-checked:font-bold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-teal max-xs:px-2"
              >
                <input
                  className="sr-only forced-colors:not-sr-only"
                  type="radio"
                  name="role"
                  value={id}
                  defaultChecked={id === first.id}
                />
                {name}
              </label>
            ))}
          </fieldset>
        </div>
        <div className="grid rounded-window border border-hairline bg-surface-1 p-6 *:[grid-area:1/1] lg:p-12">
          {roles.map(({ id, gain, claim }) => (
            <div key={id} className={`invisible flex flex-col justify-between gap-6 ${SHOWN[id]}`}>
              <p className="max-w-measure text-h3 text-balance text-ink lg:text-h2">{gain}</p>
              <p>
                <b className="block text-figure font-black">{claim.figure}</b>
                {claim.scope}
              </p>
            </div>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
