import { lazy, type ReactElement } from 'react';
import { useServerState } from '../state/server-state';
import { LazyPart } from '../ui/LazyPart';
import { useCodeList } from './code-list-state';

const References = lazy(() => import('./ReferencesDialog').then((m) => ({ default: m.ReferencesDialog })));
const Symbols = lazy(() => import('./SymbolsDialog').then((m) => ({ default: m.SymbolsDialog })));

/** The list of references or symbols, while it is open. */
export function CodeLists(): ReactElement | null {
  const list = useCodeList((state) => state.list);
  const project = useServerState((state) => state.project?.key ?? null);
  if (list === null || project === null) return null;
  return (
    <LazyPart inFront>
      {list.kind === 'references' ? <References list={list} /> : <Symbols project={project} />}
    </LazyPart>
  );
}
