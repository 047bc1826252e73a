import '../parts/panel-texts';
import { words } from '@shared/texts/text';
import { FolderOpen, History, SearchX, X } from 'lucide-react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { commandLabel } from '../state/commands/command-item';
import { useServerState } from '../state/server-state';
import { showPage } from '../state/ui-state';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorText } from '../ui/ErrorText';
import { IconButton } from '../ui/IconButton';
import { Spinner } from '../ui/Spinner';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { HistoryList } from './HistoryList';
import styles from './HistoryPage.module.css';
import { everyCall, filterOf, useHistoryChoice } from './history-choice';
import { historyPageAttribute } from './history-commands';
import { type HistoryState, useHistory } from './use-history';

/** The calls of the project's chats, with their approvals and changes. Esc returns to the workspace. */
export function HistoryPage(): ReactElement {
  const project = useServerState((state) => (state.project?.state === 'open' ? state.project.key : null));
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <main className={styles.page} aria-labelledby="history-title" {...{ [historyPageAttribute]: true }}>
      <header className={styles.header}>
        <div>
          <h1 id="history-title" ref={title} tabIndex={-1} className={styles.title}>
            {words('history.title')}
          </h1>
          <p className={styles.lead}>{words('history.lead')}</p>
        </div>
        <IconButton {...commandLabel('history.close')} icon={X} onClick={() => showPage('work')} />
      </header>
      {project === null ? (
        <EmptyState icon={FolderOpen} title={words('history.no-folder')}>
          <p>{words('history.no-folder-hint')}</p>
        </EmptyState>
      ) : (
        <OfProject key={project} project={project} />
      )}
    </main>
  );
}

function OfProject({ project }: { readonly project: string }) {
  const choice = useHistoryChoice((state) => state.choice);
  const filter = filterOf(choice, new Date());
  const { state, loadMore, again } = useHistory(project, filter);
  return (
    <>
      <FilterBar choice={choice} tools={state.kind === 'shown' ? state.shown.tools : []} />
      <div className={styles.summary} role="status">
        <Summary state={state} />
        <ExportButton project={project} filter={filter} disabled={!hasCalls(state)} />
      </div>
      <Calls state={state} loadMore={loadMore} again={again} isFiltered={Object.keys(filter).length > 0} />
    </>
  );
}

function hasCalls(state: HistoryState): boolean {
  return state.kind === 'shown' && state.shown.calls.length > 0;
}

function Summary({ state }: { readonly state: HistoryState }) {
  if (state.kind !== 'shown') return <span />;
  const { total, unread } = state.shown;
  return (
    <span aria-busy={!state.isOfNow}>
      {words('history.calls', { count: total })}
      {unread > 0 && ` ${words('history.reading', { count: unread })}`}
    </span>
  );
}

type CallsProps = {
  readonly state: HistoryState;
  readonly isFiltered: boolean;
  loadMore(): void;
  again(): void;
};

function Calls({ state, isFiltered, loadMore, again }: CallsProps) {
  if (state.kind === 'failed')
    return (
      <div className={styles.failed}>
        <ErrorText>{state.problem}</ErrorText>
        <Button onClick={again}>{words('history.again')}</Button>
      </div>
    );
  if (state.kind === 'loading' || (state.shown.calls.length === 0 && state.shown.unread > 0))
    return (
      <div className={styles.loading}>
        <Spinner size={20} />
      </div>
    );
  if (hasCalls(state)) return <HistoryList shown={state.shown} onNearEnd={loadMore} />;
  return isFiltered ? <NothingFound /> : <Empty />;
}

function Empty() {
  return (
    <EmptyState icon={History} title={words('history.empty')}>
      <p>{words('history.empty-hint')}</p>
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={SearchX} title={words('history.nothing-found')}>
      <p>{words('history.nothing-found-hint')}</p>
      <Button onClick={() => useHistoryChoice.setState({ choice: everyCall })}>
        {words('history.clear')}
      </Button>
    </EmptyState>
  );
}
