/** The classes of an entry of a bar of links: underlined when it is the current one. */
export const navLink =
  "relative flex min-h-11 cursor-pointer items-center gap-1 rounded-small px-3.5 whitespace-nowrap transition-colors duration-short after:inset-x-3.5 after:bottom-1 after:h-0.5 after:rounded-pill after:bg-teal hover:bg-highlight hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute forced-colors:after:bg-[Highlight]";

/** The line that two entries of a menu have between them, and the mark of the current one. */
export const menuLink =
  "flex min-h-13 cursor-pointer items-center gap-3 px-2 text-ink aria-[current]:text-teal";
