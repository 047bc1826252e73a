import type { FoundPath, FoundPaths } from '@shared/project/project';
import type { AnyText } from '@shared/texts/text';
import { say, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShallow } from 'zustand/react/shallow';
import { fileIcon } from '../parts/file-icon';
import { tabsOfColumns } from '../state/files/editor-columns';
import { typeInText } from '../state/files/open-texts';
import { recentFiles } from '../state/files/recent-files';
import { api } from '../state/server-state';
import type { Tab } from '../state/ui-state';
import { openFile, openFileBehind, useUiState } from '../state/ui-state';
import { PickList } from '../ui/pick-list/PickList';
import type { PickRow } from '../ui/pick-list/pick-row';
import { visibleText } from '../ui/visible-text';
import { KeyHints } from './KeyHints';
import { leaveQuickOpen, useQuickOpen } from './quick-open-state';
import { type TypedQuery, typedQuery } from './typed-query';
import { useSymbolRows } from './use-symbol-rows';

/**
 * Quick open: the files that match the typed text, or after `@` the symbols of the file in front. The user opens one, or
 * several files in turn.
 */
export function QuickOpenDialog({ project }: { readonly project: string }): ReactElement {
  const [text, setText] = useState(useQuickOpen.getState().typed);
  const [opened, setOpened] = useState('');
  const isOfSymbols = text.startsWith('@');
  const typed = useMemo(() => typedQuery(isOfSymbols ? '' : text), [isOfSymbols, text]);
  const { files, state: filesState, isFaulty = false } = useFiles(project, typed);
  const symbols = useSymbolRows(isOfSymbols ? text.slice(1).trim() : null);
  const rows = isOfSymbols ? symbols.rows : files.map((file) => fileRow(file, typed.line));
  const state = isOfSymbols ? symbols.state : filesState;
  const found = isOfSymbols ? 'quick-open.found-symbols' : 'quick-open.found';
  const goTo = (path: string, line: number | undefined) => {
    flushSync(leaveQuickOpen);
    openFile(path, line);
    typeInText(path);
  };
  const choose = (file: FoundPath | undefined, behind: boolean) => {
    if (!file) return;
    if (behind) {
      openFileBehind(file.path);
      setOpened(words('quick-open.opened-behind', { path: visibleText(file.path) }));
      return;
    }
    goTo(file.path, typed.line ?? undefined);
  };
  const chooseSymbol = (index: number) => {
    const place = symbols.placeOf(index);
    if (place) goTo(place.path, place.line);
  };
  const isListed = rows.length > 0;
  return (
    <PickList
      name={words(isOfSymbols ? 'quick-open.symbols-name' : 'quick-open.name')}
      placeholder={words('quick-open.placeholder')}
      typed={text}
      onType={(next) => {
        setText(next);
        setOpened('');
      }}
      rows={rows}
      status={opened || (isListed ? words(found, { count: rows.length }) : state)}
      isFaulty={isFaulty && !isOfSymbols}
      choose={(index, { isMod }) => (isOfSymbols ? chooseSymbol(index) : choose(files[index], isMod))}
      leave={() => flushSync(leaveQuickOpen)}
      hints={isListed && <KeyHints note={state} isOfSymbols={isOfSymbols} />}
    />
  );
}

type Files = {
  readonly files: readonly FoundPath[];
  /** The reason why there are no files, or only some. */
  readonly state: string;
  readonly isFaulty?: boolean;
};

/** The file in front for a line number alone; the recent files for an empty text. */
function useFiles(project: string, { query, line, isOfFront }: TypedQuery): Files {
  const { files, searching, error } = useFoundFiles(project, query);
  const tabs = useUiState(useShallow(tabsOfColumns));
  const activeTab = useUiState((local) => local.activeTab);
  if (query === '') {
    const recent = recentPaths({ tabs, activeTab });
    const inFront = tabs.find(({ id }) => id === activeTab);
    if (isOfFront && line === null && inFront)
      return { files: [], state: words('quick-open.which-line', { path: visibleText(inFront.path) }) };
    const offered = isOfFront ? recent.filter(({ path }) => path === inFront?.path) : recent;
    const why = isOfFront ? 'quick-open.no-file-in-front' : 'quick-open.nothing-yet';
    return { files: offered, state: offered.length > 0 ? '' : words(why) };
  }
  if (error !== null) return { files: [], state: say(error), isFaulty: true };
  if (files === null) return { files: [], state: words('quick-open.searching') };
  if (files.found.length > 0)
    return { files: files.found, state: files.isWhole ? '' : words('quick-open.not-whole') };
  const none = words('quick-open.none', { query: visibleText(query) });
  return { files: [], state: searching ? words('quick-open.searching') : none };
}

/**
 * A row for a file: its name and then its folder, both with the matched letters marked. `line`: the line it opens at.
 */
function fileRow({ path, matched }: FoundPath, line: number | null): PickRow {
  const split = path.lastIndexOf('/') + 1;
  const positions = matched.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));
  return {
    key: path,
    icon: fileIcon(path.slice(split)),
    label: path.slice(split),
    marked: positions.map((at) => at - split).filter((at) => at >= 0),
    ...(split > 0 && { about: path.slice(0, split - 1), aboutMarked: positions.filter((at) => at < split) }),
    ...(line !== null && { note: words('quick-open.line', { line }) }),
  };
}

// The list for an empty text: recent files, newest first, then the other open tabs. The tab in front is last of the
// open ones, because users switch to another.

type Shown = { readonly tabs: readonly Tab[]; readonly activeTab: string | null };

function recentPaths({ tabs, activeTab }: Shown): readonly FoundPath[] {
  const inFront = tabs.find(({ id }) => id === activeTab)?.path;
  const known = [...recentFiles(), ...tabs.map(({ path }) => path)];
  const others = [...new Set(known)].filter((path) => path !== inFront);
  return [...others, ...(inFront === undefined ? [] : [inFront])].map((path) => ({
    kind: 'file',
    path,
    matched: [],
  }));
}

const most = 60;

type FoundFiles = {
  /** The files for the current text, or for the previous text during a search; null before the first answer. */
  readonly files: FoundPaths | null;
  readonly searching: boolean;
  readonly error: AnyText | null;
};

type Answer = Pick<FoundFiles, 'files' | 'error'> & { readonly query: string };

/** The files of the project that match the query. An empty query asks nothing. */
function useFoundFiles(project: string, query: string): FoundFiles {
  const [answer, setAnswer] = useState<Answer>({ query: '', files: null, error: null });
  useEffect(() => {
    if (query === '') return;
    let current = true;
    const take = (next: Partial<Answer>) =>
      current && setAnswer((before) => ({ ...before, error: null, ...next, query }));
    api.project.findFiles({ project, query, kinds: 'files', most }).then(
      (files) => take({ files }),
      (error: unknown) => take({ files: null, error: toldOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [project, query]);
  const { files, error } = answer;
  return { files, error: answer.query === query ? error : null, searching: answer.query !== query };
}
