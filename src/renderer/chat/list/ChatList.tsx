import '../../parts/panel-texts';
import type { FoundChats } from '@shared/chat/found-chats';
import type { AnyText } from '@shared/texts/text';
import { words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { goToMessage } from '../../state/chat-list/message-goal';
import { api, useServerState } from '../../state/server-state';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { VirtualRows } from '../../ui/virtual-list/VirtualList';
import styles from './ChatList.module.css';
import { ChatRow } from './ChatRow';
import { DeletedChats } from './DeletedChats';
import { DeleteQuestion } from './DeleteQuestion';
import { HitRow } from './HitRow';
import { KeepOpenButton } from './KeepOpenButton';
import { type ListRow, type ListView, listRows, rowHeights } from './list-rows';
import { UndoLine } from './UndoLine';
import { type ListActions, useListActions } from './use-list-actions';
import { type RowWalk, useRowWalk } from './use-row-walk';
import { ViewSwitch } from './ViewSwitch';

// The open list of chats. A search finds titles and messages; otherwise the list is grouped by state and day.

type ChatListProps = {
  readonly chatId: string | null;
  readonly takesKeyboard: boolean;
  onPick(id: string): void;
};

export function ChatList({ chatId, takesKeyboard, onPick }: ChatListProps) {
  const chats = useServerState((state) => state.project?.chats ?? none);
  const project = useServerState((state) => state.project?.key ?? null);
  const [query, setQuery] = useState('');
  const [view, setView] = useState<ListView>('current');
  const actions = useListActions(project);
  const search = useChatSearch(project, view === 'deleted' ? '' : query);
  const rows = useMemo(
    () => listRows(chats, { view, query, hits: search.hits, now: Date.now() }),
    [chats, view, query, search.hits],
  );
  const walk = useRowWalk(rows);
  // The list may load after the surrounding panel took the focus.
  useEffect(() => {
    if (takesKeyboard) walk.field.current?.focus();
  }, [walk.field, takesKeyboard]);
  const pick = (row: ListRow | undefined) => {
    if (!row || row.kind === 'heading') return;
    if (row.kind === 'hit') goToMessage(row.hit.chatId, row.hit.itemId);
    onPick(row.chat.id);
  };
  const searchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') pick(rows.find(({ kind }) => kind !== 'heading'));
    else walk.fromField(event);
  };
  return (
    <search className={styles.panel}>
      <div className={styles.top}>
        <TextField
          ref={walk.field}
          label={words('chat-list.find')}
          value={query}
          onChange={setQuery}
          onKeyDown={searchKey}
        />
        <div className={styles.shown}>
          <ViewSwitch view={view} onChange={setView} />
          <KeepOpenButton />
        </div>
      </div>
      {view === 'deleted' ? (
        <DeletedChats project={project} query={query} actions={actions} />
      ) : (
        <Rows rows={rows} walk={walk} chatId={chatId} actions={actions} onPick={pick} />
      )}
      {view !== 'deleted' && <Note view={view} query={query} search={search} isEmpty={rows.length === 0} />}
      <ErrorText>{actions.error ?? search.error}</ErrorText>
      {/* The list of deleted chats has its own way to restore them. */}
      {view !== 'deleted' && <UndoLine actions={actions} onUndo={walk.awaitRow} />}
      {actions.asked && <DeleteQuestion chat={actions.asked} actions={actions} />}
    </search>
  );
}

const none: never[] = [];

type RowsProps = {
  readonly rows: readonly ListRow[];
  readonly walk: RowWalk;
  readonly chatId: string | null;
  readonly actions: ListActions;
  onPick(row: ListRow): void;
};

function Rows({ rows, walk, chatId, actions, onPick }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const height = rows.reduce((sum, { kind }) => sum + rowHeights[kind], 0);
  return (
    <div ref={scroller} className={styles.scroller} style={{ height }} hidden={rows.length === 0}>
      <VirtualRows
        ref={walk.list}
        scrollRef={scroller}
        data={rows}
        as="ul"
        item="li"
        itemSize={rowHeights.chat}
        keepMounted={walk.at === -1 ? none : [walk.at]}
      >
        {(row, index) => {
          const place = {
            isAt: index === walk.at,
            onKeyDown: walk.onKeyDown,
            onFocus: () => walk.onFocus(index),
          };
          switch (row.kind) {
            case 'heading':
              return (
                <h3 key={row.id} className={styles.heading}>
                  {row.text}
                </h3>
              );
            case 'chat':
              return (
                <ChatRow
                  key={row.id}
                  chat={row.chat}
                  inFront={row.id === chatId}
                  place={place}
                  actions={actions}
                  onPick={() => onPick(row)}
                />
              );
            case 'hit':
              return <HitRow key={row.id} {...row} place={place} onPick={() => onPick(row)} />;
          }
        }}
      </VirtualRows>
    </div>
  );
}

type NoteProps = {
  readonly view: Exclude<ListView, 'deleted'>;
  readonly query: string;
  readonly search: ReturnType<typeof useChatSearch>;
  readonly isEmpty: boolean;
};

/** Below the rows, and announced to screen readers. */
function Note({ view, query, search, isEmpty }: NoteProps) {
  const text = noteText({ view, query, search, isEmpty });
  return (
    <div role="status">
      {text === null ? null : <p className={styles.note}>{text}</p>}
      {search.hits.length > 0 && !search.isSearching && (
        <span className="visually-hidden">{words('chat-list.found', { count: search.hits.length })}</span>
      )}
    </div>
  );
}

function noteText({ view, query, search, isEmpty }: NoteProps): string | null {
  if (search.isSearching) return words('chat-list.searching');
  if (search.more) return words('chat-list.more-found');
  if (!isEmpty) return null;
  if (query.trim() !== '') return words('chat-list.nothing-found', { query: query.trim() });
  return words(view === 'archived' ? 'chat-list.no-archived' : 'chat-list.none');
}

type ChatSearch = FoundChats & { readonly isSearching: boolean; readonly error: AnyText | null };

const nothing: ChatSearch = { hits: [], more: false, isSearching: false, error: null };
/** The search starts after a pause of this length in typing, in milliseconds. */
const pauseMs = 150;

/** Messages in the project's chats that match, a moment after the last key. Results of an older query are dropped. */
function useChatSearch(project: string | null, query: string): ChatSearch {
  const text = query.trim();
  const [answer, setAnswer] = useState<ChatSearch & { readonly text: string }>({ ...nothing, text: '' });
  useEffect(() => {
    if (project === null || text.length < 2) return;
    let isCurrent = true;
    const take = (search: ChatSearch) => isCurrent && setAnswer({ ...search, text });
    const ask = () =>
      api.chat.search({ project, text }).then(
        (found) => take({ ...found, isSearching: false, error: null }),
        (failure: unknown) => take({ ...nothing, error: toldOf(failure) }),
      );
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [project, text]);
  if (text.length < 2) return nothing;
  return answer.text === text ? answer : { ...answer, isSearching: true, error: null };
}
