import type { PlanComment } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { MessageSquarePlus } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { LineComments } from '../comments/LineComments';
import type { Commenting, OpenComment } from '../shown/drafts';
import styles from './PlanLines.module.css';
import { planRows, rowWords } from './plan-rows';

// A plan line by line, each with its comments. If the user can comment, each line has a button; the tab order includes
// one of them, and the arrow keys move between them.

/** The component that renders markdown, passed in by the owner of the messages. */
export type DrawnMarkdown = ComponentType<{ readonly text: string }>;

type PlanLinesProps = {
  readonly plan: string;
  readonly comments: readonly PlanComment[];
  readonly Markdown: DrawnMarkdown;
  /** Null: the plan is only shown. */
  readonly commenting: Commenting | null;
};

export function PlanLines({ plan, comments, Markdown, commenting }: PlanLinesProps) {
  const rows = useMemo(() => planRows(plan), [plan]);
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(rows[0]?.line ?? 0);
  const [openedHere, setOpenedHere] = useState<number | null>(null);
  const close = (line: number) => {
    setOpenedHere(null);
    focusButton(list.current, line);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const next = nextButton(event);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ol ref={list} className={styles.lines} aria-label={words('plan-card.lines')} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <li key={row.line} className={styles.line} data-level={Math.min(row.level, 3)}>
          <div className={styles.text}>
            <Markdown text={row.text} />
          </div>
          {commenting !== null && (
            <IconButton
              label={words('plan-card.comment-on', { line: rowWords(row) })}
              icon={MessageSquarePlus}
              className={styles.comment}
              data-line={row.line}
              tabIndex={row.line === current ? 0 : -1}
              onFocus={() => setCurrent(row.line)}
              onClick={() => {
                setOpenedHere(row.line);
                if (!isBegun(commenting.open, row.line)) commenting.write({ line: row.line, text: '' });
              }}
            />
          )}
          <LineComments
            label={words('plan-card.comment-on', { line: rowWords(row) })}
            line={row.line}
            comments={comments}
            commenting={commenting}
            isOpenedHere={openedHere === row.line}
            onOpen={() => setOpenedHere(row.line)}
            onClose={() => close(row.line)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Whether the user is writing a new comment on the line. */
function isBegun(open: OpenComment | null, line: number): boolean {
  return open?.line === line && open.was === undefined;
}

function focusButton(list: HTMLElement | null, line: number): void {
  list?.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus();
}

/** The next button for a key on one of them; null for any other key. */
function nextButton({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = target instanceof HTMLElement ? buttons.indexOf(target) : -1;
  if (at === -1) return null;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  return buttons[places[key] ?? -1] ?? null;
}
