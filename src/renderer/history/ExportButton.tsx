import type { HistoryCursor, HistoryFilter } from '@shared/history/history';
import { words } from '@shared/texts/text';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { download } from '../parts/download';
import { api } from '../state/server-state';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';

type ExportProps = {
  readonly project: string;
  readonly filter: HistoryFilter;
  readonly disabled: boolean;
};

/** Saves all calls that match the filter as a file. */
export function ExportButton({ project, filter, disabled }: ExportProps): ReactElement {
  const { run, busy, error } = useAction();
  return (
    <>
      <ErrorText>{error}</ErrorText>
      <Button
        variant="quiet"
        icon={Download}
        disabled={busy || disabled}
        onClick={() => run(() => exportCalls(project, filter))}
      >
        {words(busy ? 'history.exporting' : 'history.export')}
      </Button>
    </>
  );
}

async function exportCalls(project: string, filter: HistoryFilter): Promise<void> {
  const calls: unknown[] = [];
  let before: HistoryCursor | undefined;
  do {
    const piece = await api.history.export({ project, filter, ...(before && { before }) });
    calls.push(...piece.calls);
    before = piece.next ?? undefined;
  } while (before !== undefined);
  const file = { format: 'pilotfish-history', version: 1, filter, calls };
  await download({
    name: 'pilotfish-history.json',
    mimeType: 'application/json',
    text: `${JSON.stringify(file, null, 2)}\n`,
  });
}
