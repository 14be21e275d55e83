import type { ReactNode } from "react";
import { breadcrumbs, webPage } from "./json-ld";
import type { Page } from "../page";

/** An indexed page's structured data for search engines, as one block of JSON-LD. */
export function StructuredData({ page, siteUrl }: { page: Page; siteUrl: string }): ReactNode {
  if (!page.place.isIndexed) return null;
  const trail = breadcrumbs(page.place, siteUrl);
  const nodes = page.structuredData?.(siteUrl) ?? [webPage(page, siteUrl)];
  const graph = [...nodes, ...(trail ? [trail] : [])];
  return <script type="application/ld+json">{asScriptText(graph)}</script>;
}

/**
 * Serializes JSON for a script element, escaped so that `</script>` or `<!--` in the data cannot end the element. React
 * does not escape the text of scripts, because HTML entities have no meaning there.
 */
function asScriptText(graph: readonly object[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
