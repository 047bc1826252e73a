import { words } from '@shared/texts/text';
import { go } from 'fuzzysort';
import { Braces } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { FileSymbol } from '../parts/symbols/outline';
import { symbolsAround, symbolsOf } from '../parts/symbols/symbols-of';
import { tabInFront } from '../state/files/editor-columns';
import { openDocument } from '../state/files/open-documents';
import { useUiState } from '../state/ui-state';
import type { PickRow } from '../ui/pick-list/pick-row';
import { visibleText } from '../ui/visible-text';

export type SymbolRows = {
  readonly rows: readonly PickRow[];
  /** The reason why there are no rows, or not all. */
  readonly state: string;
  /** The file in front, and the line of the symbol in that row. */
  placeOf(index: number): { readonly path: string; readonly line: number } | null;
};

/** The symbols of the file in front whose names match the query; null: the user does not ask for symbols. */
export function useSymbolRows(query: string | null): SymbolRows {
  const path = useUiState((local) => {
    const tab = tabInFront(local);
    return tab?.kind === 'file' ? tab.path : null;
  });
  const symbols = useSymbols(query === null ? null : path);
  const matches = useMemo(() => matching(symbols ?? [], query ?? ''), [symbols, query]);
  return {
    rows: matches.slice(0, mostRows).map((match) => rowOf(match, symbols ?? [])),
    state: stateOf({ path, symbols, query: query ?? '', count: matches.length }),
    placeOf(index) {
      const match = matches[index];
      return path !== null && match ? { path, line: match.symbol.lines.first } : null;
    },
  };
}

const mostRows = 200;

/** In characters; the user has asked and waits. */
const longestText = 500_000;

/** Null until they are read. */
function useSymbols(path: string | null): readonly FileSymbol[] | null {
  const [symbols, setSymbols] = useState<readonly FileSymbol[] | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isCurrent = true;
    const take = (found: readonly FileSymbol[]) => isCurrent && setSymbols(found);
    symbolsOf(path, openDocument(path)?.text() ?? '', longestText).then(take, () => take([]));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return symbols;
}

type Match = { readonly symbol: FileSymbol; readonly marked: readonly number[] };

/** In the order of the file while the query is empty, else the best first. */
function matching(symbols: readonly FileSymbol[], query: string): readonly Match[] {
  if (query === '') return symbols.map((symbol) => ({ symbol, marked: [] }));
  const results = go(query, symbols, { key: 'name', limit: 0, threshold: 0.3 });
  return results.map(({ obj, indexes }) => ({ symbol: obj, marked: indexes }));
}

function rowOf({ symbol, marked }: Match, symbols: readonly FileSymbol[]): PickRow {
  const { name, lines } = symbol;
  const around = symbolsAround(symbols, lines.first).filter((one) => one !== symbol);
  return {
    key: `${lines.first} ${name}`,
    icon: Braces,
    label: name,
    marked,
    ...(around.length > 0 && { about: around.map((one) => one.name).join(' › ') }),
    note: words('quick-open.line', { line: lines.first }),
  };
}

type Asked = {
  readonly path: string | null;
  readonly symbols: readonly FileSymbol[] | null;
  readonly query: string;
  readonly count: number;
};

function stateOf({ path, symbols, query, count }: Asked): string {
  if (path === null) return words('quick-open.no-text-in-front');
  if (symbols === null) return words('ui.loading');
  if (symbols.length === 0) return words('quick-open.no-symbols', { path: visibleText(path) });
  if (count === 0) return words('quick-open.no-symbol-matches', { query: visibleText(query) });
  return count > mostRows ? words('quick-open.more-symbols', { most: mostRows }) : '';
}
