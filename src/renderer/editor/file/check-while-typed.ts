import { dataFileAt } from '@shared/data-files/data-file';
import { say } from '@shared/texts/text';
import { api } from '../../state/server-state';
import { monaco } from '../monaco/monaco';

// Markers in a data file while the user types: the parts that the main process would reject. The answer for the
// newest text counts. Import it lazily only.

/** Active until the returned function is called. Files of the project have no such check. */
export function checkWhileTyped(path: string, model: monaco.editor.ITextModel): () => void {
  const name = dataFileAt(path);
  if (name === null) return () => {};
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    const version = model.getVersionId();
    const faults = await api.dataFiles.check({ name, text: model.getValue() }).catch(() => null);
    isChecking = false;
    if (model.isDisposed()) return;
    if (model.getVersionId() !== version) return await check();
    if (faults)
      monaco.editor.setModelMarkers(
        model,
        owner,
        faults.map((fault) => markerOf(model, fault)),
      );
  };
  const changes = model.onDidChangeContent(() => void check());
  void check();
  return () => changes.dispose();
}

const owner = 'pilotfish';

type Fault = Awaited<ReturnType<typeof api.dataFiles.check>>[number];

function markerOf(
  model: monaco.editor.ITextModel,
  { offset, length, told }: Fault,
): monaco.editor.IMarkerData {
  // Never empty: Monaco would widen an empty range to the word around it.
  const last = Math.max(model.getValueLength() - 1, 0);
  const from = model.getPositionAt(Math.min(offset, last));
  const to = model.getPositionAt(Math.max(offset + length, Math.min(offset, last) + 1));
  return {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
    message: say(told),
    severity: monaco.MarkerSeverity.Warning,
  };
}
