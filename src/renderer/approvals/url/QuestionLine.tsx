import type { AnyText } from '@shared/texts/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleProse, visibleText } from '../../ui/visible-text';
import styles from './UrlQuestion.module.css';

type QuestionLineProps = {
  readonly icon: LucideIcon;
  readonly text: AnyText;
  readonly warns?: boolean;
  /** Shows letters of all scripts unchanged, because the text is prose, or itself explains a look-alike. */
  readonly asItIs?: boolean;
};

/** A fact to know before Pilotfish contacts another machine. */
export function QuestionLine({ icon: Icon, text, warns, asItIs = false }: QuestionLineProps): ReactElement {
  return (
    <p className={warns ? styles.warning : styles.line}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      <span>{asItIs ? visibleProse(text) : visibleText(text)}</span>
    </p>
  );
}
