/**
 * Turns a list of links to parts of the page (`data-tabs`) into tabs by the ARIA pattern: arrow keys, Home and End select,
 * and the hash names the selected one. The stylesheet shows one part from the first paint, by `:target`; without JavaScript
 * all parts are shown.
 */
export function startTabs(): void {
  if (!matchMedia("(scripting)").matches) return;
  for (const list of document.querySelectorAll<HTMLElement>("[data-tabs]")) start(list);
}

function start(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll("a")];
  const panels = tabs.map(({ hash }) => document.querySelector<HTMLElement>(hash));
  const choose = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = index === chosen;
      const panel = panels[index];
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      if (panel) panel.hidden = !isChosen;
    }
  };
  list.role = "tablist";
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    if (!panel) continue;
    tab.role = "tab";
    tab.id = `tab-${panel.id}`;
    tab.setAttribute("aria-controls", panel.id);
    panel.role = "tabpanel";
    panel.tabIndex = 0;
    panel.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      choose(index);
      // During history navigation the hash must not be written again, or Chromium may lose the entry.
      if (location.hash !== tab.hash) history.replaceState(history.state, "", tab.hash);
    });
  }
  list.addEventListener("keydown", (event) => {
    const index = tabs.findIndex((tab) => tab === event.target);
    const last = tabs.length - 1;
    const ways: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const next = tabs[ways[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });
  choose(
    Math.max(
      0,
      panels.findIndex((panel) => panel?.matches(":target")),
    ),
  );
}
