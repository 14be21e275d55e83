import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { flow, type FlowStep } from "../../content/flow";
import { CheckList } from "../../ui/check-list";
import { Icon } from "../../ui/icon";

/** One stop: what happens, its window (`children`), who does what, and the ways on from here. */
export function Step(props: {
  step: FlowStep;
  previous: FlowStep | undefined;
  next: FlowStep | undefined;
  children: ReactNode;
}): ReactNode {
  const { step, previous, next } = props;
  const { sides } = flow;
  return (
    <section className="step" id={step.id}>
      <p className="eyebrow">
        {step.day}, <time>{step.time}</time>
      </p>
      <h2>{step.title}</h2>
      <p className="lead">{step.text}</p>
      {props.children}
      <div className="sides">
        <div>
          <h3>{sides.maya}</h3>
          <CheckList points={step.maya} />
        </div>
        <div className="done-for-her">
          <h3>
            <Icon name="spark" /> {sides.genie}
          </h3>
          <CheckList points={step.genie} />
        </div>
      </div>
      <div className="ways">
        <a className="more" href={demoHref(step.link.target)}>
          <Icon name="play" />
          {step.link.label}
        </a>
        {previous && (
          <a className="way" href={`#${previous.id}`}>
            <small>{flow.previous}</small> {previous.name}
          </a>
        )}
        {next && (
          <a className="way" href={`#${next.id}`}>
            <small>{flow.next}</small> {next.name}
          </a>
        )}
      </div>
    </section>
  );
}
