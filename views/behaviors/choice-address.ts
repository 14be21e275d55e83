/** The radio buttons whose choice is also a query parameter, from which the server renders the page. */
const IN_ADDRESS = ["billing", "crm"];

/** Writes the chosen billing or CRM state to the address, so that a copied address opens with it. */
export function startChoiceAddress(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !IN_ADDRESS.includes(target.name)) return;
    const address = new URL(location.href);
    address.searchParams.set(target.name, target.value);
    history.replaceState(history.state, "", address);
  });
}
