/** A stylesheet imported `with { type: "text" }` is a string. */
declare module "*.css" {
  const text: string;
  export default text;
}
