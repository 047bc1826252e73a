import '../parts/panel-texts';
import { textOf, words } from '@shared/texts/text';
import { CircleCheck, SearchX } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { SidePanel } from '../parts/SidePanel';
import panel from '../parts/SidePanel.module.css';
import { problemRows } from '../state/problems/problem-rows';
import { countProblems, useProblems } from '../state/problems/problems';
import { EmptyState } from '../ui/EmptyState';
import styles from './ProblemsPanel.module.css';
import { ProblemTree } from './ProblemTree';

/** The problems of the open files and of the project, by file. */
export function ProblemsPanel(): ReactElement {
  const files = useProblems((state) => state.files);
  const isOfProject = useProblems(({ published }) => published.length > 0);
  const filter = useProblems((state) => state.filter);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => problemRows(files, folded, filter), [files, folded, filter]);
  const fold = (path: string, isFolded: boolean) =>
    setFolded((before) => new Set(isFolded ? [...before, path] : [...before].filter((one) => one !== path)));
  const counts = countProblems(files);
  const isEmpty = counts.errors + counts.warnings === 0;
  return (
    <SidePanel name={words('problems-panel.name')}>
      {!isEmpty && <Filter />}
      <div role="status" className={isEmpty || rows.length === 0 ? panel.none : panel.state}>
        {isEmpty && (
          <EmptyState icon={CircleCheck} title={words('problems-panel.empty')}>
            <p>{words('problems-panel.empty-hint')}</p>
          </EmptyState>
        )}
        {!isEmpty && rows.length === 0 && (
          <EmptyState icon={SearchX} title={words('problems-panel.none')}>
            <p>{words('problems-panel.none-hint')}</p>
          </EmptyState>
        )}
        {rows.length > 0 &&
          words(isOfProject ? 'problems-panel.counts-in-project' : 'problems-panel.counts', {
            counts: countTexts(counts),
          })}
      </div>
      {rows.length > 0 && <ProblemTree rows={rows} fold={fold} />}
    </SidePanel>
  );
}

/** Filters by message, source and path. Esc clears it, the arrow goes to the list. */
function Filter(): ReactElement {
  const filter = useProblems((state) => state.filter);
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const tree = event.currentTarget.closest('section')?.querySelector<HTMLElement>('[role="tree"]');
    if (event.key === 'Escape' && filter !== '') useProblems.setState({ filter: '' });
    else if (event.key === 'ArrowDown' && tree) tree.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      className={styles.filter}
      aria-label={words('problems-panel.filter')}
      placeholder={words('problems-panel.filter')}
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      value={filter}
      onChange={(event) => useProblems.setState({ filter: event.target.value })}
      onKeyDown={pressKey}
    />
  );
}

function countTexts({ errors, warnings }: ReturnType<typeof countProblems>) {
  return [
    ...(errors > 0 ? [textOf('problems-panel.errors', { count: errors })] : []),
    ...(warnings > 0 ? [textOf('problems-panel.warnings', { count: warnings })] : []),
  ];
}
