import type { Notice } from '@shared/app-state';
import { words } from '@shared/texts/text';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { api, useServerState } from '../state/server-state';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { useAction } from '../ui/use-action';
import { visibleLines } from '../ui/visible-text';
import styles from './Notices.module.css';

// What main has to say to every window, newest last, each until somebody dismisses it.

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;

const none: readonly Notice[] = [];

/** For whoever leads to them. */
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
      <IconButton
        label={words('shell.dismiss-notice')}
        icon={X}
        className={styles.dismiss}
        onClick={onDismiss}
      />
    </div>
  );
}
