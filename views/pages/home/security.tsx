import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { securitySection as copy } from "../../content/security";
import { Attestations } from "../../ui/attestations";
import { Section } from "../../ui/section";
import { MoreLink } from "../../ui/more-link";

/** The facts that a security review asks for, in one row. */
export function Security(): ReactNode {
  return (
    <Section id="security" className="border-t border-hairline">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{copy.title}</h2>
        <MoreLink href={paths.security.path}>{copy.link}</MoreLink>
      </div>
      <div className="mt-8 rounded-window border border-hairline-strong bg-surface-1">
        <Attestations />
      </div>
    </Section>
  );
}
