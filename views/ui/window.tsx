import type { ReactNode } from "react";
import { demoDeal } from "../content/demo-deal";

/**
 * A window of the product, drawn. It is a picture: nothing in it can be reached or is read out,
 * and `text` says what it shows.
 */
export function Window(props: {
  title: string;
  status?: string;
  text: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const [name, ...more] = props.title.split(" · ");
  return (
    <figure className={props.className ? `window ${props.className}` : "window"}>
      <figcaption className="sr-only">{props.text}</figcaption>
      <div aria-hidden="true" inert>
        <div className="window-bar">
          <b>
            {name}
            {more.length > 0 && <span> · {more.join(" · ")}</span>}
          </b>
          <i>{demoDeal.label}</i>
          {props.status && <em className="pill">{props.status}</em>}
        </div>
        {props.children}
      </div>
    </figure>
  );
}
