import { useEffect, useRef, type ReactNode } from "react";
import { paths } from "../../src/paths";
import { chat } from "../content/chat";
import { Icon } from "../ui/icon";
import { isReplyDue } from "./chat/chat-state";
import { Composer } from "./chat/composer";
import { Conversation } from "./chat/conversation";
import { useChat } from "./chat/use-chat";

export type ChatProps = Record<never, never>;

/** The assistant: a button in the corner and the panel that it opens. Without scripts it is a link to the contact page. */
export function Chat(_: ChatProps): ReactNode {
  const [state, dispatch] = useChat();
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !state.isOpen) launcher.current?.focus();
    wasOpen.current = state.isOpen;
  }, [state.isOpen]);

  const close = () => dispatch({ type: "closed" });

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
      {state.isOpen && (
        <div
          className="chat-panel"
          role="dialog"
          aria-labelledby="chat-title"
          onKeyDown={(event) => event.key === "Escape" && close()}
        >
          <header>
            <Icon name="spark" />
            <h2 id="chat-title">{chat.assistant}</h2>
            <p>{chat.status}</p>
            <button type="button" className="icon-button" aria-label={chat.close} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <Conversation messages={state.messages} isWaiting={isReplyDue(state)} />
          <Composer state={state} dispatch={dispatch} />
        </div>
      )}
    </>
  );
}
