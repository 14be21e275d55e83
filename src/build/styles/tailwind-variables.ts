/** A use of a variable. The fallback may contain one level of brackets; uses with deeper ones are not replaced. */
const USE = /var\((--tw-[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;
const REGISTRATION = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^}]*))?\}/g;

/**
 * Replaces `--tw-*` variables that no rule of a stylesheet sets by their initial value or fallback, and deletes their
 * registrations. Every page has many of them.
 */
export function resolveUnsetVariables(css: string): string {
  const isSet = (name: string) => css.includes(`${name}:`);
  const initial = new Map(
    [...css.matchAll(REGISTRATION)].map(([, name = "", value]) => [name, value]),
  );
  return css
    .replaceAll(REGISTRATION, (rule, name: string) => (isSet(name) ? rule : ""))
    .replaceAll(USE, (use, name: string, fallback?: string) =>
      isSet(name) ? use : (initial.get(name) ?? fallback ?? use).trim(),
    )
    .replaceAll(/,\s*--tw-gradient-(?:from|via|to)/g, "")
    .replaceAll(/(?<=box-shadow:)[^;}]+/g, withoutEmptyShadows);
}

/** Inlines each variable that every rule mentioning it both sets and uses. */
export function inlineOwnVariables(css: string): string {
  return [...css.matchAll(REGISTRATION)].reduce((sheet, [registration, name = ""]) => {
    const set = new RegExp(`${name}:([^;}]*);?`);
    const use = new RegExp(`var\\(${name}(?:,[^()]*)?\\)`, "g");
    const named = new RegExp(`${name}(?![\\w-])`);
    const rules = new Set(sheet.match(/\{[^{}]*\}/g)?.filter((rule) => named.test(rule)));
    if (![...rules].every((rule) => set.test(rule) && rule.search(use) >= 0)) return sheet;
    return [...rules].reduce(
      (rest, rule) => {
        const value = set.exec(rule)?.[1] ?? "";
        return rest.replaceAll(
          rule,
          rule.replace(set, "").replace(use, () => value),
        );
      },
      sheet.replace(registration, ""),
    );
  }, css);
}

/** Removes Tailwind's empty shadows from a list of shadows. */
function withoutEmptyShadows(list: string): string {
  const drawn = list.split(/,\s*(?![^(]*\))/).filter((shadow) => shadow !== "0 0 #0000");
  return drawn.join(",") || "none";
}

/** Removes the border style from border-width utilities: `styles/base.css` makes all borders solid. */
export function dropBorderStyles(css: string): string {
  return css.replaceAll(
    /border[\w-]*-style:var\(--tw-border-style\);?|--tw-border-style:\w+;/g,
    "",
  );
}
