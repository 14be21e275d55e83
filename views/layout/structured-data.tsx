import type { ReactNode } from "react";
import { breadcrumbs, webPage } from "../content/structured-data";
import type { Page } from "../page";

/** What search engines read of an indexed page, as one block of JSON-LD. */
export function StructuredData({ page, siteUrl }: { page: Page; siteUrl: string }): ReactNode {
  if (!page.place.isIndexed) return null;
  const trail = breadcrumbs(page.place, siteUrl);
  const nodes = page.structuredData?.(siteUrl) ?? [webPage(page, siteUrl)];
  const graph = [...nodes, ...(trail ? [trail] : [])];
  return <script type="application/ld+json">{asScriptText(graph)}</script>;
}

/**
 * JSON that may stand inside a script element: no `</script>` or `<!--` can be read out of it, whatever the data says.
 * React writes the text of a script as it is (entities are not read there), so this is the one place that escapes it.
 */
function asScriptText(graph: readonly object[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
