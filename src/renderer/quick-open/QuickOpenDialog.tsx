import type { FoundPath } from '@shared/project/project';
import { say, words } from '@shared/texts/text';
import { type ReactElement, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { typeInText } from '../state/files/open-texts';
import { openFile, openFileBehind, useUiState } from '../state/ui-state';
import { PickList } from '../ui/pick-list/PickList';
import { visibleText } from '../ui/visible-text';
import { fileRow } from './file-row';
import { KeyHints } from './KeyHints';
import { leaveQuickOpen, useQuickOpen } from './quick-open-state';
import { recentPaths } from './recent-files';
import { type TypedQuery, typedQuery } from './typed-query';
import { useFoundFiles } from './use-found-files';

/** Quick open: the files that match the typed text. The user opens one, or several in turn. */
export function QuickOpenDialog({ project }: { readonly project: string }): ReactElement {
  const [text, setText] = useState(useQuickOpen.getState().typed);
  const [opened, setOpened] = useState('');
  const typed = useMemo(() => typedQuery(text), [text]);
  const { files, state, isFaulty = false } = useFiles(project, typed);
  const choose = (file: FoundPath | undefined, behind: boolean) => {
    if (!file) return;
    if (behind) {
      openFileBehind(file.path);
      setOpened(words('quick-open.opened-behind', { path: visibleText(file.path) }));
      return;
    }
    flushSync(leaveQuickOpen);
    openFile(file.path, typed.line ?? undefined);
    typeInText(file.path);
  };
  const isListed = files.length > 0;
  return (
    <PickList
      name={words('quick-open.name')}
      placeholder={words('quick-open.placeholder')}
      typed={text}
      onType={(next) => {
        setText(next);
        setOpened('');
      }}
      rows={files.map((file) => fileRow(file, typed.line))}
      status={opened || (isListed ? words('quick-open.found', { count: files.length }) : state)}
      isFaulty={isFaulty}
      choose={(index, { isMod }) => choose(files[index], isMod)}
      leave={() => flushSync(leaveQuickOpen)}
      hints={isListed && <KeyHints note={state} />}
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
  const tabs = useUiState((local) => local.tabs);
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
