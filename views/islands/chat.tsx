import { useEffect, useRef, type ReactNode } from "react";
import { paths } from "../../src/paths";
import { chat } from "../content/chat";
import { Icon } from "../ui/icon";
import { ChatPanel } from "./chat/chat-panel";
import { useChat } from "./chat/use-chat";

/** The chat needs nothing from its page. */
export type ChatProps = { [Name in never]: Name };

/** The assistant: a button in the corner and the panel that it opens. Without scripts it is a link to the contact page. */
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
      <a className="chat-launcher" href={paths.contact.path}>
        <Icon name="mail" />
        {paths.contact.title}
      </a>
      <button
        ref={launcher}
        type="button"
        className="chat-launcher"
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        hidden={state.isOpen}
        onClick={() => dispatch({ type: "opened", greeting: chat.greeting, now: Date.now() })}
      >
        <Icon name="chat" />
        {chat.title}
      </button>
      {state.isOpen && <ChatPanel state={state} dispatch={dispatch} />}
    </>
  );
}
