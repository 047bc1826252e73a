import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { CircleAlert, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { forgetLost, useLostAnswer } from '../state/questions/lost-answers';
import { IconButton } from '../ui/IconButton';
import { visibleText } from '../ui/visible-text';
import styles from './LostAnswer.module.css';

type LostAnswerProps = { readonly chatId: string; readonly callId: string };

/** That this window's answer came too late, and what was decided instead. Nothing where none did. */
export function LostAnswer({ chatId, callId }: LostAnswerProps): ReactElement | null {
  const key = callKeyOf(chatId, callId);
  const told = useLostAnswer(key);
  if (told === null) return null;
  return (
    <div className={styles.lost} role="alert">
      <CircleAlert aria-hidden size={14} strokeWidth={1.75} />
      <span className={styles.words}>{words('kept-edit.answer-lost', { told: visibleText(told) })}</span>
      <IconButton label={words('shell.dismiss-notice')} icon={X} onClick={() => forgetLost(key)} />
    </div>
  );
}
