import type { ReactElement } from 'react';
import { sandboxText } from '../../state/sandbox-words';
import { useServerState } from '../../state/server-state';
import { visibleText } from '../../ui/visible-text';
import styles from './SettingItem.module.css';

/** The state of the sandbox on this machine, with help if there is none. */
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
