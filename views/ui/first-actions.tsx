import type { ReactNode } from "react";
import { demoPage } from "../content/demo/page";
import { playHref } from "../content/demo/moments";
import { mainActions } from "../content/links";
import { ButtonLink } from "./button";
import { Icon } from "./icon";

/** The two actions of a page's opening: join the waitlist, or play the demo. Side by side on phones, too. */
export function FirstActions(props: { joinHref?: string; className?: string }): ReactNode {
  const { join, invitation } = mainActions;
  const { joinHref = join.href, className = "" } = props;
  return (
    <p className={`flex flex-wrap items-center gap-2 max-xs:w-full md:gap-3 ${className}`.trim()}>
      <ButtonLink tone="primary" className="max-xs:flex-1 max-xs:px-1" href={joinHref}>
        {join.name}
      </ButtonLink>
      <ButtonLink className="max-xs:flex-1 max-xs:px-1" href={playHref}>
        <Icon name="play" />
        {demoPage.play}
      </ButtonLink>
      <span className="text-muted max-sm:w-full sm:pl-2">{invitation}</span>
    </p>
  );
}
