import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { useNow } from '../ui/use-now';
import { VirtualList, type VirtualListHandle } from '../ui/virtual-list/VirtualList';
import styles from './InboxList.module.css';
import { InboxRowView } from './InboxRowView';
import { walkedTo } from './inbox-rows';
import type { Inbox } from './use-inbox';

type InboxListProps = Pick<Inbox, 'rows' | 'at' | 'choose'> & {
  /** Moves the focus to the shown question. */
  onEnter(): void;
};

/** In pixels, for a row that has no marks. */
const rowHeight = 48;
/** Ages are shown in minutes. */
const agesEveryMs = 30_000;

/** The list of questions: it has the focus, the arrow keys choose, and Enter goes to the question. */
export function InboxList({ rows, at, choose, onEnter }: InboxListProps): ReactElement {
  const id = useId();
  const now = useNow(agesEveryMs);
  const handle = useRef<VirtualListHandle>(null);
  const optionId = (index: number) => `${id}-${rows[index]?.id}`;
  useEffect(() => {
    if (at >= 0) handle.current?.scrollToIndex(at, { align: 'nearest' });
  }, [at]);
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = walkedTo(event.key, at, rows.length);
    if (to === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (to === null) onEnter();
    else choose(to);
  };
  return (
    <div className={styles.list} style={{ '--rows': rows.length }}>
      <VirtualList
        ref={handle}
        role="listbox"
        tabIndex={0}
        aria-label={words('inbox.list')}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        className={styles.scroller}
        data={rows}
        itemSize={rowHeight}
        keepMounted={at >= 0 ? [at] : []}
        onKeyDown={pressKey}
      >
        {(row, index) => (
          <InboxRowView
            key={row.id}
            id={optionId(index)}
            row={row}
            isChosen={index === at}
            now={now}
            onChoose={() => choose(index)}
            onEnter={onEnter}
          />
        )}
      </VirtualList>
    </div>
  );
}
