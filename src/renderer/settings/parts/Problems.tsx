import type { AnyText } from '@shared/texts/text';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { visibleText } from '../../ui/visible-text';
import styles from './Problems.module.css';

/** The problems and notices of a definition. Screen readers announce changes. */
export function Problems({ problems }: { readonly problems: readonly AnyText[] }): ReactElement {
  return (
    <div aria-live="polite">
      {problems.map((problem) => (
        <p key={JSON.stringify(problem)} className={styles.problem}>
          <TriangleAlert aria-hidden size={14} strokeWidth={1.5} className={styles.icon} />
          <span>{visibleText(problem)}</span>
        </p>
      ))}
    </div>
  );
}
