import type { Emit } from "../emit";

/**
 * Lato has no 500 or 600; these are its weights. The metrics stretch a local font to Lato's, so that the swap shifts
 * nothing; `static/README.md` says how the files and metrics were made.
 */
const FACES = [
  {
    weight: 400,
    locals: ["Arial", "Liberation Sans"],
    metrics:
      "ascent-override:101.0345%;descent-override:21.8038%;line-gap-override:0%;size-adjust:97.6894%",
  },
  {
    weight: 700,
    locals: ["Arial Bold", "Liberation Sans Bold"],
    metrics:
      "ascent-override:106.3391%;descent-override:22.9486%;line-gap-override:0%;size-adjust:92.8163%",
  },
  {
    weight: 900,
    locals: ["Arial Bold", "Liberation Sans Bold"],
    metrics:
      "ascent-override:104.2334%;descent-override:22.4941%;line-gap-override:0%;size-adjust:94.6914%",
  },
] as const;

/** The handwriting of About's notes, as in `--font-hand`. */
export const HAND = "Kalam";

type Fonts = {
  /** The addresses to preload. */
  addresses: string[];
  /** The `@font-face` rules of every page. */
  css: string;
  /** The rule of the handwriting. It draws only a picture, so it is not preloaded. */
  hand: string;
};

/** Emits the fonts and returns their rules. */
export async function buildFonts(emit: Emit): Promise<Fonts> {
  const addresses: string[] = [];
  const rules: string[] = [];
  for (const { weight, locals, metrics } of FACES) {
    const address = await emitFont(emit, `lato-${weight}.woff2`);
    addresses.push(address);
    const sources = locals.map((name) => `local("${name}")`).join(",");
    rules.push(
      `@font-face{font-family:Lato;font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")}`,
      `@font-face{font-family:"Lato Fallback";font-weight:${weight};src:${sources};${metrics}}`,
    );
  }
  const address = await emitFont(emit, "kalam-400.woff2");
  const hand = `@font-face{font-family:${HAND};font-display:swap;src:url(${address}) format("woff2")}`;
  return { addresses, css: rules.join(""), hand };
}

const emitFont = async (emit: Emit, name: string): Promise<string> =>
  emit(name, await Bun.file(`static/fonts/${name}`).bytes());
