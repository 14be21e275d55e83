import type { ReactNode } from "react";
import { Lead, Section } from "./section";

/** The end of a page: what to do next, in the middle. Phones stack its buttons. */
export function EndSection(props: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <Section className="border-t border-hairline bg-wash-center bg-no-repeat text-center print:hidden">
      <h2>{props.title}</h2>
      <Lead className="mx-auto mt-5">{props.lead}</Lead>
      <p className="mt-8 flex flex-wrap justify-center gap-3 max-xs:*:w-full">{props.children}</p>
    </Section>
  );
}
