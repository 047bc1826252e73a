import type { Notice } from '@shared/app-state';
import { type AnyText, isTextOf, words } from '@shared/texts/text';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { openDataFile } from '../state/files/open-data-file';
import { api, useServerState } from '../state/server-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { useAction } from '../ui/use-action';
import { visibleLines } from '../ui/visible-text';
import styles from './Notices.module.css';

// Notices of the main process to every window, newest last, each until a user dismisses it, with a link into its file.

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;

const none: readonly Notice[] = [];

/** For links to the notices. */
export const noticesId = 'notices';

export function Notices() {
  const notices = useServerState((state) => state.app?.notices ?? none);
  const { run, error } = useAction();
  if (notices.length === 0) return null;
  return (
    <section id={noticesId} className={styles.list} aria-label={words('shell.notices')}>
      {notices.map((notice) => (
        <NoticeBar
          key={notice.id}
          notice={notice}
          onDismiss={() => run(() => api.app.dismissNotice({ id: notice.id }))}
        />
      ))}
      <ErrorText>{error}</ErrorText>
    </section>
  );
}

function NoticeBar({ notice, onDismiss }: { readonly notice: Notice; onDismiss(): void }) {
  const Icon = icons[notice.level];
  return (
    <div
      className={`${styles.notice} ${styles[notice.level]}`}
      role={notice.level === 'error' ? 'alert' : 'status'}
    >
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      <span className={styles.text}>{visibleLines(notice.text)}</span>
      <OpenFile {...notice} />
      <IconButton
        label={words('shell.dismiss-notice')}
        icon={X}
        className={styles.dismiss}
        onClick={onDismiss}
      />
    </div>
  );
}

/** Only an open project has tabs for it. */
function OpenFile({ file, text }: Notice) {
  const hasRoom = useServerState((state) => state.project?.state === 'open');
  if (file === null || !hasRoom) return null;
  return (
    <Button variant="quiet" className={styles.open} onClick={() => openDataFile(file, brokenLine(text))}>
      {words('shell.open-data-file', { name: file })}
    </Button>
  );
}

/** The line of the error in the file, or undefined; also undefined for a file that was put aside. */
function brokenLine(told: AnyText): number | undefined {
  if (typeof told === 'string') return undefined;
  const { line, all } = told.params;
  if (isTextOf(told, 'file.invalid')) return typeof line === 'number' ? line : undefined;
  if (!Array.isArray(all) || all.some((one) => isTextOf(one, 'file.put-aside'))) return undefined;
  return all.map(brokenLine).find((found) => found !== undefined);
}
