/** What parts words in `search_words` (db/migrations). */
const BETWEEN_WORDS = /[ @.,;:!?'"`()[\]{}<>|/\\&%$#*+=~^_’‘“”…–—\t\n\r-]+/;
const MAX_WORDS = 10;

/** What is searched: beginnings of words, and what must be exactly that, but for capitals in a feature. */
type Searched = {
  search?: string | undefined;
  feature?: string | undefined;
  campaign?: string | undefined;
};

/**
 * A query for `search_words`; undefined if nothing is searched. The database may know only the capitals of ASCII, so that
 * it keeps others as they were typed.
 */
export function matching({ search, feature, campaign }: Searched): string | undefined {
  const words = search?.split(BETWEEN_WORDS).filter(Boolean).slice(0, MAX_WORDS);
  const wanted = words?.map((word) => spellings(word).map((one) => `${quoted(one)}:*`)) ?? [];
  if (search !== undefined && wanted.length === 0) wanted.push([quoted("=")]);
  if (feature !== undefined) wanted.push(spellings(feature).map((one) => quoted(`feature=${one}`)));
  if (campaign !== undefined) wanted.push([quoted(`campaign=${campaign}`)]);
  if (wanted.length === 0) return undefined;
  return wanted.map((either) => `(${either.join(" | ")})`).join(" & ");
}

function spellings(text: string): string[] {
  const ascii = (typed: string) => typed.replaceAll(/[A-Z]+/g, (upper) => upper.toLowerCase());
  const lower = text.toLowerCase();
  const [first = ""] = lower;
  const capitalized = first.toUpperCase() + lower.slice(first.length);
  return [...new Set([lower, ascii(text), ascii(capitalized)])];
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, "$&$&")}'`;
