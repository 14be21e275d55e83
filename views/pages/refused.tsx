import { paths, type Place } from "../../src/paths";
import type { Page } from "../page";

/** The page of a request that could not be served: what went wrong, the cure, and the way home. */
export function refusedPage(status: number, message: string): Page {
  const place: Place = { ...paths.comingSoon, title: `Error ${status}`, isIndexed: false };
  return {
    place,
    title: `Error ${status}`,
    description: message,
    styles: "refused",
    View: () => (
      <section className="section refused">
        <div className="wrap">
          <p className="eyebrow">{place.title}</p>
          <h1>That did not work</h1>
          <p className="lead">{message}</p>
          <p>
            <a className="button button-primary" href={paths.home.path}>
              Back to Home
            </a>
          </p>
        </div>
      </section>
    ),
  };
}
