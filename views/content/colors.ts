import tokens from "../styles/tokens.css" with { type: "text" };

/** The value of a color token, for what cannot use the stylesheet: emails, images, documents. */
export function colorOf(token: string): string {
  const value = new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`views/styles/tokens.css has no --color-${token}.`);
  return value;
}
