import { useEffect, useRef, type ReactNode } from "react";
import { paths } from "../../../src/paths";
import { chat } from "../../content/chat";
import { Icon } from "../../ui/icon";
import { ChatPanel } from "./chat-panel";
import { useChat } from "./use-chat";

/** No props. */
type ChatProps = { [Name in never]: Name };

const LAUNCHER =
  "cursor-pointer items-center gap-2 rounded-pill border border-hairline-strong bg-surface-3 font-bold text-ink shadow-on-paper hover:border-teal [&_svg]:text-teal";

/** The assistant's button in the corner and the panel it opens. Without JavaScript, a link to the contact page. */
export function Chat(_: ChatProps): ReactNode {
  const [state, dispatch] = useChat();
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !state.isOpen) launcher.current?.focus();
    wasOpen.current = state.isOpen;
  }, [state.isOpen]);

  return (
    <>
      <a
        className={`mr-2 mb-4 ml-auto hidden min-h-12 w-max px-4 noscript:flex ${LAUNCHER}`}
        href={paths.contact.path}
      >
        <Icon name="mail" />
        {paths.contact.title}
      </a>{" "}
      <button
        ref={launcher}
        type="button"
        className={`chat-button group fixed flex justify-center noscript:hidden ${LAUNCHER}`}
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        hidden={state.isOpen}
        onClick={() => dispatch({ type: "opened", greeting: chat.greeting, now: Date.now() })}
      >
        <Icon name="chat" />
        <span>{chat.title}</span>
      </button>
      {state.isOpen && <ChatPanel state={state} dispatch={dispatch} />}
    </>
  );
}
