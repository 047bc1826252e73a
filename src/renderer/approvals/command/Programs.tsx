import type { SandboxUse } from '@shared/approval/approval';
import type { OpenedPlaces } from '@shared/sandbox/sandbox';
import { words } from '@shared/texts/text';
import { Folder } from 'lucide-react';
import type { ReactElement } from 'react';
import { SandboxPlace } from '../../parts/SandboxPlace';
import command from './CommandQuestion.module.css';
import { CommandText } from './CommandText';
import styles from './Programs.module.css';

type ProgramsProps = {
  readonly lines: readonly string[];
  readonly sandbox?: SandboxUse;
  readonly opened?: OpenedPlaces;
};

const nothing: OpenedPlaces = { hosts: [], folders: [] };

/** The programs that a call starts, each with all its arguments. The first one's input is shown after them. */
export function Programs({ lines, sandbox, opened = nothing }: ProgramsProps): ReactElement {
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
      {sandbox?.kind === 'in' && <SandboxPlace place={{ kind: 'in', ...opened }} />}
      {sandbox?.kind === 'without' && <SandboxPlace place={sandbox} />}
    </>
  );
}
