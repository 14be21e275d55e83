import type { ReactNode } from "react";
import { contactHref } from "../content/links";
import { attestations, securitySection as copy } from "../content/security";
import { CheckList } from "../ui/check-list";
import { Icon } from "../ui/icon";
import { Section, SectionHead } from "../ui/section";

export function Security(): ReactNode {
  return (
    <Section id="security" className="split">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
        <CheckList points={copy.points} />
        <a className="more" href={contactHref("security")}>
          {copy.link}
          <Icon name="arrow" />
        </a>
      </SectionHead>
      <ul className="review">
        {attestations.map(({ name, status, detail }) => (
          <li key={name}>
            <Icon name="shield" />
            <b>{name}</b>
            <em className="badge">{status}</em>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
