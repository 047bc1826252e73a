import type { Question } from '@shared/approval/approval';
import { type AnyText, words } from '@shared/texts/text';
import { FileDiff, ShieldAlert, ShieldQuestion, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { CallTitle } from '../parts/CallTitle';
import { Button } from '../ui/Button';
import { LineCounts } from '../ui/LineCounts';
import styles from './ApprovalCard.module.css';
import { LeavingPart } from './card/LeavingPart';
import { AskingAgent } from './shown/AskingAgent';

type CardHeadingProps = {
  readonly told: AnyText;
  readonly chatId: string;
  /** The sub-agent that asks; null for the chat's own model. */
  readonly agent: string | null;
  readonly question: Question;
  readonly counts: { readonly added: number; readonly removed: number } | null;
  /** Shows the diff; null while it is in front. */
  readonly onOpen: (() => void) | null;
  /** Called before the button that shows the diff disappears. */
  onLeave(): void;
};

/** What waits, and the size of its change. */
export function CardHeading({
  told,
  chatId,
  agent,
  question,
  counts,
  onOpen,
  onLeave,
}: CardHeadingProps): ReactElement {
  const Icon = question.danger ? ShieldAlert : question.caution ? TriangleAlert : ShieldQuestion;
  return (
    <header className={styles.heading}>
      <Icon aria-hidden size={16} strokeWidth={1.5} className={styles.icon} />
      {question.danger && <span className="visually-hidden">{words('approval-card.dangerous')} </span>}
      {question.caution && <span className="visually-hidden">{words('approval-card.caution')} </span>}
      {agent !== null && (
        <span className={styles.agent}>
          <AskingAgent name={agent} />
        </span>
      )}
      <span className={styles.title}>
        <CallTitle title={told} chatId={chatId} />
      </span>
      {counts !== null && (
        <span className={styles.counts}>
          <LineCounts {...counts} />
          {onOpen && (
            <LeavingPart onLeave={onLeave}>
              <Button variant="quiet" icon={FileDiff} className={styles.open} onClick={onOpen}>
                {words('approval-card.open-diff')}
              </Button>
            </LeavingPart>
          )}
        </span>
      )}
    </header>
  );
}
