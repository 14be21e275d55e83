/** The part of the page sent first, which is shorter than any window. */
const BEGINNING = "</h1>";

/** Serves the site at another address, with the rest of a page's HTML held back until it is released. */
export function serveInTwo(site: string) {
  const rest = Promise.withResolvers<void>();
  const server = Bun.serve({
    port: 0,
    async fetch({ url }) {
      const { pathname } = new URL(url);
      const answer = await fetch(`${site}${pathname}`);
      const headers = new Headers(answer.headers);
      for (const name of ["content-encoding", "content-length"]) headers.delete(name);
      if (!headers.get("content-type")?.startsWith("text/html"))
        return new Response(await answer.bytes(), { headers });
      const html = await answer.text();
      const cut = html.indexOf(BEGINNING) + BEGINNING.length;
      return new Response(
        async function* () {
          yield html.slice(0, cut);
          await rest.promise;
          yield html.slice(cut);
        } as unknown as BodyInit,
        { headers },
      );
    },
  });
  return {
    address: `http://localhost:${server.port}/`,
    letRestCome: rest.resolve,
    stop: () => void server.stop(true),
  };
}
