import type { ReactNode } from "react";
import { fixedFiles, icons, markdownPath, paths } from "../../src/paths";
import { colorOf } from "../styles/colors";
import { site } from "../content/site";
import type { Page } from "../page";

/** Addresses of the build's files, and the site's URL. */
export type HeadAssets = {
  css: string;
  script: string;
  fonts: readonly string[];
  icon: string;
  /** The page's social image; missing in quick builds. */
  socialImage?: string | undefined;
  siteUrl: string;
};

/** The size of images from `src/build/images/social-images.ts`. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * The head of a page. Its inline stylesheet paints sooner than a file, as measured. The content security policy allows
 * it by hash, so it must be byte-identical to the build's. `title` is the visitor's own, on pages that show one.
 */
export function Head(props: {
  page: Page;
  title: string | undefined;
  assets: HeadAssets;
}): ReactNode {
  const { page, assets } = props;
  const { place } = page;
  const name = props.title ?? page.title;
  const title = place === paths.home ? name : `${name} · ${site.brand}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style>{assets.css}</style>
      <script type="module" src={assets.script} />
      <meta name="description" content={page.description} />
      <Address page={page} siteUrl={assets.siteUrl} />
      {page.feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={page.feed.title}
          href={page.feed.path}
        />
      )}
      {page.markdown && <link rel="alternate" type="text/markdown" href={markdownPath(place)} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content={page.published ? "article" : "website"} />
      <meta property="og:site_name" content={site.brand} />
      <SocialImage page={page} assets={assets} />
      {page.published && <meta property="article:published_time" content={page.published} />}
      {page.modified && <meta property="article:modified_time" content={page.modified} />}
      <meta name="theme-color" content={colorOf("canvas")} />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.apple} />
      <link rel="manifest" href={fixedFiles.webManifest} />
    </head>
  );
}

/** Pages that are not indexed have no canonical address either, because some are shown at several. */
function Address({ page: { place }, siteUrl }: { page: Page; siteUrl: string }): ReactNode {
  if (!place.isIndexed) return <meta name="robots" content="noindex" />;
  const address = siteUrl + place.path;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}

/** X reads the Open Graph tags for everything except the card's type. */
function SocialImage({ page, assets }: { page: Page; assets: HeadAssets }): ReactNode {
  if (assets.socialImage === undefined) return <meta name="twitter:card" content="summary" />;
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={assets.siteUrl + assets.socialImage} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={socialAlt(page)} />
    </>
  );
}

const socialAlt = ({ social, title }: Page): string =>
  `${site.brand}: ${(social?.title ?? title).replace(`${site.brand}: `, "")}`;
