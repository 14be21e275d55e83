import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { site } from "../content/site";
import type { Page, PageProps } from "../page";
import { SiteShell } from "./site-shell";

export type Assets = {
  css: string;
  script: string;
  fonts: string[];
  icon: string;
  siteUrl: string;
};

/**
 * The whole document of a page. The stylesheet stands inline (it paints sooner, measured) and is allowed
 * in the policy by its hash, so it must be written exactly as the build made it.
 */
export function Document(props: {
  page: Page;
  props: PageProps;
  assets: Assets;
  children: ReactNode;
}): ReactNode {
  const { page, assets } = props;
  const { place, description } = page;
  const name = props.props.title ?? page.title;
  const title = place === paths.home ? name : `${name} · ${site.brand}`;
  const address = assets.siteUrl + place.path;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {place.isIndexed ? (
          <link rel="canonical" href={address} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.brand} />
        <meta name="twitter:card" content="summary" />
        <meta name="theme-color" content="#060b16" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        <style>{assets.css}</style>
        <script type="module" src={assets.script} />
      </head>
      <body>
        <SiteShell path={props.props.path}>{props.children}</SiteShell>
      </body>
    </html>
  );
}
