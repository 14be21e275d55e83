import { useInsertionEffect, type Dispatch, type ReactNode } from "react";
import { chat } from "../../content/chat";
import { adoptStyle } from "../../adopt-style";
import { IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import style from "../../styles/chat-panel.css" with { type: "text" };
import { type ChatAction, type ChatState, isReplyDue } from "./chat-state";
import { Composer } from "./composer";
import { Conversation } from "./conversation";

/** The open chat: a non-modal dialog. It brings its own stylesheet. */
export function ChatPanel(props: { state: ChatState; dispatch: Dispatch<ChatAction> }): ReactNode {
  const { state, dispatch } = props;
  const close = () => dispatch({ type: "closed" });
  useInsertionEffect(() => adoptStyle(style), []);

  return (
    <div
      className="chat-panel"
      role="dialog"
      aria-labelledby="chat-title"
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <div className="chat-head">
        <Icon name="spark" />
        <h2 id="chat-title">{chat.assistant}</h2>
        <p>{chat.status}</p>
        <IconButton aria-label={chat.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <Conversation messages={state.messages} isWaiting={isReplyDue(state)} />
      <Composer state={state} dispatch={dispatch} />
    </div>
  );
}
