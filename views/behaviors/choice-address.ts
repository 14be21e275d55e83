/** Names of radio buttons whose value is also a query parameter that the server reads. */
const IN_ADDRESS = ["billing", "crm"];

/** Writes the selected billing period or CRM state to the address, so that a copied link opens the same view. */
export function startChoiceAddress(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !IN_ADDRESS.includes(target.name)) return;
    const address = new URL(location.href);
    address.searchParams.set(target.name, target.value);
    history.replaceState(history.state, "", address);
    // The calculator follows the billing period, so it must be awake.
    document.querySelector("[data-island=roi]")?.dispatchEvent(new Event("pointerover"));
  });
}
