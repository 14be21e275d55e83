/** The classes of a link in a navigation bar; the current page's is underlined. */
export const navLink =
  "relative flex min-h-11 cursor-pointer items-center gap-1 rounded-small px-3 whitespace-nowrap transition-colors after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-pill after:bg-teal hover:bg-highlight hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute forced-colors:after:bg-[Highlight]";

/** The classes of a link in the mobile menu; the current page's is colored. */
export const menuLink =
  "flex min-h-13 cursor-pointer items-center gap-3 px-2 text-ink aria-[current]:text-teal";
