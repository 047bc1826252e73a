import type { Problem } from '@shared/problems/problems-schema';
import { monaco } from '../monaco/monaco';

// Squiggles below the problems of a text, with their messages on hover. Monaco's keys go from one to the next.

const owner = 'language-servers';

/** Replaces the marks of the model. */
export function markProblems(model: monaco.editor.ITextModel, problems: readonly Problem[]): void {
  monaco.editor.setModelMarkers(
    model,
    owner,
    problems.map(({ severity, line, column, endLine, endColumn, message, source }) => ({
      severity: severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
      startLineNumber: line,
      startColumn: column,
      endLineNumber: endLine,
      endColumn,
      message,
      ...(source !== '' && { source }),
    })),
  );
}
