import type { ReactNode } from "react";
import { OPEN_KEY } from "../content/storage-keys";
import { ButtonLink } from "../ui/button";
import { IconSprite } from "../ui/icon-sprite";
import { Island } from "./island";
import { ToastRegion } from "../ui/toast";
import { Footer } from "./footer";

/** What all pages share, whatever their header: footer, chat, and toasts. */
export function Frame(props: { header: ReactNode; children: ReactNode }): ReactNode {
  return (
    <>
      <ButtonLink className="fixed top-2 left-2 z-99 not-focus:-top-24 print:hidden" href="#main">
        Skip to content
      </ButtonLink>
      <IconSprite part="first" />
      {props.header}
      <main id="main" tabIndex={-1}>
        {props.children}
      </main>
      <Footer />
      <IconSprite part="rest" />
      <Island name="chat" className="print:hidden" props={{}} wakesIfStored={OPEN_KEY} />
      <ToastRegion />
    </>
  );
}
