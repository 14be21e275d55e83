import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Markup that only scripts use. In an attribute, because text browsers show what is inside a template. */
export function Template(props: { isFailure?: boolean; children: ReactNode }): ReactNode {
  return (
    <template
      data-failure={props.isFailure ? "" : undefined}
      data-html={renderToStaticMarkup(props.children)}
    />
  );
}
