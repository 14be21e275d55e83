import type { ReactNode } from "react";
import type { Place } from "../../src/paths";
import { consoleCopy as copy } from "../content/console/console";
import type { Page } from "../page";
import { Notice } from "../ui/notice";

/** What was done or went wrong, above a page's content; it has focus. */
export type ConsoleNotice = { tone: "success" | "error"; text: string };

/** Returns a page of the console. */
export const consolePage = (props: {
  place: Place;
  notice?: ConsoleNotice | undefined;
  children: ReactNode;
}): Page => ({
  place: props.place,
  title: `${props.place.title} · ${copy.name}`,
  description: copy.name,
  folder: "admin",
  structuredData: () => [],
  View: () => (
    <>
      <h1 className="text-h2 wrap-anywhere">{props.place.title}</h1>
      {props.notice && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It says what became of the post that led here.
        <div className="mt-3 max-w-measure" tabIndex={-1} autoFocus>
          <Notice tone={props.notice.tone}>{props.notice.text}</Notice>
        </div>
      )}
      <div className="mt-6">{props.children}</div>
    </>
  ),
});

/** A page that asks before an act, or says why it was not done. */
export const askPage = (place: Place, problem: string | undefined, children: ReactNode): Page =>
  consolePage({
    place,
    notice: problem === undefined ? undefined : { tone: "error", text: problem },
    children: <div className="grid max-w-measure justify-items-start gap-6">{children}</div>,
  });
