/**
 * The baseline: a bare Bun.serve handler that answers one page with the bytes and headers of the real site, in the
 * encodings the client accepts, or 304. It has no log and no other routes.
 */
const [source] = process.argv.slice(2);

const forms = await Promise.all(
  ["br", "gzip", "identity"].map(async (encoding) => {
    const response = await fetch(source ?? "", {
      headers: { "accept-encoding": encoding },
      decompress: false,
    });
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    headers.delete("date");
    return { encoding, headers, etag: headers.get("etag"), body: await response.bytes() };
  }),
);
const plain = forms.at(-1);
if (forms[0]?.headers.get("content-encoding") !== "br")
  throw new Error(
    "The site has no brotli version of the page yet, so there is nothing to compare with.",
  );

Bun.serve({
  port: Number(process.env["PORT"]),
  fetch: (request) => {
    const accepted = request.headers.get("accept-encoding") ?? "";
    const form = forms.find(({ encoding }) => accepted.includes(encoding)) ?? plain;
    if (form === undefined) return new Response(null, { status: 500 });
    if (request.headers.get("if-none-match") === form.etag)
      return new Response(null, { status: 304, headers: form.headers });
    return new Response(form.body, { headers: form.headers });
  },
});
