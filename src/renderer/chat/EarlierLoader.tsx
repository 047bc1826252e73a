import { words } from '@shared/texts/text';
import { useCallback } from 'react';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import styles from './EarlierLoader.module.css';
import { loadEarlier } from './earlier/earlier';

// The row above the oldest loaded item. It loads older items when the user scrolls up to it.

export const earlierLoaderHeight = 36;

type EarlierLoaderProps = { readonly chatId: string; readonly count: number; readonly auto: boolean };

export function EarlierLoader({ chatId, count, auto }: EarlierLoaderProps) {
  const { run, busy, error } = useAction();
  const load = () => run(() => loadEarlier(chatId));
  return (
    <div className={styles.row} style={{ height: earlierLoaderHeight }}>
      {auto && !busy && error === null && <Sentinel key={count} onSeen={load} />}
      <Button variant="quiet" disabled={busy} onClick={load}>
        {busy ? words('chat-panel.loading-earlier') : words('chat-panel.show-earlier', { count })}
      </Button>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}

/** Calls `onSeen` once, when it comes on screen. */
function Sentinel({ onSeen }: { onSeen(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched once for each page; a new page is a new sentinel.
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onSeen();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <span ref={watch} className={styles.sentinel} />;
}
