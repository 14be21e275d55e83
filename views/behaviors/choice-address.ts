/** The radio buttons whose choice is also in the address: the server renders it from there, so it needs no script. */
const IN_ADDRESS = ["billing", "crm"];

/** Keeps the chosen billing or CRM state in the address, so that what is copied opens with it. */
export function startChoiceAddress(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !IN_ADDRESS.includes(target.name)) return;
    const address = new URL(location.href);
    address.searchParams.set(target.name, target.value);
    history.replaceState(history.state, "", address);
  });
}
