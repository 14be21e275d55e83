import type { ReactNode } from "react";
import { counting } from "../../content/claims";
import { roles, rolesSection } from "../../content/roles";
import { Wrap } from "../../ui/wrap";
import { HowCounted } from "../../ui/how-counted";
import { SegmentedControl } from "../../ui/segmented-control";

/** What each role gains, one role at a time. Quotes no customer until one agrees to it. */
export function Testimonials(): ReactNode {
  const [first] = roles;
  return (
    <section id="testimonials" className="group section py-9 lg:py-20">
      <Wrap>
        <div className="grid gap-6 lg:flex lg:items-center">
          <h2 className="flex-1">{rolesSection.title}</h2>
          <SegmentedControl
            className="grid grid-cols-2 md:flex"
            legend={rolesSection.roles}
            name="role"
            chosen={first.id}
            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <div className="mt-6 grid *:[grid-area:1/1] lg:mt-12">
          {roles.map(({ id, gain, claim }) => (
            <div
              key={id}
              className={`invisible grid gap-6 md:grid-cols-[2fr_1fr] md:items-center lg:gap-12 group-has-[[value=${id}]:checked]:visible`}
            >
              <p className="text-h3 text-ink lg:text-h2">{gain}</p>
              <div className="on-paper rounded-window p-5">
                {counting.ours}
                <b className="block text-figure font-black text-ink">{claim.figure}</b>
                {claim.scope} <HowCounted claim={claim} isCompact />
              </div>
            </div>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
