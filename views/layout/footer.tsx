import type { ReactNode } from "react";
import { footerGroups, footerSmallPrint, type FooterGroup } from "../content/footer";
import type { NamedLink } from "../content/links";
import { operator } from "../content/operator";
import { site } from "../content/site";
import { Badge } from "../ui/badge";
import { Brand } from "../ui/brand";
import { Fold } from "../ui/disclosure";
import { Wrap } from "../ui/wrap";

/** Links to all pages of the site, by topic. */
export function Footer(): ReactNode {
  const { social, statusPage } = operator;
  const outside = [...(statusPage ? [{ name: "System status", href: statusPage }] : []), ...social];
  return (
    <footer className="border-t border-hairline py-6 text-small text-muted md:pt-7 md:pb-12 print:hidden">
      <Wrap>
        <Brand />
        <p>{site.tagline}</p>
        <nav
          className="mt-4 gap-3 max-md:divide-y max-md:divide-hairline max-md:border-y max-md:border-hairline md:mt-10 md:columns-[5_140px]"
          aria-label="Footer"
        >
          {footerGroups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </nav>
        <div className="mt-4 flex flex-wrap items-center gap-x-12 md:border-t md:border-hairline md:pt-6">
          <p>
            © {site.since} {operator.legalName ?? site.brand}
            {operator.postalAddress && `, ${operator.postalAddress}`}
          </p>
          <Links links={footerSmallPrint} className="flex flex-wrap gap-x-6" />
          {outside.length > 0 && (
            <Links links={outside} className="flex flex-wrap gap-x-6 md:ml-auto" />
          )}
        </div>
      </Wrap>
    </footer>
  );
}

/** Collapsible on phones, an open list with a heading on wider screens. */
function Group({ title, links }: FooterGroup): ReactNode {
  return (
    <div className="md:break-inside-avoid md:pb-8">
      <Fold name="footer" head={<h2 className="flex-1 text-small tracking-normal">{title}</h2>}>
        <Links links={links} />
      </Fold>
    </div>
  );
}

function Links(props: { links: readonly NamedLink[]; className?: string }): ReactNode {
  return (
    <ul className={props.className}>
      {props.links.map(({ name, href, badge }) => (
        <li key={name} className="flex items-center gap-2">
          <a
            href={href}
            className="inline-block min-w-6 py-3 hover:text-ink md:py-1.25 md:pointer-coarse:py-3"
          >
            {name}
          </a>
          <Badge badge={badge} />
        </li>
      ))}
    </ul>
  );
}
