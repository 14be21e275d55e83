import type { ReactNode } from "react";

type Props = {
  label: string;
  className?: string;
  links: readonly { path: string; title: string }[];
  /** The path of the page that is shown. */
  current: string;
};

/** Links in a row, of which the current one is bold. */
export function NavLinks({ label, className, links, current }: Props): ReactNode {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ path, title }) => (
          <li key={path}>
            <a
              className="inline-flex min-h-11 items-center text-small hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink"
              href={path}
              aria-current={path === current ? "page" : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
