import '../parts/panel-texts';
import { textOf, words } from '@shared/texts/text';
import { CircleCheck, SearchX } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { SidePanel } from '../parts/SidePanel';
import panel from '../parts/SidePanel.module.css';
import { problemRows } from '../state/problems/problem-rows';
import { countProblems, useProblems } from '../state/problems/problems';
import { EmptyState } from '../ui/EmptyState';
import { FilterField } from '../ui/fields/FilterField';
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

/** Filters by message, source and path. The arrow goes to the list. */
function Filter(): ReactElement {
  const filter = useProblems((state) => state.filter);
  return (
    <FilterField
      label={words('problems-panel.filter')}
      value={filter}
      onChange={(typed) => useProblems.setState({ filter: typed })}
      onDown={(field) => field.closest('section')?.querySelector<HTMLElement>('[role="tree"]')?.focus()}
    />
  );
}

function countTexts({ errors, warnings }: ReturnType<typeof countProblems>) {
  return [
    ...(errors > 0 ? [textOf('problems-panel.errors', { count: errors })] : []),
    ...(warnings > 0 ? [textOf('problems-panel.warnings', { count: warnings })] : []),
  ];
}
