import { words } from '@shared/texts/text';
import { Columns2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { EmptyState } from '../../ui/EmptyState';
import { Kbd } from '../../ui/Kbd';
import styles from './Hints.module.css';

/** The editor area without tabs. */
export function Hints(): ReactElement {
  return (
    <EmptyState icon={Columns2} title={words('editor-area.empty')}>
      <p>{words('editor-area.empty-hint')}</p>
      <dl className={styles.hints}>
        <dt>{words('editor-area.hint-next-change')}</dt>
        <dd>
          <Kbd keys={keysOf('questions.next')} />
        </dd>
        <dt>{words('editor-area.hint-open-file')}</dt>
        <dd>
          <Kbd keys={keysOf('row.open')} />
        </dd>
        <dt>{words('editor-area.hint-terminal')}</dt>
        <dd>
          <Kbd keys={keysOf('terminal.toggle')} />
        </dd>
        <dt>{words('editor-area.hint-close-tab')}</dt>
        <dd>
          <Kbd keys={keysOf('tab.close')} />
        </dd>
      </dl>
    </EmptyState>
  );
}
