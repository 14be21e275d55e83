import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { footerGroups, footerSmallPrint } from "../content/footer";
import { site } from "../content/site";
import { Brand } from "../ui/brand";

/** Every address of the site, by what a visitor is looking for. */
export function Footer(): ReactNode {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-brand">
          <a href={paths.home.path} className="brand">
            <Brand />
          </a>
          <p>{site.tagline}</p>
        </div>
        <nav className="footer-groups" aria-label="Footer">
          {footerGroups.map((group) => (
            <div key={group.title}>
              <h2>{group.title}</h2>
              <Links links={group.links} />
            </div>
          ))}
        </nav>
        <div className="footer-end">
          <p>
            © {site.since} {site.legalName}
          </p>
          <Links links={footerSmallPrint} />
          <Links links={site.social} />
        </div>
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly { name: string; href: string }[] }): ReactNode {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
