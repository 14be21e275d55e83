import type { ReactNode } from "react";
import { IconSprite } from "../ui/icon-sprite";
import { Island } from "../ui/island";
import { ToastRegion } from "../ui/toast";
import { Footer } from "./footer";

/** What every page wears: the full header, the footer, the assistant and the place for notices. */
export function SiteShell(props: { path: string; children: ReactNode }): ReactNode {
  return (
    <>
      <a className="skip button" href="#main">
        Skip to content
      </a>
      <IconSprite />
      <Island name="header" props={{ path: props.path }} wakesOnScroll />
      <main id="main" tabIndex={-1}>
        {props.children}
      </main>
      <Footer />
      <Island name="chat" props={{}} />
      <ToastRegion />
    </>
  );
}
