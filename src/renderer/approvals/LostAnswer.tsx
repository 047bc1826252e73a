import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { CircleAlert, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useEdits } from '../state/questions/edits';
import { forgetLost, useLostAnswer } from '../state/questions/lost-answers';
import { IconButton } from '../ui/IconButton';
import { visibleText } from '../ui/visible-text';
import styles from './LostAnswer.module.css';

type LostAnswerProps = { readonly chatId: string; readonly callId: string };

/** Shows who decided on a question of this window from elsewhere. A stored text beside it also says so. */
export function LostAnswer({ chatId, callId }: LostAnswerProps): ReactElement | null {
  const key = callKeyOf(chatId, callId);
  const elsewhere = useLostAnswer(key);
  const isSaid = useEdits(({ passedOver }) => passedOver[key] !== undefined);
  if (elsewhere === null || (isSaid && elsewhere.words === 'none')) return null;
  const { words: kind } = elsewhere;
  const told = visibleText(elsewhere.told);
  return (
    <div className={styles.lost} role={kind === 'none' ? 'status' : 'alert'}>
      <CircleAlert aria-hidden size={14} strokeWidth={1.75} />
      <span className={styles.words}>{kind === 'none' ? told : words(texts[kind], { told })}</span>
      <IconButton label={words('shell.dismiss-notice')} icon={X} onClick={() => forgetLost(key)} />
    </div>
  );
}

const texts = { late: 'kept-edit.answer-lost', moved: 'kept-edit.words-moved' } as const;
