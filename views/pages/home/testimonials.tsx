import type { ReactNode } from "react";
import { demoDeal } from "../../content/demo-deal";
import { type Role, roles, rolesSection } from "../../content/roles";
import { ClaimScope } from "../../ui/claim-scope";
import { MoreLink } from "../../ui/more-link";
import { SegmentedControl } from "../../ui/segmented-control";
import { Waveform } from "../../ui/waveform";
import { Wrap } from "../../ui/wrap";

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
          {roles.map(({ id, gain, claim, view, link }) => (
            <div
              key={id}
              className={`invisible grid gap-6 lg:grid-cols-[3fr_2fr] lg:gap-12 group-has-[[value=${id}]:checked]:visible`}
            >
              <View {...view} />
              <div className="lg:self-center">
                <p className="text-h3 text-ink">{gain}</p>
                <div className="mt-4 flex flex-wrap items-center gap-x-5">
                  <b className="text-figure font-black whitespace-nowrap">{claim.figure}</b>
                  <ClaimScope claim={claim} />
                </div>
                <MoreLink className="mt-3" href={link.href}>
                  {link.name}
                </MoreLink>
              </div>
            </div>
          ))}
        </div>
      </Wrap>
    </section>
  );
}

/** What a role looks at. */
function View({ title, rows, isPaper, heard }: Role["view"]): ReactNode {
  return (
    <div
      className={`flex flex-col rounded-window border border-hairline-strong p-4 shadow-window lg:p-5 ${isPaper ? "on-paper" : "bg-surface-1"}`}
    >
      <p>
        <b>{title}</b> {demoDeal.label}
      </p>
      {heard && <Waveform className="mt-4 h-12 w-full text-field max-md:hidden" played={heard} />}
      <ul className="mt-2 grid flex-1 lg:mt-4">
        {rows.map(([name, value]) => (
          <li
            key={name}
            className="flex items-center gap-3 border-t border-surface-3 py-2 max-sm:last:hidden"
          >
            <span className="flex-1">{name}</span>
            <b className="flex-2">{value}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
