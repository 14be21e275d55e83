import tokens from "./tokens.css" with { type: "text" };

/** Returns a color token's value, for emails, images and documents, which cannot use the stylesheet. */
export function colorOf(token: string): string {
  const value = new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`views/styles/tokens.css has no --color-${token}.`);
  return value;
}
