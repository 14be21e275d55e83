import { useEffect, useRef, type Dispatch, type KeyboardEvent, type ReactNode } from "react";
import { chat } from "../../content/chat";
import { Icon } from "../../ui/icon";
import { canSend, isReplyDue, type ChatAction, type ChatState } from "./chat-state";

/**
 * The message field and send button. Enter sends, except while an input method is composing; Shift+Enter inserts a line
 * break.
 */
export function Composer(props: { state: ChatState; dispatch: Dispatch<ChatAction> }): ReactNode {
  const { state, dispatch } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { takesFocus } = state;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const send = () => {
    dispatch({ type: "sent", now: Date.now() });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend(state)) send();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        maxLength={2000}
        aria-label={chat.input}
        placeholder={chat.placeholder}
        value={state.draft}
        onChange={(event) => dispatch({ type: "typed", draft: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={chat.send} disabled={isReplyDue(state)}>
        <Icon name="arrow" />
      </button>
    </form>
  );
}
