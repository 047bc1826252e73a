import type { AnyText } from '@shared/texts/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleText } from '../../ui/visible-text';
import styles from './UrlQuestion.module.css';

type QuestionLineProps = { readonly icon: LucideIcon; readonly text: AnyText; readonly warns?: boolean };

/** One thing to know before another machine is reached. */
export function QuestionLine({ icon: Icon, text, warns }: QuestionLineProps): ReactElement {
  return (
    <p className={warns ? styles.warning : styles.line}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>{visibleText(text)}</span>
    </p>
  );
}
