import type { ReactNode } from "react";
import { about as copy } from "../../content/about";
import { Section } from "../../ui/section";
import { PendingWrite } from "./pending-write";

/** The four values, each beside the trade-off it requires, and an example from the product, except on phones. */
export function Values(): ReactNode {
  const { title, gaveUp, list } = copy.values;
  return (
    <Section className="border-t border-hairline">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr] xl:gap-x-20">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h2>{title}</h2>
          <div className="mt-8 max-md:hidden lg:mt-10">
            <PendingWrite />
          </div>
        </div>
        <ol>
          {list.map(({ name, text, cost }) => (
            <li
              key={name}
              className="grid gap-x-10 gap-y-4 border-t border-hairline-strong py-7 sm:grid-cols-2 lg:first:border-0 lg:first:pt-2"
            >
              <div>
                <h3>{name}</h3>
                <p className="mt-2">{text}</p>
              </div>
              <p className="self-start border-l-2 border-gold pl-4 text-ink">
                <b className="block text-small text-gold">{gaveUp}</b>
                {cost}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
