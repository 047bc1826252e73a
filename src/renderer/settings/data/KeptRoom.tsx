import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useState } from 'react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import styles from '../parts/Section.module.css';

/** The disk space that earlier versions of changed files use, and a button that frees it. */
export function KeptRoom(): ReactElement {
  const [bytes, setBytes] = useState<number | null>(null);
  const [asks, setAsks] = useState(false);
  const { run, busy, error } = useAction();
  useEffect(() => {
    // If the size is unknown, nothing appears.
    api.changes.room().then(setBytes, () => setBytes(null));
  }, []);
  const empty = () =>
    run(() =>
      api.changes.emptyRoom().then((left) => {
        setBytes(left);
        setAsks(false);
      }),
    );
  return (
    <div className={styles.list}>
      <div className={styles.item}>
        <div className={styles.words}>
          <strong>{words('settings-page.kept-room')}</strong>
          <p className={styles.detail} role="status">
            {bytes === 0 && words('settings-page.kept-none')}
            {bytes !== null && bytes > 0 && words('settings-page.kept-size', { bytes })}
          </p>
          {!asks && <ErrorText>{error}</ErrorText>}
        </div>
        <Button disabled={bytes === null || bytes === 0} onClick={() => setAsks(true)}>
          {words('settings-page.kept-empty')}
        </Button>
      </div>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={words('settings-page.kept-ask')}
        description={words('settings-page.kept-ask-why')}
        footer={
          <>
            <Button onClick={() => setAsks(false)}>{words('ui.cancel')}</Button>
            <Button variant="danger" disabled={busy} onClick={empty}>
              {words('settings-page.kept-do')}
            </Button>
          </>
        }
      >
        <ErrorText>{error}</ErrorText>
      </Dialog>
    </div>
  );
}
