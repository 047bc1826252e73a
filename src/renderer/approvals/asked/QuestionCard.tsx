import type { Decision, Question, Subject } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { MessageCircleQuestion } from 'lucide-react';
import { memo, useState } from 'react';
import { ErrorText } from '../../ui/ErrorText';
import cardStyles from '../ApprovalCard.module.css';
import { AskedCard } from '../card/AskedCard';
import { useDecision } from '../decision';
import { ReasonForm } from '../ReasonForm';
import { useAnswerDraft } from '../shown/drafts';
import { askedName } from '../shown/question-words';
import { useCardElement } from '../use-card-element';
import { useQuestionKeys } from '../use-question-keys';
import { Choices } from './Choices';
import { choiceKeys } from './choice-keys';
import { chosenAfter } from './choosing';
import type { DrawnMarkdown } from './PlanLines';
import styles from './QuestionCard.module.css';
import { SendAnswer } from './SendAnswer';

// A question of the model to the user: choices by digit, arrow or click, and a field for free text. Enter sends.

type QuestionCardProps = {
  readonly chatId: string;
  readonly call: ToolCall;
  readonly question: Question;
  readonly subject: Extract<Subject, { kind: 'question' }>;
  readonly Markdown: DrawnMarkdown;
};

const noEdit = { kind: 'none' } as const;

export const QuestionCard = memo(({ chatId, call, question, subject, Markdown }: QuestionCardProps) => {
  const answer = useDecision(chatId, call.id);
  const [draft, keep] = useAnswerDraft(callKeyOf(chatId, call.id), question.hash);
  const [declining, setDeclining] = useState(false);
  const { element, ref } = useCardElement(answer.surface);
  const text = draft.text.trim();
  const isEmpty = draft.choices.length === 0 && text === '';
  const given: Decision | null = isEmpty ? null : { answer: 'answer', choices: [...draft.choices], text };
  const choose = (label: string) => keep({ ...draft, choices: chosenAfter(subject, draft.choices, label) });
  const send = () => given !== null && answer.decide(given);
  const { onKeyDown, onKeyDownCapture } = useQuestionKeys({
    chatId,
    question,
    answer,
    edit: noEdit,
    blocked: null,
    mainAnswer: given,
    startRejecting: () => setDeclining(true),
    walkChanges() {},
  });
  const onOwnKey = choiceKeys({ subject, choose, send, otherwise: onKeyDown });

  return (
    <AskedCard
      chatId={chatId}
      callId={call.id}
      name={askedName(subject, '')}
      icon={MessageCircleQuestion}
      heading={words('question-card.heading')}
      card={ref}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onOwnKey}
    >
      <div className={styles.question}>
        <Markdown text={subject.question} />
      </div>
      <Choices subject={subject} chosen={draft.choices} onChoose={choose} />
      {subject.choices.length > 0 && !declining && (
        <p className={cardStyles.quiet}>{words('question-card.digits')}</p>
      )}
      {!declining && (
        <textarea
          className={styles.text}
          aria-label={words('question-card.own-words')}
          placeholder={words('question-card.own-words')}
          rows={1}
          value={draft.text}
          onChange={(event) => keep({ ...draft, text: event.target.value })}
        />
      )}
      <div ref={answer.answers}>
        {declining ? (
          <ReasonForm
            editKey={callKeyOf(chatId, call.id)}
            words={{ field: words('question-card.why-not'), send: words('question-card.decline-now') }}
            variant="primary"
            isOff={!answer.armed || answer.state === 'sending'}
            onSend={(reason) => answer.decide({ answer: 'reject', ...(reason !== '' && { reason }) })}
            onBack={() => {
              setDeclining(false);
              element.current?.focus();
            }}
          >
            <ErrorText>{answer.error}</ErrorText>
          </ReasonForm>
        ) : (
          <SendAnswer answer={answer} isEmpty={isEmpty} onSend={send} onDecline={() => setDeclining(true)} />
        )}
      </div>
    </AskedCard>
  );
});
