import type { AnyText } from '@shared/texts/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleProse, visibleText } from '../../ui/visible-text';
import styles from './UrlQuestion.module.css';

type QuestionLineProps = {
  readonly icon: LucideIcon;
  readonly text: AnyText;
  readonly warns?: boolean;
  /** Whether letters of every script stay as they are, since it is prose, or tells how something looks elsewhere. */
  readonly asItIs?: boolean;
};

/** One thing to know before another machine is reached. */
export function QuestionLine({ icon: Icon, text, warns, asItIs = false }: QuestionLineProps): ReactElement {
  return (
    <p className={warns ? styles.warning : styles.line}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>{asItIs ? visibleProse(text) : visibleText(text)}</span>
    </p>
  );
}
