/** A stylesheet imported `with { type: "text" }` is its own text. */
declare module "*.css" {
  const text: string;
  export default text;
}
