/** Keeps the chosen billing in the address, so that what is copied opens with it; `?billing=annual` needs no script. */
export function startBillingAddress(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "billing") return;
    const address = new URL(location.href);
    address.searchParams.set(target.name, target.value);
    history.replaceState(history.state, "", address);
  });
}
