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
        <Side name={sides.maya} points={step.maya} />
        <Side name={sides.genie} points={step.genie} />
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

function Side({ name, points }: { name: string; points: readonly string[] }): ReactNode {
  return (
    <div>
      <h3>{name}</h3>
      <CheckList points={points} />
    </div>
  );
}
