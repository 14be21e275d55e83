/** With its fallback, which may hold one level of brackets; deeper ones are left alone. */
const USE = /var\((--tw-[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;
const REGISTRATION = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^}]*))?\}/g;

/**
 * Replaces Tailwind's `--tw-*` variables that no rule of a compiled sheet sets by what they then stand for, and deletes
 * their registrations. Every page has many of them, and nothing outside its sheet sets one.
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

/** Writes the value in place of a variable that only rules name which both set and use it. */
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

/** In a list of shadows, the ones that Tailwind leaves unset draw nothing. */
function withoutEmptyShadows(list: string): string {
  const drawn = list.split(/,\s*(?![^(]*\))/).filter((shadow) => shadow !== "0 0 #0000");
  return drawn.join(",") || "none";
}

/** Deletes the style from utilities that give a border its width: `styles/base.css` makes every border solid. */
export function dropBorderStyles(css: string): string {
  return css.replaceAll(
    /border[\w-]*-style:var\(--tw-border-style\);?|--tw-border-style:\w+;/g,
    "",
  );
}
