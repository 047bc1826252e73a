import '../parts/panel-texts';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { FoundPath } from '@shared/project';
import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { openFile, openFileBehind, useUiState } from '../state/ui-state';
import { ErrorText } from '../ui/ErrorText';
import { visibleText } from '../ui/visible-text';
import { FileList } from './FileList';
import { KeyHints } from './KeyHints';
import styles from './QuickOpen.module.css';
import { leaveQuickOpen } from './quick-open-state';
import { recentPaths } from './recent-files';
import { type TypedQuery, typedQuery } from './typed-query';
import { useFoundFiles } from './use-found-files';

// Quick open: a field at the top of the window, and under it the files that hold what is typed there. The keyboard stays
// in the field.

export function QuickOpenDialog({ project }: { readonly project: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Base.Root open onOpenChange={(open) => !open && leaveQuickOpen()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} initialFocus={field}>
          <Base.Title className="visually-hidden">{words('quick-open.name')}</Base.Title>
          <Finder project={project} field={field} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type FinderProps = { readonly project: string; readonly field: RefObject<HTMLInputElement | null> };

function Finder({ project, field }: FinderProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const typed = useMemo(() => typedQuery(text), [text]);
  const { rows, state, error } = useRows(project, typed);
  const { active, step } = useActive(text, rows.length);
  const choose = (file: FoundPath | undefined, behind: boolean) => {
    if (!file) return;
    if (behind) {
      openFileBehind(file.path);
      setSaid(words('quick-open.opened-behind', { path: visibleText(file.path) }));
      return;
    }
    leaveQuickOpen();
    openFile(file.path, typed.line ?? undefined);
  };
  const onKeyDown = (event: KeyboardEvent) =>
    takeKey(event, {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      PageDown: () => step(Math.max(0, Math.min(10, rows.length - 1 - active))),
      PageUp: () => step(-Math.min(10, active)),
      Enter: () => choose(rows[active], event.ctrlKey || event.metaKey),
    });
  const isListed = rows.length > 0;
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={words('quick-open.name')}
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListed ? `${id}-${active}` : undefined}
        placeholder={words('quick-open.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setSaid('');
        }}
        onKeyDown={onKeyDown}
      />
      {isListed && <FileList id={id} rows={rows} active={active} line={typed.line} onChoose={choose} />}
      {!isListed && state !== '' && <p className={styles.state}>{state}</p>}
      {error && <div className={styles.state}>{error}</div>}
      <span className="visually-hidden" role="status">
        {said || (isListed ? words('quick-open.found', { count: rows.length }) : state)}
      </span>
      {isListed && <KeyHints note={state} />}
    </>
  );
}

/** Not while text is composed. */
function takeKey(event: KeyboardEvent, acts: Readonly<Record<string, () => void>>): void {
  if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
  const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
  if (!act) return;
  event.preventDefault();
  act();
}

type Rows = {
  readonly rows: readonly FoundPath[];
  /** Why there are no rows, or not all. */
  readonly state: string;
  readonly error: ReactNode;
};

/** Of a line alone the file in front; of nothing, what was open before. */
function useRows(project: string, { query, line }: TypedQuery): Rows {
  const { files, searching, error } = useFoundFiles(project, query);
  const tabs = useUiState((local) => local.tabs);
  const activeTab = useUiState((local) => local.activeTab);
  if (query === '') {
    const recent = recentPaths({ tabs, activeTab });
    const inFront = tabs.find(({ id }) => id === activeTab);
    const rows = line === null ? recent : recent.filter(({ path }) => path === inFront?.path);
    const why = line === null ? 'quick-open.nothing-yet' : 'quick-open.no-file-in-front';
    return { rows, state: rows.length > 0 ? '' : words(why), error: null };
  }
  if (error !== null) return { rows: [], state: '', error: <ErrorText>{error}</ErrorText> };
  if (files === null) return { rows: [], state: words('quick-open.searching'), error: null };
  if (files.found.length > 0)
    return { rows: files.found, state: files.isWhole ? '' : words('quick-open.not-whole'), error: null };
  const none = words('quick-open.none', { query: visibleText(query) });
  return { rows: [], state: searching ? words('quick-open.searching') : none, error: null };
}

/** The row that Enter takes; for another text it is the first again. */
function useActive(text: string, count: number) {
  const [picked, setPicked] = useState({ text: '', index: 0 });
  const active = picked.text === text ? Math.min(picked.index, Math.max(0, count - 1)) : 0;
  const step = (by: number) => setPicked({ text, index: count === 0 ? 0 : (active + by + count) % count });
  return { active, step };
}
