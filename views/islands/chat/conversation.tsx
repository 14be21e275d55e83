import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import { chat } from "../../content/chat";
import type { ChatEntry } from "../../text/chat-index";
import type { ChatMessage } from "./chat-state";
import { search } from "./search";

/** The build puts the result of `chatIndex` here, so that browsers get only the list. */
declare const CHAT_INDEX: readonly ChatEntry[];

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
      {messages.map((message, index) => (
        <Message key={message.id} message={message} question={messages[index - 1]?.content} />
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

function Message(props: { message: ChatMessage; question: string | undefined }): ReactNode {
  const { message, question } = props;
  const { type, content } = message;
  return (
    <div className="chat-message" data-type={type}>
      <span className="sr-only">{type === "user" ? chat.you : chat.assistant}: </span>
      <p>{content}</p>
      {type === "genie" && <Links question={question} />}
    </div>
  );
}

/** What the site says about a question, and the contact form; below the greeting, three pages. */
function Links({ question }: { question: string | undefined }): ReactNode {
  const found = useMemo(() => search(question ?? "", CHAT_INDEX), [question]);
  const start = chat.links.map(({ name, href }) => [name, href] as const);
  return (
    <>
      {question !== undefined && (
        <div className="text-muted">{found.length > 0 ? chat.found : chat.notFound}</div>
      )}
      <ul>
        {(found.length > 0 ? found : start).map(([name, href]) => (
          <li key={href}>
            <ChatLink href={href}>{name}</ChatLink>
          </li>
        ))}
      </ul>
      {question !== undefined && <ChatLink href={chat.contact.href}>{chat.contact.name}</ChatLink>}
    </>
  );
}

function ChatLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a
      className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
      href={href}
    >
      {children}
    </a>
  );
}
