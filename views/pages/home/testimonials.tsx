import type { ReactNode } from "react";
import { roles, rolesSection } from "../../content/roles";
import { Section } from "../../ui/section";
import { MoreLink } from "../../ui/more-link";
import { SegmentedControl } from "../../ui/segmented-control";
import { RolePicture } from "./pictures";

/** What each role gains, one role at a time. Quotes no customer until one agrees to it. */
export function Testimonials(): ReactNode {
  const [first] = roles;
  return (
    <Section id="testimonials" className="group">
      <div className="grid gap-6 lg:grid-cols-2 gap-x-12">
        <div className="grid gap-6">
          <h2>{rolesSection.title}</h2>
          <SegmentedControl
            className="grid sm:w-full *:py-2"
            legend={rolesSection.roles}
            name="role"
            chosen={first.id}
            options={roles.map(({ id, name, gain }) => ({
              value: id,
              label: (
                <span className="flex-1 text-left font-normal">
                  {name} <b className="block text-lead">{gain}</b>
                </span>
              ),
            }))}
          />
        </div>
        {roles.map(({ id, link }) => (
          <div key={id} className={`invisible contents group-has-[[value=${id}]:checked]:visible`}>
            <MoreLink className="[grid-area:2/1]" href={link.href}>
              {link.name}
            </MoreLink>
            <RolePicture role={id} />
          </div>
        ))}
      </div>
    </Section>
  );
}
