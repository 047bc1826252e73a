import type { ChangedEntry } from '@shared/changes/changes';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { Conflicts } from './Conflicts';

beforeAll(async () => {
  await startScriptedMain({}, testProject());
});

it('where there is little room, both sides of a place stay to be read beside a banner of many lines', async () => {
  const stops = 'It was changed in the same places since, by another program that writes to it. '.repeat(3);
  const conflicts = [{ ours: 'mine\n', theirs: 'old\n' }];
  const entry: ChangedEntry = {
    path: 'a.ts',
    became: 'changed',
    move: null,
    by: [],
    changedSince: true,
    isKept: false,
    added: 1,
    removed: 1,
    undo: { kind: 'back', hash: 'plan', goes: false, conflicts, stops },
  };
  show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 420, height: 320 }}>
      <Conflicts entry={entry} isReadOnly={false} />
      <div style={{ flex: 1, minHeight: 0 }} />
    </div>,
  );
  for (const [side, text] of [
    ['Yours', 'mine'],
    ['Before the change', 'old'],
  ] as const)
    await expect
      .element(page.getByRole('region', { name: side }).getByText(text))
      .toBeInViewport({ ratio: 0.9 });
});
