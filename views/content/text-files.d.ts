/** A file imported `with { type: "text" }` is its own text. */
declare module "*.md" {
  const text: string;
  export default text;
}

declare module "*.css" {
  const text: string;
  export default text;
}
