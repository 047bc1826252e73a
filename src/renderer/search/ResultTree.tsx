import { words } from '@shared/texts/text';
import { type ReactElement, useMemo } from 'react';
import { FoundTree } from '../parts/found-tree/FoundTree';
import type { FileRow } from '../state/found-rows';
import { type LineResult, resultRows } from '../state/search/result-rows';
import { setFolded, useResults } from '../state/search/results';
import { showLine } from '../state/search/show-line';
import { visibleProse, visibleText } from '../ui/visible-text';
import { FoundLine } from './FoundLine';

/** The search results by file. A double click shows the line in a permanent tab. */
export function ResultTree(): ReactElement {
  const files = useResults((results) => results.files);
  const folded = useResults((results) => results.folded);
  const rows = useMemo(() => resultRows(files, folded), [files, folded]);
  const activeId = useResults((results) => results.active);
  return (
    <FoundTree<LineResult>
      label={words('search-panel.results')}
      rows={rows}
      activeId={activeId}
      onActive={(active) => useResults.setState({ active })}
      onFold={setFolded}
      onLine={(row, how) => showLine(row, how === 'double-click')}
      fileName={fileName}
      line={({ found }) => ({
        name: words('search-panel.line-row', { line: found.line, text: visibleProse(found.text) }),
        content: <FoundLine found={found} />,
      })}
    />
  );
}

function fileName({ path, count }: FileRow): string {
  const matches = words('search-panel.matches', { count });
  return words('search-panel.file-row', { path: visibleText(path), matches });
}
