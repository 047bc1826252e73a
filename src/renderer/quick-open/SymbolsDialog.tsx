import '../parts/panel-texts';
import type { CodeSymbol } from '@shared/code/code-places';
import { type AnyText, say, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { Box, Braces, SquareFunction } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { stopAsking } from '../state/files/code-in-front';
import { tabsOfColumns } from '../state/files/editor-columns';
import { api } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { PickList } from '../ui/pick-list/PickList';
import type { PickRow } from '../ui/pick-list/pick-row';
import { visibleText } from '../ui/visible-text';
import { leaveCodeList } from './code-list-state';
import { goToPlace } from './go-to-place';

/** The symbols of the project whose name is like the typed text, from the servers of the open files. */
export function SymbolsDialog({ project }: { readonly project: string }): ReactElement {
  const [typed, setTyped] = useState('');
  const { symbols, error, isSearching } = useSymbols(project, typed.trim());
  const status = () => {
    if (error !== null) return say(error);
    if (symbols.length > 0) return words('code-lists.found-symbols', { count: symbols.length });
    if (typed.trim() === '') return words('code-lists.type-symbol');
    return words(isSearching ? 'quick-open.searching' : 'code-lists.no-symbols');
  };
  return (
    <PickList
      name={words('code-lists.symbols')}
      placeholder={words('code-lists.symbols')}
      typed={typed}
      onType={setTyped}
      rows={error === null ? symbols.map(symbolRow) : []}
      status={status()}
      choose={(index) => goToPlace(symbols[index])}
      leave={() => flushSync(leaveCodeList)}
    />
  );
}

function symbolRow({ name, container, kind, path, line }: CodeSymbol, index: number): PickRow {
  const place = `${visibleText(path)}:${line}`;
  return {
    key: String(index),
    icon: icons[kind],
    label: visibleText(name),
    about: container === '' ? place : `${visibleText(container)} · ${place}`,
  };
}

const icons = { type: Braces, function: SquareFunction, value: Box } as const;

type Found = { readonly symbols: readonly CodeSymbol[]; readonly error: AnyText | null };
const mostPaths = 50;
/** In ms: long enough to skip most letters of a name. */
const pauseMs = 150;

/** Old symbols stay until new ones arrive. The next question ends the one before. */
function useSymbols(project: string, query: string): Found & { readonly isSearching: boolean } {
  const [answer, setAnswer] = useState<Found & { readonly query: string }>({
    symbols: [],
    error: null,
    query: '',
  });
  useEffect(() => {
    if (query === '') {
      stopAsking();
      return setAnswer({ symbols: [], error: null, query });
    }
    let current = true;
    const take = (found: Found) => current && setAnswer({ ...found, query });
    const ask = () =>
      api.code.symbols({ project, query, paths: openPaths() }).then(
        (symbols) => take({ symbols, error: null }),
        (error: unknown) => take({ symbols: [], error: toldOf(error) }),
      );
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [project, query]);
  return { ...answer, isSearching: answer.query !== query };
}

/** The file in front first. */
function openPaths(): string[] {
  const local = useUiState.getState();
  const { activeTab } = local;
  const files = tabsOfColumns(local).filter(({ kind }) => kind === 'file');
  const inFront = files.filter(({ id }) => id === activeTab);
  return [...new Set([...inFront, ...files].map(({ path }) => path))].slice(0, mostPaths);
}
