import { words } from '@shared/texts/text';
import type { Display } from '@shared/tool-call/tool-call';
import { ListTodo } from 'lucide-react';
import { PlanLines } from '../../approvals/asked/PlanLines';
import { planTodos } from '../../approvals/asked/plan-todos';
import { CommentList } from '../../approvals/comments/CommentList';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { visibleProse } from '../../ui/visible-text';
import { Markdown } from '../markdown/Markdown';
import styles from './ShownAnswer.module.css';

// The user's answer to a plan or a question, always visible on the card: the plan with comments, or the user's text.

type ShownAnswerProps = { readonly chatId: string; readonly display: Display };

export function ShownAnswer({ chatId, display }: ShownAnswerProps) {
  if (display.kind === 'plan') return <ShownPlan chatId={chatId} display={display} />;
  if (display.kind !== 'answer') return null;
  const { question, choices, text } = display;
  return (
    <div className={styles.answer}>
      <div className={styles.question}>
        <Markdown text={question} />
      </div>
      {choices.length > 0 && (
        <p>{words('question-card.answered', { choices: choices.map((choice) => visibleProse(choice)) })}</p>
      )}
      {text !== '' && <p className={styles.words}>{text}</p>}
    </div>
  );
}

type ShownPlanProps = {
  readonly chatId: string;
  readonly display: Extract<Display, { kind: 'plan' }>;
};

function ShownPlan({ chatId, display: { plan, choice, comments } }: ShownPlanProps) {
  return (
    <div className={styles.answer}>
      <div className={styles.plan}>
        <PlanLines plan={plan} comments={comments} Markdown={Markdown} commenting={null} />
      </div>
      <CommentList comments={comments.filter(({ line }) => line === 0)} />
      {choice !== 'keep-planning' && <UseAsTodos chatId={chatId} plan={plan} />}
    </div>
  );
}

/** Turns the steps of an approved plan into the todo list, unless the list already has them. */
function UseAsTodos({ chatId, plan }: { readonly chatId: string; readonly plan: string }) {
  const hasTodos = useServerState((state) => (state.chats[chatId]?.todos.length ?? 0) > 0);
  const isWriter = useServerState((state) => state.chats[chatId]?.access === 'writer');
  const used = useAction();
  const todos = planTodos(plan);
  const isUsed = useServerState((state) => {
    const now = state.chats[chatId]?.todos ?? [];
    return todos.every(({ content }, index) => now[index]?.content === content);
  });
  if (todos.length === 0 || !isWriter) return null;
  if (isUsed) return <p className={styles.used}>{words('plan-card.used-as-todos')}</p>;
  return (
    <div>
      <Button
        icon={ListTodo}
        aria-disabled={used.busy}
        onClick={() => used.run(() => api.chat.setTodos({ chatId, todos: [...todos] }))}
      >
        {words(hasTodos ? 'plan-card.replace-todos' : 'plan-card.use-as-todos')}
      </Button>
      <ErrorText>{used.error}</ErrorText>
    </div>
  );
}
