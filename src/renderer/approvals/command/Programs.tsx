import { words } from '@shared/texts/text';
import { Folder } from 'lucide-react';
import type { ReactElement } from 'react';
import command from './CommandQuestion.module.css';
import { CommandText } from './CommandText';
import styles from './Programs.module.css';

/** The programs that a call starts, each with all its words; what the first one reads follows. */
export function Programs({ lines }: { readonly lines: readonly string[] }): ReactElement {
  return (
    <>
      <ol className={styles.programs}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the programs of one call never change places.
          <li key={index}>
            <span className={styles.label}>
              {words(index === 0 ? 'approval-card.program' : 'approval-card.next-program')}
            </span>
            <CommandText text={line} />
          </li>
        ))}
      </ol>
      <p className={command.place}>
        <Folder aria-hidden size={14} strokeWidth={1.5} />
        <span>{words('approval-card.programs-in-project')}</span>
      </p>
    </>
  );
}
