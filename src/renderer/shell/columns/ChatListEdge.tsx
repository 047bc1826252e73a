import { words } from '@shared/texts/text';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { chatListWidths, setChatListWidth } from '../../state/chat-list/chat-list';
import styles from './Columns.module.css';

/** The edge of the docked chat list: the mouse and the arrow keys move it, Home and End move it to its limits. */
export function ChatListEdge({ width }: { readonly width: number }): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words('shell.chats-width')}
      aria-valuenow={width}
      aria-valuemin={chatListWidths.least}
      aria-valuemax={chatListWidths.most}
      className={`${styles.separator} ${styles.listEdge}`}
      onKeyDown={(event) => moveByKey(event, width)}
      onPointerDown={beginMove}
      onPointerMove={move}
      onDoubleClick={() => setChatListWidth(chatListWidths.usual)}
    />
  );
}

function moveByKey(event: KeyboardEvent, width: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = widthFor(event.key, width);
  if (to === null) return;
  event.preventDefault();
  setChatListWidth(to);
}

const stepWidth = 16;

/** The column is at the right. */
function widthFor(key: string, width: number): number | null {
  if (key === 'ArrowLeft') return width + stepWidth;
  if (key === 'ArrowRight') return width - stepWidth;
  if (key === 'Home') return chatListWidths.least;
  return key === 'End' ? chatListWidths.most : null;
}

function beginMove(event: PointerEvent): void {
  if (event.button !== 0) return;
  event.preventDefault();
  event.currentTarget.setPointerCapture(event.pointerId);
}

function move({ currentTarget, pointerId, clientX }: PointerEvent): void {
  if (!currentTarget.hasPointerCapture(pointerId)) return;
  const end = currentTarget.parentElement?.getBoundingClientRect().right ?? window.innerWidth;
  setChatListWidth(end - clientX);
}
