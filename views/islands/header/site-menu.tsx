import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { navigation, navigationAction, type NavigationItem } from "../../content/navigation";
import { readingAction } from "../../content/reading-links";
import { Badge } from "../../ui/badge";
import { Brand } from "../../ui/brand";
import { ButtonLink, IconButton } from "../../ui/button";
import { Chevron } from "../../ui/disclosure";
import { Icon } from "../../ui/icon";
import { menuLink } from "../../ui/nav-link";
import { useSiteMenu } from "./use-site-menu";

export const siteMenuId = "site-menu";

/**
 * The mobile menu: a popover, so that it works before hydration. Following a link closes it
 * (`behaviors/anchor-scroll`).
 */
export function SiteMenu({ path }: { path: string }): ReactNode {
  const ref = useSiteMenu();
  return (
    <nav
      ref={ref}
      id={siteMenuId}
      className="slide-in bg-surface-1 text-body lg:hidden"
      aria-label="Menu"
      popover="auto"
    >
      <div className="flex h-18 flex-none items-center justify-between border-b border-hairline px-4">
        <Brand isHome={path === paths.home.path} />
        <IconButton
          aria-label="Close menu"
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
          autoFocus
        >
          <Icon name="close" className="size-6" />
        </IconButton>
      </div>
      <div className="flex-1 divide-y divide-hairline overflow-y-auto overscroll-contain border-b border-hairline px-4 py-2">
        {navigation.map((item) => (
          <Entry key={item.name} item={item} path={path} />
        ))}
      </div>
      <div className="grid gap-3 p-4">
        <ButtonLink tone="primary" href={readingAction.href}>
          {readingAction.name}
        </ButtonLink>
        <ButtonLink tone="outlined" href={navigationAction.wide.href}>
          {navigationAction.wide.name}
        </ButtonLink>
      </div>
    </nav>
  );
}

function Entry({ item, path }: { item: NavigationItem; path: string }): ReactNode {
  if (item.type !== "dropdown") {
    return (
      <a
        className={`${menuLink} text-h4 font-bold`}
        href={item.href}
        aria-current={item.href === path ? "page" : undefined}
      >
        {item.name}
      </a>
    );
  }
  return (
    <details open={item.items.some(({ href }) => href === path)} className="group open:pb-3">
      <summary className={`${menuLink} justify-between text-h4 font-bold`}>
        {item.name}
        <Chevron />
      </summary>
      {item.items.map(({ name, href, icon, badge }) => (
        <div key={href}>
          <a
            className={`${menuLink} group/link`}
            href={href}
            aria-current={href === path ? "page" : undefined}
          >
            <Icon name={icon} className="text-muted group-aria-[current]/link:text-teal" />
            <span>{name}</span> <Badge badge={badge} />
          </a>
        </div>
      ))}
    </details>
  );
}
