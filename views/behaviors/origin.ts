/** Form fields for the parts of an origin that are not campaign values, by their query parameter. */
const FIELDS = { utm_landing: "landing", utm_referrer: "referrer" } as const;

/** The origin of the visit by query parameter. Kept in memory only, and passed on in links. */
const origin = readOrigin();

if (origin.size > 0) {
  for (const type of ["click", "auxclick"]) document.addEventListener(type, carry, true);
  document.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of origin)
      formData.set(name in FIELDS ? FIELDS[name as keyof typeof FIELDS] : name, value);
  });
  document.addEventListener("submit", carryWithForm, true);
}

/**
 * Removes the origin from this page's address and returns it; otherwise returns that of a visit starting here. Empty
 * for visitors who ask not to be tracked.
 */
function readOrigin(): Map<string, string> {
  const address = new URL(location.href);
  const { pathname, search, hash } = address;
  const [anchor = "", carriedByHash] = hash.split("~");
  const carried = new URLSearchParams(carriedByHash ?? search);
  const isCarried = carried.has("utm_landing");
  if (isCarried) {
    for (const name of carried.keys()) address.searchParams.delete(name);
    address.hash = anchor.slice(1);
    history.replaceState(history.state, "", address);
  }
  const isSilent =
    navigator.doNotTrack === "1" ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl);
  if (isSilent) return new Map();
  const { referrer } = document;
  const host = referrer && new URL(referrer).host;
  const campaign = [...carried].filter(([name]) => name.startsWith("utm_"));
  if (isCarried || host === location.host) return new Map(campaign);
  return new Map([
    ...campaign,
    ["utm_landing", pathname],
    ...(host ? [["utm_referrer", host] as const] : []),
  ]);
}

/** Adds the origin to a form that opens another page of this site, such as the waitlist. */
function carryWithForm({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.hasAttribute("data-hx-post")) return;
  const action = new URL(target.action);
  if (action.origin !== location.origin || action.hash) return;
  action.hash = `~${asQuery()}`;
  target.action = action.href;
}

const asQuery = (): string => String(new URLSearchParams([...origin]));

/** Adds the origin to a link of this site when it is followed. */
function carry({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.origin !== location.origin) return;
  const written = link.getAttribute("href") ?? "";
  const values = asQuery();
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  if (link.hash && isSamePage) return;
  // In the query if there is an anchor, which `:target` needs unchanged; otherwise in the hash, so that the page stays cacheable.
  if (link.hash) link.search += `${link.search ? "&" : "?"}${values}`;
  else link.hash = `~${values}`;
  setTimeout(() => link.setAttribute("href", written));
}
