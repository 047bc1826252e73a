import type {
  RulePreview as Preview,
  PreviewedCall,
  PreviewedCalls,
  PreviewedRule,
} from '@shared/history/history';
import { say, type Text, textOf, words } from '@shared/texts/text';
import { type ReactElement, useId, useState } from 'react';
import { useServerState } from '../state/server-state';
import { useShortTitle } from '../state/short-title';
import { Chevron } from '../ui/Chevron';
import { agoText } from '../ui/durations';
import { ErrorText } from '../ui/ErrorText';
import { visibleProse } from '../ui/visible-text';
import { CallTitle } from './CallTitle';
import styles from './RulePreview.module.css';
import { type PreviewAnswer, useRulePreview } from './use-rule-preview';

type RulePreviewProps = {
  readonly rule: PreviewedRule;
  /** The chat whose rules also apply. */
  readonly chatId: string | null;
};

/** The effect of a rule on past calls, before it is saved: the number of calls, and the calls. */
export function RulePreview({ rule, chatId }: RulePreviewProps): ReactElement | null {
  const { isAsked, answer, isOfNow } = useRulePreview(rule, chatId);
  if (!isAsked) return null;
  return (
    <div className={styles.preview} aria-live="polite" aria-busy={!isOfNow} data-waits={!isOfNow}>
      {answer === null ? <p>{words('rule-preview.looking')}</p> : <Answer answer={answer} />}
    </div>
  );
}

function Answer({ answer }: { readonly answer: PreviewAnswer }) {
  if (answer.kind === 'failed') return <ErrorText>{answer.problem}</ErrorText>;
  return <Found preview={answer.preview} isForChat={answer.scope === 'chat'} />;
}

type FoundProps = { readonly preview: Preview; readonly isForChat: boolean };

function Found({ preview, isForChat }: FoundProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { allowed, asked, denied } = preview;
  // A rule for the chat is tried only on the chat's own calls, so its silence says nothing about the rule.
  if (allowed.count + asked.count + denied.count === 0)
    return isForChat ? null : <p>{untouchedWords(preview)}</p>;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron />
        {effectWords(preview)} <span className="visually-hidden">{words('rule-preview.show')}</span>
      </button>
      {isOpen && (
        <div id={listId} className={styles.lists}>
          <Calls title={words('rule-preview.list-allowed')} calls={allowed} />
          <Calls title={words('rule-preview.list-asked')} calls={asked} />
          <Calls title={words('rule-preview.list-denied')} calls={denied} />
        </div>
      )}
    </>
  );
}

function untouchedWords({ looked }: Preview): string {
  return looked === 0 ? words('rule-preview.none') : words('rule-preview.untouched', { count: looked });
}

function effectWords({ looked, allowed, asked, denied }: Preview): string {
  const effects: readonly (readonly [PreviewedCalls, Text])[] = [
    [allowed, textOf('rule-preview.allowed', { count: allowed.count })],
    [asked, textOf('rule-preview.asked', { count: asked.count })],
    [denied, textOf('rule-preview.denied', { count: denied.count })],
  ];
  return words('rule-preview.effects', {
    looked: textOf('rule-preview.looked', { count: looked }),
    effects: effects.filter(([{ count }]) => count > 0).map(([, text]) => say(text)),
  });
}

function Calls({ title, calls }: { readonly title: string; readonly calls: PreviewedCalls }) {
  if (calls.count === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.calls}>
        {calls.rows.map((call) => (
          <Call key={`${call.chatId} ${call.callId}`} call={call} />
        ))}
      </ul>
    </section>
  );
}

function Call({ call }: { readonly call: PreviewedCall }) {
  const title = useShortTitle(call.title);
  const chat = useServerState(({ project }) => project?.chats.find(({ id }) => id === call.chatId)?.title);
  return (
    <li className={styles.call}>
      <span className={styles.title} title={title}>
        <CallTitle title={call.title} />
      </span>
      <span className={styles.chat}>{visibleProse(chat || words('history.untitled'))}</span>
      <time className={styles.time}>{agoText(call.at, Date.now())}</time>
    </li>
  );
}
