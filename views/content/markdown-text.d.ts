/** A markdown file imported `with { type: "text" }` is its own text. */
declare module "*.md" {
  const text: string;
  export default text;
}
