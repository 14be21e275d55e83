import type { ReactNode } from "react";
import type { NamedLink } from "../content/links";
import { ButtonLink } from "./button";
import { LastActions } from "./last-actions";
import { MoreLink } from "./more-link";
import { Lead, Section } from "./section";
import { Unbroken } from "./unbroken";

/**
 * The last section of a page: its `action`, or else to join, by default the waitlist, or to talk to sales. `children` stand
 * above the actions.
 */
export function Closing(props: {
  title: string;
  lead?: string;
  join?: NamedLink;
  action?: NamedLink;
  more?: NamedLink | undefined;
  children?: ReactNode;
}): ReactNode {
  const { title, lead, join, action, more, children } = props;
  return (
    <Section className="border-t border-hairline bg-wash-center bg-no-repeat text-center print:hidden">
      <h2>{title}</h2>
      {lead && (
        <Lead className="mx-auto mt-5">
          <Unbroken text={lead} />
        </Lead>
      )}
      {children}
      <div className="mt-8">
        {action ? (
          <ButtonLink tone="primary" className="max-xs:w-full" href={action.href}>
            {action.name}
          </ButtonLink>
        ) : (
          <LastActions {...(join && { join })} className="justify-center" />
        )}
        {more && (
          <p className="mt-2">
            <MoreLink href={more.href}>{more.name}</MoreLink>
          </p>
        )}
      </div>
    </Section>
  );
}
