import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { chat } from "../../content/chat";
import { MoreLink } from "../../ui/more-link";
import type { ChatMessage } from "./chat-state";

/** Within this distance from the end, the reader counts as following the newest message. */
const NEAR_END_PX = 48;

/**
 * The messages, announced to screen readers as they arrive. Scrolls to the newest one unless the reader has scrolled
 * up.
 */
export function Conversation(props: {
  messages: readonly ChatMessage[];
  isWaiting: boolean;
}): ReactNode {
  const { messages, isWaiting } = props;
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);

  useLayoutEffect(() => {
    const isOwn = messages.at(-1)?.type === "user";
    if (log.current && (isFollowing.current || isOwn))
      log.current.scrollTop = log.current.scrollHeight;
  }, [messages, isWaiting]);

  // The log shrinks when the message field grows.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={log}
      className="chat-log"
      role="log"
      aria-label={chat.log}
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {isWaiting && (
        <p className="chat-typing">
          <span className="sr-only">{chat.typing}</span>
          <i />
          <i />
          <i />
        </p>
      )}
    </div>
  );
}

function Message({ message: { type, content } }: { message: ChatMessage }): ReactNode {
  const link = chat.replies.find(({ text }) => text === content)?.link;
  return (
    <div className="chat-message" data-type={type}>
      <span className="sr-only">{type === "user" ? chat.you : chat.assistant}: </span>
      <p>{content}</p>
      {type === "genie" && (
        <>
          {link && <MoreLink href={link.href}>{link.name}</MoreLink>}
          <div className="flex gap-5">
            {chat.links
              .filter(({ href }) => href !== link?.href)
              .map(({ href, name }) => (
                <a
                  key={href}
                  className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
                  href={href}
                >
                  {name}
                </a>
              ))}
          </div>
        </>
      )}
    </div>
  );
}
