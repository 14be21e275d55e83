import type { ReactNode } from "react";
import { LastActions } from "./last-actions";
import { Lead, Section } from "./section";
import { Unbroken } from "./unbroken";

/** The last section of a page. `children` take the place of the two actions that most pages end with. */
export function Closing(props: { title: string; lead?: string; children?: ReactNode }): ReactNode {
  const { title, lead, children = <LastActions className="justify-center" /> } = props;
  return (
    <Section className="border-t border-hairline bg-wash-center bg-no-repeat text-center print:hidden">
      <h2>{title}</h2>
      {lead && (
        <Lead className="mx-auto mt-5">
          <Unbroken text={lead} />
        </Lead>
      )}
      <div className="mt-8">{children}</div>
    </Section>
  );
}
