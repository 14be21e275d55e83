import type { ReactNode } from "react";
import { allClaims, caseStudies, statusOf } from "../../content/case-studies";
import { type Claim, claims } from "../../content/claims";
import { StatedReturn } from "../../islands/roi/stated-return";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";
import { StatusPill } from "./status-pill";

const { claims: copy } = caseStudies;
const isOpen = (claim: Claim): boolean => statusOf(claim) === "open";

/** The two claims that are closer to confirmation than the rest, each with its evidence. */
export function ClaimsAhead(): ReactNode {
  const { averageRoi, scrollAccuracy } = claims;
  return (
    <Section className="border-t border-hairline print:hidden">
      <h2>{copy.title}</h2>
      <ul className="mt-8 grid gap-5 lg:mt-10 lg:grid-cols-[2fr_1fr] lg:gap-6">
        <li className={`grid items-center gap-x-12 gap-y-6 sm:grid-cols-2 ${CARD}`}>
          <ClaimWords claim={averageRoi} link={copy.links.math}>
            <h3 className="mt-4 first-letter:uppercase">{averageRoi.scope}</h3>
          </ClaimWords>
          <StatedReturn />
        </li>
        <li className={CARD}>
          <ClaimWords claim={scrollAccuracy} link={copy.links.beta}>
            <p className="mt-4 text-ink">
              <b className="block text-figure font-black tabular-nums">{scrollAccuracy.figure}</b>{" "}
              {scrollAccuracy.scope}
            </p>
          </ClaimWords>
        </li>
      </ul>
    </Section>
  );
}

const CARD = "rounded-window border border-hairline-strong bg-surface-1 p-5 lg:p-8";

/** A claim's status, name (`children`) and counting method, with a link. */
function ClaimWords(props: {
  claim: Claim;
  link: { name: string; href: string };
  children: ReactNode;
}): ReactNode {
  const { claim, link, children } = props;
  const { what, when } = claim.counted;
  return (
    <div className="flex h-full flex-col items-start">
      <StatusPill status={statusOf(claim)} />
      {children}
      <p className="mt-3 max-w-measure">
        {what} {when}
      </p>
      <MoreLink className="mt-auto pt-2" href={link.href}>
        {link.name}
      </MoreLink>
    </div>
  );
}

/** The claims that only a pilot can test, by role, each with its test. */
export function ClaimList(): ReactNode {
  const { open, groups, test } = copy;
  return (
    <Section className="border-t border-hairline print:hidden">
      <div className="mb-10 grid items-end gap-x-20 gap-y-4 lg:grid-cols-2">
        <h2>{open.title(allClaims.filter(isOpen).length)}</h2>
        <Lead>{open.lead}</Lead>
      </div>
      {groups.map(({ name, question, claims: all }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-3 border-t border-field py-6 lg:grid-cols-[1fr_3fr]"
        >
          <div>
            <h3>{name}</h3>
            <p className="mb-2 text-muted">{question}</p>
            <StatusPill status="open" />
          </div>
          <ul className="divide-y divide-hairline">
            {all.filter(isOpen).map(({ figure, scope, counted }) => (
              <li
                key={scope}
                className="grid items-baseline gap-x-8 gap-y-1 py-3 first:pt-0 last:pb-0 md:grid-cols-2"
              >
                <p className="text-ink">
                  <b className="mr-2 text-h3 font-black tabular-nums">{figure}</b> {scope}
                </p>
                <p className="text-small">
                  <span className="sr-only">{test}: </span>
                  {counted.what} {counted.when}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
