import { previewFile } from '../ui-state';
import type { ProblemLineRow } from './problem-rows';
import { useProblems } from './problems';

/** Opens the file at the problem. */
export function showProblem({ id, path, problem }: ProblemLineRow): void {
  const { line, column, endLine, endColumn } = problem;
  useProblems.setState({ active: id });
  previewFile(path, { line, column, length: endLine === line ? endColumn - column : 0 });
}
