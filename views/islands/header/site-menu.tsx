import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { navigation, navigationAction, type NavigationItem } from "../../content/navigation";
import { Badge } from "../../ui/badge";
import { Brand } from "../../ui/brand";
import { ButtonLink, IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useSiteMenu } from "./use-site-menu";

export const siteMenuId = "site-menu";

/** The slide-in menu of small screens: a popover, so that it opens and closes before any script has come; a followed link closes it (`behaviors/anchor-scroll`). */
export function SiteMenu({ path }: { path: string }): ReactNode {
  const ref = useSiteMenu();
  return (
    <nav ref={ref} id={siteMenuId} className="site-menu" aria-label="Menu" popover="auto">
      <div className="site-menu-top">
        <Brand isHome={path === paths.home.path} />
        <IconButton
          aria-label="Close menu"
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
          autoFocus
        >
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="site-menu-list">
        {navigation.map((item) => (
          <Entry key={item.name} item={item} path={path} />
        ))}
      </div>
      <ButtonLink tone="primary" className="m-4" href={navigationAction.wide.href}>
        {navigationAction.wide.name}
      </ButtonLink>
    </nav>
  );
}

function Entry({ item, path }: { item: NavigationItem; path: string }): ReactNode {
  if (item.type !== "dropdown") {
    return (
      <a href={item.href} aria-current={item.href === path ? "page" : undefined}>
        {item.name}
      </a>
    );
  }
  return (
    <details open={item.items.some(({ href }) => href === path)}>
      <summary>
        {item.name}
        <Icon name="chevron" />
      </summary>
      {item.items.map(({ name, href, icon, badge }) => (
        <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
          <Icon name={icon} />
          <span>{name}</span> <Badge badge={badge} />
        </a>
      ))}
    </details>
  );
}
