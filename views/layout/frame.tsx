import type { ReactNode } from "react";
import { OPEN_KEY } from "../islands/chat/chat-memory";
import { IconSprite } from "../ui/icon-sprite";
import { Island } from "../ui/island";
import { ToastRegion } from "../ui/toast";
import { Footer } from "./footer";

/** What every page wears under either shell's header: the footer, the assistant and the place for notices. */
export function Frame(props: { header: ReactNode; children: ReactNode }): ReactNode {
  return (
    <>
      <a className="skip button" href="#main">
        Skip to content
      </a>
      <IconSprite part="first" />
      {props.header}
      <main id="main" tabIndex={-1}>
        {props.children}
      </main>
      <Footer />
      <IconSprite part="rest" />
      <Island name="chat" props={{}} wakesIfKept={OPEN_KEY} />
      <ToastRegion />
    </>
  );
}
