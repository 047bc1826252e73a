import type { Decision, PlanChoice, PlanComment, Question, Subject } from '@shared/approval/approval';
import { type CallKey, callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { ClipboardList } from 'lucide-react';
import { memo, useState } from 'react';
import { leaveWords, leftWords } from '../../state/questions/left-words';
import { useShortTitle } from '../../state/short-title';
import { ErrorText } from '../../ui/ErrorText';
import { AskedCard } from '../card/AskedCard';
import { CommentList } from '../comments/CommentList';
import { useDecision } from '../decision';
import { ReasonForm } from '../ReasonForm';
import { type Commenting, commentsOf, type OpenComment, type PlanDraft, usePlanDraft } from '../shown/drafts';
import { askedName } from '../shown/question-words';
import { useEndsSeen } from '../shown/use-ends-seen';
import { WholeText } from '../shown/WholeText';
import { useCardElement } from '../use-card-element';
import { useQuestionKeys } from '../use-question-keys';
import { PlanAnswers } from './PlanAnswers';
import styles from './PlanCard.module.css';
import { type DrawnMarkdown, PlanLines } from './PlanLines';

// A plan that waits for the user, who reads it, comments on its lines, and approves it or not.

type PlanCardProps = {
  readonly chatId: string;
  readonly call: ToolCall;
  readonly question: Question;
  readonly subject: Extract<Subject, { kind: 'plan' }>;
  readonly Markdown: DrawnMarkdown;
};

const noEdit = { kind: 'none' } as const;

export const PlanCard = memo(({ chatId, call, question, subject, Markdown }: PlanCardProps) => {
  const answer = useDecision(chatId, call.id);
  const [draft, keep] = usePlanDraft(callKeyOf(chatId, call.id), question.hash);
  const [explaining, setExplaining] = useState(false);
  const { ends, unseen } = useEndsSeen(question);
  const { element, ref } = useCardElement(answer.surface);
  const comments = commentsOf(draft);
  const decision = (choice: PlanChoice, also: readonly PlanComment[] = []): Decision => ({
    answer: 'plan',
    choice,
    comments: [...comments, ...also],
  });
  const main: PlanChoice = comments.length > 0 ? 'keep-planning' : 'go-asking';
  const keys = useQuestionKeys({
    chatId,
    question,
    answer,
    edit: noEdit,
    blocked: main === 'keep-planning' ? null : unseen,
    mainAnswer: decision(main),
    startRejecting: () => setExplaining(true),
    walkChanges() {},
  });
  const commenting = commentingOn(callKeyOf(chatId, call.id), draft, keep);
  const title = useShortTitle(call.title, chatId);

  return (
    <AskedCard
      chatId={chatId}
      callId={call.id}
      name={askedName(subject, title)}
      icon={ClipboardList}
      heading={words('plan-card.heading')}
      card={ref}
      {...keys}
    >
      <WholeText ends={ends} complete>
        <PlanLines
          plan={subject.plan}
          comments={draft.comments}
          Markdown={Markdown}
          commenting={commenting}
        />
      </WholeText>
      <CommentList comments={draft.comments.filter(({ line }) => line === 0)} onRemove={commenting.remove} />
      <p className={styles.hint}>{words('plan-card.how-to-comment')}</p>
      <div ref={answer.answers}>
        {explaining ? (
          <ReasonForm
            editKey={callKeyOf(chatId, call.id)}
            words={{ field: words('plan-card.what-else'), send: words('plan-card.keep-planning') }}
            variant="primary"
            isOff={!answer.armed || answer.state === 'sending'}
            onSend={(text) =>
              answer.decide(decision('keep-planning', text === '' ? [] : [{ line: 0, text }]))
            }
            onBack={() => {
              setExplaining(false);
              element.current?.focus();
            }}
          >
            <ErrorText>{answer.error}</ErrorText>
          </ReasonForm>
        ) : (
          <PlanAnswers
            answer={answer}
            comments={comments.length}
            unseen={unseen}
            onChoose={(choice) => answer.decide(decision(choice))}
            onExplain={() => setExplaining(true)}
          />
        )}
      </div>
    </AskedCard>
  );
});

function commentingOn(key: CallKey, draft: PlanDraft, keep: (draft: PlanDraft) => void): Commenting {
  const { comments } = draft;
  return {
    open: draft.open,
    write(open) {
      // Text in another open comment is preserved.
      const isSame = open === null || (open.line === draft.open?.line && open.was === draft.open.was);
      if (open === null) leaveOpen(key, draft.open);
      keep({ comments: isSame ? comments : commentsOf(draft), open: isSame ? open : withLeft(key, open) });
    },
    drop: () => keep({ comments, open: null }),
    add: (open) => keep({ comments: commentsOf({ comments, open }), open: null }),
    remove: (comment) => keep({ ...draft, comments: comments.filter((one) => one !== comment) }),
  };
}

/** Preserves an unfinished comment, unless it equals the stored one. */
function leaveOpen(key: CallKey, open: OpenComment | null): void {
  if (open !== null) leaveWords(key, fieldOf(open), open.text === open.was ? '' : open.text);
}

/** The comment with its preserved text, which is open again now. */
function withLeft(key: CallKey, open: OpenComment): OpenComment {
  const text = leftWords(key, fieldOf(open)) || open.text;
  leaveWords(key, fieldOf(open), '');
  return { ...open, text };
}

function fieldOf({ line, was = '' }: OpenComment): string {
  return `comment ${line} ${was}`;
}
