import { words } from '@shared/texts/text';
import { FolderClock } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { openFolder } from '../state/open-project';
import { useRecent } from '../state/use-recent';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import { Hint } from './Hint';
import styles from './QuickAsk.module.css';
import { fitWindow } from './quick-window';

const mostOffered = 6;

/** Shown while no folder is open: the recent ones, to choose from. */
export function FolderChoice(): ReactElement {
  const { projects, look } = useRecent();
  const { run, busy, error } = useAction();
  useEffect(look, [look]);
  useEffect(() => {
    fitWindow('folders');
    return () => fitWindow('field');
  }, []);
  const offered = projects.filter(({ missing }) => !missing).slice(0, mostOffered);
  if (offered.length === 0) return <Hint leadsToMain>{words('quick-ask.no-recent')}</Hint>;
  return (
    <>
      <Hint>{words('quick-ask.no-project')}</Hint>
      <ul className={styles.folders}>
        {offered.map(({ key, name, root }) => (
          <li key={key}>
            <Button
              variant="quiet"
              icon={FolderClock}
              className={styles.folder}
              disabled={busy}
              onClick={() => run(() => openFolder(root))}
            >
              <span>{visibleText(name)}</span>
              <span className={styles.root}>{visibleText(root)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText>{error}</ErrorText>
    </>
  );
}
