import { words } from '@shared/texts/text';
import { Undo2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { AcceptThese } from '../../approvals/batch/AcceptThese';
import type { Together } from '../../approvals/batch/use-together';
import type { DecisionAnswer } from '../../approvals/decision';
import { lookAt } from '../../state/batch/batch-ahead';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { visibleText } from '../../ui/visible-text';
import styles from './AheadBar.module.css';

type AheadBarProps = {
  readonly chatId: string;
  readonly callId: string;
  /** The path of the waiting change. */
  readonly path: string;
  readonly answer: DecisionAnswer;
  readonly together: Together | null;
  readonly blocked: string | null;
  /** The buttons to the other edits. */
  readonly children: ReactNode;
};

/**
 * The bar below a later change. Such a change has no decision of its own: accept all, or go back to the waiting one.
 */
export function AheadBar({
  chatId,
  callId,
  path,
  answer,
  together,
  blocked,
  children,
}: AheadBarProps): ReactElement {
  const file = visibleText(path.slice(path.lastIndexOf('/') + 1));
  return (
    <div className={styles.bar}>
      {together && <AcceptThese isMain together={together} answer={answer} blocked={blocked} />}
      <Button icon={Undo2} onClick={() => lookAt(chatId, callId, null)}>
        {words('review.ahead-back', { file })}
      </Button>
      {children}
      <ErrorText>{answer.error}</ErrorText>
    </div>
  );
}
