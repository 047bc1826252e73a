import type { WaitingElsewhere } from '@shared/contract/window-calls';
import { words } from '@shared/texts/text';
import { FolderClock } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { openFolder } from '../state/open-project';
import { api, useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import styles from './Elsewhere.module.css';

/** Closed projects with waiting questions: the user opens a project before deciding anything in it. */
export function Elsewhere(): ReactElement | null {
  const projects = useWaitingElsewhere();
  const { run, busy, error } = useAction();
  if (projects.length === 0) return null;
  return (
    <section className={styles.elsewhere} aria-labelledby="inbox-elsewhere">
      <h2 id="inbox-elsewhere" className={styles.heading}>
        {words('inbox.elsewhere')}
      </h2>
      <ul className={styles.rows}>
        {projects.map(({ key, root, name, count, locked }) => {
          const said = words('inbox.elsewhere-row', { count, project: visibleText(name) });
          return (
            <li key={key} className={styles.row} title={visibleText(root)}>
              <FolderClock aria-hidden size={16} strokeWidth={1.5} className={styles.icon} />
              <span className={styles.words}>
                {said}
                {locked && <span className={styles.note}>{words('inbox.in-another')}</span>}
              </span>
              <Button
                aria-label={`${words('inbox.open')}: ${said}`}
                disabled={busy}
                onClick={() => run(() => openFolder(root))}
              >
                {words('inbox.open')}
              </Button>
            </li>
          );
        })}
      </ul>
      <ErrorText>{error}</ErrorText>
    </section>
  );
}

/** Loaded when the list appears, and whenever the set of open projects changes. */
function useWaitingElsewhere(): readonly WaitingElsewhere[] {
  const open = useServerState(({ app }) => app?.projects.map(({ key }) => key).join(' ') ?? '');
  const isConnected = useServerState(({ connection }) => connection === 'open');
  const [found, setFound] = useState<readonly WaitingElsewhere[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is what main leaves out.
  useEffect(() => {
    if (!isConnected) return;
    let isCurrent = true;
    // A failure leaves the list empty; the window already shows that the main process cannot be reached.
    api.inbox.elsewhere().then(
      (projects) => isCurrent && setFound(projects),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [open, isConnected]);
  return found;
}
