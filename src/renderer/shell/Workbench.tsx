import { words } from '@shared/texts/text';
import { type FocusEvent, lazy, type ReactNode, useMemo } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useChatListWidth } from '../state/chat-list/use-chat-list';
import { useDrawer } from '../state/layout/side-panels';
import { LazyPart } from '../ui/LazyPart';
import { ChatListEdge } from './columns/ChatListEdge';
import styles from './columns/Columns.module.css';
import { EditorAndTerminals } from './columns/EditorAndTerminals';
import { ReviewSlot } from './columns/ReviewSlot';
import { SideColumn } from './columns/SideColumn';
import { type Columns, widths } from './use-columns';

// The columns: the project tree, the editor area with the terminals below it, the chat, and the chat list if it is
// docked. The window stores their sizes. In a narrow window the tree and the chat are drawers over the editor area.

const Drawers = lazy(() => import('./columns/Drawers').then((m) => ({ default: m.Drawers })));

type WorkbenchProps = {
  readonly chat: ReactNode;
  /** The docked chat list. */
  readonly chats: ReactNode;
  readonly columns: Columns;
};

export function Workbench({ chat, chats, columns }: WorkbenchProps) {
  const { keptLayout, isNarrow } = columns;
  const defaultLayout = useMemo(keptLayout, [keptLayout]);
  const listWidth = useChatListWidth();
  const isCovered = useDrawer(({ open }) => open !== null) && isNarrow;
  return (
    <main className={styles.workbench} onFocus={isNarrow ? undefined : noteChat}>
      <h1 className="visually-hidden">{words('shell.product')}</h1>
      <div className={styles.columns} inert={isCovered}>
        <Group orientation="horizontal" {...columns.group} defaultLayout={defaultLayout}>
          {!isNarrow && (
            <>
              <Panel
                id="tree"
                className={`${styles.panel} ${styles.side}`}
                minSize={widths.tree[0]}
                maxSize={widths.tree[1]}
                collapsible
                groupResizeBehavior={columns.keeps}
                panelRef={columns.panels.tree}
              >
                <ReviewSlot>
                  <SideColumn />
                </ReviewSlot>
              </Panel>
              <Separator className={styles.separator} aria-label={words('shell.tree-width')} />
            </>
          )}
          <Panel id="editor" className={styles.panel} minSize={isNarrow ? 0 : widths.editor}>
            <EditorAndTerminals />
          </Panel>
          {!isNarrow && (
            <>
              <Separator className={styles.separator} aria-label={words('shell.chat-width')} />
              <Panel
                id="chat"
                className={`${styles.panel} ${styles.side}`}
                minSize={widths.chat}
                collapsible
                groupResizeBehavior={columns.keeps}
                panelRef={columns.panels.chat}
              >
                <div className={styles.sideContent}>{chat}</div>
              </Panel>
            </>
          )}
        </Group>
      </div>
      {listWidth > 0 && (
        <>
          <ChatListEdge width={listWidth} />
          <div className={styles.list} style={{ width: listWidth }}>
            {chats}
          </div>
        </>
      )}
      {isNarrow && (
        <LazyPart>
          <Drawers chat={chat} />
        </LazyPart>
      )}
    </main>
  );
}

/**
 * If the user is in the chat when the window becomes narrow, its drawer stays open. A dialog is outside the columns and
 * changes nothing: the chat that opened it stays.
 */
function noteChat({ target, currentTarget }: FocusEvent): void {
  if (!currentTarget.contains(target)) return;
  useDrawer.setState({ open: target.closest('[data-panel]#chat') ? 'chat' : null });
}
