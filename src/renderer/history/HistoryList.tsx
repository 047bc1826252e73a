import { words } from '@shared/texts/text';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { type VirtualListHandle, VirtualRows } from '../ui/virtual-list/VirtualList';
import { HistoryCall } from './HistoryCall';
import styles from './HistoryList.module.css';
import { type HistoryRow, historyRows, rowAttribute } from './history-rows';
import type { ShownHistory } from './use-history';

type HistoryListProps = { readonly shown: ShownHistory; onNearEnd(): void };

/** Pixels before the end at which older calls are loaded. */
const nearEnd = 1200;

/**
 * The calls under their days. If calls end while the user has scrolled down, the rows stay in place and a button offers
 * the new calls.
 */
export function HistoryList({ shown, onNearEnd }: HistoryListProps): ReactElement {
  const list = useRef<VirtualListHandle>(null);
  const room = useRef<HTMLElement>(null);
  /** The first call at the moment when the user scrolled away from the beginning. */
  const [top, setTop] = useState<string | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const all = historyRows(shown.calls, new Date());
  const begin =
    top === null
      ? 0
      : Math.max(
          0,
          all.findIndex(({ id }) => id === top),
        );
  const newer = all.slice(0, begin);
  const heading = newer.filter(({ kind }) => kind === 'day').slice(-1);
  const rows = [...heading, ...all.slice(begin)];
  const fresh = newer.filter(({ kind }) => kind === 'call').length;
  const first = rows.find(({ kind }) => kind === 'call')?.id ?? null;
  const current = rows.some(({ id }) => id === active) ? active : first;

  const onScroll = (offset: number) => {
    if (offset > 0 !== (top !== null)) setTop(offset > 0 ? first : null);
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {};
    if (offset + viewportSize > scrollSize - nearEnd) onNearEnd();
  };
  const toggle = (id: string) => {
    setActive(id);
    setOpen(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]));
  };
  const walk = (event: KeyboardEvent) => {
    const next = stepOf(event, rows, current);
    if (next === null) return;
    event.preventDefault();
    const { id } = rows[next] ?? { id: '' };
    setActive(id);
    list.current?.scrollToIndex(next, { align: 'nearest' });
    // A row far from the screen is rendered in the next frame.
    if (!focusRow(room.current, id)) requestAnimationFrame(() => focusRow(room.current, id));
  };
  return (
    <section ref={room} className={styles.room} aria-label={words('history.list')} onKeyDown={walk}>
      {fresh > 0 && (
        <div className={styles.fresh} role="status">
          <Button icon={ArrowUp} onClick={() => list.current?.scrollToIndex(0)}>
            {words('history.new', { count: fresh })}
          </Button>
        </div>
      )}
      <VirtualRows ref={list} as="ul" item="li" data={rows} itemSize={34} onScroll={onScroll}>
        {(row: HistoryRow) =>
          row.kind === 'day' ? (
            <h2 key={row.id} className={styles.day}>
              {row.text}
            </h2>
          ) : (
            <HistoryCall
              key={row.id}
              call={row.call}
              rowId={row.id}
              isOpen={open.has(row.id)}
              isActive={row.id === current}
              onToggle={() => toggle(row.id)}
            />
          )
        }
      </VirtualRows>
    </section>
  );
}

function focusRow(room: HTMLElement | null, id: string): boolean {
  const row = room?.querySelector<HTMLElement>(`[${rowAttribute}="${CSS.escape(id)}"]`);
  row?.focus();
  return Boolean(row);
}

/** The next call in the direction of an arrow key, or null. */
function stepOf({ key, target }: KeyboardEvent, rows: readonly HistoryRow[], current: string | null) {
  if (!(target instanceof Element && target.hasAttribute(rowAttribute))) return null;
  const calls = rows.flatMap(({ kind }, index) => (kind === 'call' ? [index] : []));
  const at = calls.findIndex((index) => rows[index]?.id === current);
  switch (key) {
    case 'ArrowDown':
      return calls[at + 1] ?? null;
    case 'ArrowUp':
      return calls[at - 1] ?? null;
    case 'Home':
      return calls[0] ?? null;
    case 'End':
      return calls.at(-1) ?? null;
    default:
      return null;
  }
}
