import type { AgentStep } from '@shared/sub-agents/sub-agents';
import { words } from '@shared/texts/text';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Disclosure } from '../../parts/Disclosure';
import { api } from '../../state/server-state';
import { ErrorText } from '../../ui/ErrorText';
import { Spinner } from '../../ui/Spinner';
import { useAction } from '../../ui/use-action';
import { visibleProse } from '../../ui/visible-text';
import { Markdown } from '../markdown/Markdown';
import styles from './Agent.module.css';

// The messages and calls of a sub-agent, collapsed; loaded when the user expands it.

type AgentConversationProps = {
  readonly chatId: string;
  readonly callId: string;
  /** Its answer, which is shown below; null until it ends. */
  readonly answer: string | null;
  /** Renders the cards of its calls. */
  calls(callIds: readonly string[]): ReactNode;
};

export function AgentConversation(props: AgentConversationProps): ReactElement {
  return (
    <Disclosure summary={<span className={styles.title}>{words('agent-card.conversation')}</span>}>
      {() => <Steps {...props} />}
    </Disclosure>
  );
}

function Steps({ chatId, callId, answer, calls }: AgentConversationProps): ReactElement {
  const [steps, setSteps] = useState<readonly AgentStep[] | null>(null);
  const { run, error } = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, when it is opened.
  useEffect(() => run(() => api.agents.conversation({ chatId, callId }).then(setSteps)), [chatId, callId]);
  if (steps === null) return error === null ? <Spinner size={14} /> : <ErrorText>{error}</ErrorText>;
  if (steps.length === 0) return <p className={styles.note}>{words('agent-card.no-conversation')}</p>;
  return (
    <div className={styles.steps}>
      {withoutAnswer(steps, answer).map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place.
        <div key={index}>{step.kind === 'calls' ? calls(step.callIds) : <Words step={step} />}</div>
      ))}
    </div>
  );
}

function withoutAnswer(steps: readonly AgentStep[], answer: string | null): readonly AgentStep[] {
  const [last, ...others] = steps.toReversed();
  const isAnswer = last?.kind === 'message' && last.text.trim() === answer?.trim();
  return isAnswer && others.length > 0 ? steps.slice(0, -1) : steps;
}

function Words({ step }: { readonly step: Exclude<AgentStep, { kind: 'calls' }> }): ReactElement {
  switch (step.kind) {
    case 'message':
      return <Markdown text={step.text} />;
    case 'summary':
      return (
        <>
          <p className={styles.note}>{words('agent-card.summary')}</p>
          <Markdown text={step.text} />
        </>
      );
    case 'notice':
      return <p className={styles.note}>{visibleProse(step.text)}</p>;
  }
}
