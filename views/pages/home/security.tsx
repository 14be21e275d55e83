import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { attestations, securitySection as copy } from "../../content/security";
import { MoreLink } from "../../ui/more-link";
import { Wrap } from "../../ui/wrap";

/** The facts that a security review asks for, in one row. */
export function Security(): ReactNode {
  return (
    <section id="security" className="section border-t border-hairline py-section">
      <Wrap>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2>{copy.title}</h2>
          <MoreLink href={paths.security.path}>{copy.link}</MoreLink>
        </div>
        <ul className="mt-8 grid overflow-hidden rounded-window border border-hairline-strong bg-hairline gap-px md:grid-cols-5">
          {attestations.map(({ name, status }) => (
            <li
              key={name}
              className="flex items-baseline justify-between gap-3 bg-surface-1 p-3 md:block lg:p-6"
            >
              <b className="block text-h4">{name}</b>
              {status}
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
