import type { ReactElement } from 'react';
import { sandboxText } from '../../state/sandbox-words';
import { useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import styles from './SettingItem.module.css';

/** What holds for commands on this machine, and what would help where there is no sandbox. */
export function SandboxFact(): ReactElement | null {
  const sandbox = useServerState(({ app }) => app?.sandbox ?? null);
  const text = sandbox && sandboxText(sandbox);
  if (text === null) return null;
  return (
    <p className={styles.hint} role="status">
      {visibleText(text)}
    </p>
  );
}
