import * as fc from "fast-check";

/** Values that people, programs and attackers enter. `undefined` omits the field. */
const pieces = fc.constantFrom(
  ..."\0 \u0001 \u001B[31m \u007F \u0085 \uFEFF \u200B \u202E \u2066 \u061C".split(" "),
  ..."e\u0301 \u1100\u1161 ﬁ 𝒳 👩🏽‍💻 🇺🇳 日本 שלום \uD800 \uDFFF \uDC00\uD800 \uFFFD \u{10FFFF}".split(
    " ",
  ),
  ..."<script> &amp; '--; =1+1 %00 %E9 ${x} \\u0000 constructor".split(" "),
  ..." |\t|\r\n|\r|\n|\u2028".split("|"),
);

/** Text close to the length limits, of characters with one to four bytes and one or two UTF-16 units. */
const long = fc
  .tuple(
    fc.constantFrom(1, 79, 80, 81, 100, 101, 120, 121, 200, 254, 255, 1000, 3000, 3001, 9000),
    fc.constantFrom("a", "é", "€", "👩", "e\u0301"),
  )
  .map(([length, unit]) => unit.repeat(length));

const strangeText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(pieces, { minLength: 1, maxLength: 8 }).map((some) => some.join("")),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 2, arbitrary: long },
);

const strangeValue = fc.oneof(
  { weight: 6, arbitrary: strangeText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.array(strangeText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom("", " ", undefined, null, true, 0, {}) },
);

const usually = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof<fc.WeightedArbitrary<unknown>[]>(
    { weight: 5, arbitrary: right },
    { weight: 1, arbitrary: strangeValue },
  );

/** Text that can be stored: no NUL, no lone surrogates, within the limit. */
const goodText = fc
  .oneof(strangeText, fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }))
  .map((text) => text.toWellFormed().replaceAll("\0", "").slice(0, 90).toWellFormed());

const email = fc
  .tuple(fc.emailAddress({ size: "small" }), fc.nat({ max: 0xff_ff_ff }))
  .map(([address, number]) => `  P${number}.${address}`.slice(number % 3));

const perhaps = <T>(right: fc.Arbitrary<T>) => fc.option(right, { nil: undefined });
const sourceOf = (list: string) => goodText.map((text) => `${list}:${text.slice(0, 60)}`);

/** The fields of each form, mostly valid, so that about half of the submissions are accepted. */
export const strangeFields: Record<string, fc.Arbitrary<Record<string, unknown>>> = {
  newsletter: fc.record({
    email: usually(email),
    consent: usually(fc.constantFrom("yes", true)),
    page: usually(perhaps(fc.constantFrom("/", "/blog", "//evil.example", "/nowhere"))),
  }),
  notify: fc.record({ email: usually(email), source: usually(sourceOf("coming-soon")) }),
  waitlist: fc.record({
    email: usually(email),
    company: usually(perhaps(goodText)),
    source: usually(perhaps(sourceOf("beta-waitlist"))),
    title: usually(perhaps(goodText)),
    feature: usually(perhaps(goodText)),
  }),
  contact: fc.record({
    topic: usually(perhaps(fc.constantFrom("sales", "other"))),
    name: usually(goodText),
    email: usually(email),
    company: usually(perhaps(goodText)),
    message: usually(goodText.map((text) => text.repeat(3))),
  }),
};
