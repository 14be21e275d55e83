import type { ReactNode } from "react";
import { roadmapHref } from "../../text/changes";
import { contactPage } from "../../content/contact";
import { chapters } from "../../content/demo/chapters";
import { CALL_SECONDS } from "../../content/demo/call";
import { dollars, plans } from "../../content/plans";
import { standards } from "../../content/security";
import { MoreLink } from "../../ui/more-link";
import { Section } from "../../ui/section";
import { Waveform } from "../../product/waveform";

/** Ways to get help without a message, until one is sent. */
export function OtherWays(): ReactNode {
  return (
    <Section className="border-t border-hairline group-has-[[data-again]]/contact:hidden">
      <div className="grid items-center sm:grid-cols-[1fr_auto]">
        <h2 className="text-h3">{contactPage.otherWaysTitle}</h2>
        <ul className="mt-6 sm:mt-4 sm:col-span-2 grid gap-5 lg:grid-cols-3 lg:gap-6">
          {contactPage.otherWays.map(({ title, text, action, href, picture }) => (
            <li
              key={title}
              className="flex flex-col overflow-clip rounded-window border border-hairline bg-surface-1 sm:max-lg:flex-row"
            >
              <div className="grid min-h-34 items-center border-b border-hairline bg-surface-2 px-5 sm:max-lg:w-72 sm:max-lg:border-r sm:max-lg:border-b-0 lg:px-6">
                {pictures[picture]}
              </div>
              <div className="flex flex-1 flex-col items-start p-5 lg:p-6">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2">{text}</p>
                <MoreLink className="mt-auto" href={href}>
                  {action}
                </MoreLink>
              </div>
            </li>
          ))}
        </ul>
        <ChatSoon />
      </div>
    </Section>
  );
}

/** A way to get help that is not available yet. */
function ChatSoon(): ReactNode {
  const { badge, title, action } = contactPage.chat;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small max-sm:mt-5 sm:col-start-2 sm:row-start-1">
      <span>
        {`${badge}: `}
        <b>{title}</b>
      </span>
      <MoreLink href={roadmapHref(title)}>{action}</MoreLink>
    </p>
  );
}

/** The demo call, the standards with their status, and the prices: what each way leads to. */
const pictures = {
  call: (
    <Waveform
      className="h-16 w-full stroke-1 text-field"
      played={(chapters[0]?.at ?? 0) / CALL_SECONDS}
    />
  ),
  badges: (
    <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1 text-small">
      {standards.map(({ name, status }) => (
        <div key={name}>
          <dt className="font-bold text-ink">{name}</dt>
          <dd>{status}</dd>
        </div>
      ))}
    </dl>
  ),
  prices: (
    <dl className="flex justify-between text-small">
      {plans.map(({ id, name, price }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <b className="text-h3 font-black whitespace-nowrap tabular-nums">{dollars(price)}</b>
          </dd>
        </div>
      ))}
    </dl>
  ),
};
