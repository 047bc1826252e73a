import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useReviewedChanges } from '../../state/changes/reviewed-changes';
import { changedEntry } from '../../testing/changed-files';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ChangedHead } from './ChangedHead';

it('in a narrow tab the button for the rest of a file loses its keys, and keeps its words', async () => {
  await startScriptedMain({});
  useReviewedChanges.setState({ keptHunks: { 'src/a.ts': new Set(['hunk-1']) } });
  show(
    <div style={{ width: 480, containerType: 'inline-size' }}>
      <ChangedHead entry={changedEntry('src/a.ts')} isReadOnly={false} />
    </div>,
  );
  const rest = page.getByRole('button', { name: 'Undo the rest: src/a.ts', exact: true });
  await expect.element(rest.getByText('Undo the rest', { exact: true })).toBeVisible();
  await expect.element(rest.getByText('Ctrl')).not.toBeVisible();
});
