import type { Problem } from '@shared/problems/problems-schema';
import { words } from '@shared/texts/text';
import { CircleX, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { FoundTree } from '../parts/found-tree/FoundTree';
import { oneLine } from '../parts/problems/problem-words';
import { typeInText } from '../state/files/open-texts';
import type { ProblemLineRow, ProblemRow } from '../state/problems/problem-rows';
import { useProblems } from '../state/problems/problems';
import { showProblem } from '../state/problems/show-problem';
import { visibleProse, visibleText } from '../ui/visible-text';
import styles from './ProblemTree.module.css';

type ProblemTreeProps = {
  readonly rows: readonly ProblemRow[];
  fold(path: string, isFolded: boolean): void;
};

/** The problems by file. A double click and Enter move the keyboard into the text. */
export function ProblemTree({ rows, fold }: ProblemTreeProps): ReactElement {
  const activeId = useProblems((state) => state.active);
  return (
    <FoundTree<ProblemLineRow>
      label={words('problems-panel.name')}
      className={styles.tree}
      rows={rows}
      activeId={activeId}
      onActive={(active) => useProblems.setState({ active })}
      onFold={fold}
      onLine={(row, how) => {
        showProblem(row);
        if (how === 'double-click' || how === 'enter') typeInText(row.path);
      }}
      fileName={({ path, count }) => words('problems-panel.file-row', { path: visibleText(path), count })}
      line={({ problem }) => ({
        name: nameOf(problem),
        tooltip: visibleProse(oneLine(problem.message)),
        content: <Line problem={problem} />,
      })}
    />
  );
}

function nameOf({ severity, line, message, source }: Problem): string {
  const told = oneLine(message);
  const text = visibleProse(source === '' ? told : `${told} (${source})`);
  return words(severity === 'error' ? 'problems-panel.error-row' : 'problems-panel.warning-row', {
    line,
    text,
  });
}

function Line({ problem: { severity, line, message, source } }: { readonly problem: Problem }) {
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  return (
    <>
      <Icon aria-hidden size={14} strokeWidth={1.75} className={styles.severity} data-severity={severity} />
      <span className={styles.message}>{visibleProse(oneLine(message))}</span>
      {source !== '' && <span className={styles.source}>{visibleProse(source)}</span>}
      <span className={styles.number}>{line}</span>
    </>
  );
}
