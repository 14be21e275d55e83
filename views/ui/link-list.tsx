import type { ReactNode } from "react";
import type { SoonGuide } from "../content/soon-guides";
import { Icon } from "./icon";

/** A list of links, each with a description of its page. */
export function LinkList({ links }: Pick<SoonGuide, "links">): ReactNode {
  return (
    <ul className="mt-4 -mb-4">
      {links.map(({ href, name, text }) => (
        <li key={href} className="border-t border-hairline">
          <a
            href={href}
            className="group flex items-center justify-between gap-4 py-4 hover:text-ink"
          >
            <span>
              <b className="block">{name}</b>
              <span className="block text-small text-muted">{text}</span>
            </span>
            <Icon name="arrow" className="text-muted group-hover:text-teal print:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}
