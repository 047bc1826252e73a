import type { ChangedEntry } from '@shared/changes/changes';
import { emptyChat } from '@shared/chat/chat';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openChanges } from '../../state/changes/reviewed-changes';
import { windowState } from '../../state/commands/window-command';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { ChangedDiff } from '../ChangedDiff';
import { waitingFileCommands } from '../waiting-files';
import { ChangesTab } from './ChangesTab';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
  await main.showChat({ ...emptyChat('chat-1'), items: [] });
});

const entry = (path: string, more: Pick<ChangedEntry, 'became' | 'move'>): ChangedEntry => ({
  path,
  by: [],
  changedSince: false,
  isKept: false,
  added: 1,
  removed: 1,
  ...more,
  undo: { kind: 'back', hash: `plan ${path}`, goes: false, conflicts: [], stops: null },
});
const files = [
  entry('src/new.ts', { became: 'created', move: { kind: 'from', path: 'src/old.ts' } }),
  entry('src/old.ts', { became: 'deleted', move: { kind: 'to', path: 'src/new.ts' } }),
];
const paths = files.map(({ path }) => path);

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  main.play({
    changes: {
      list: () => ({ files, leftOut: [], ignored: [], unknown: [], running: 0 }),
      sides: ({ path }) => ({
        path,
        before: null,
        now: 'one\n',
        back: null,
        hash: `now ${path}`,
        shown: 'text',
      }),
      takeBack: () => ({ itemId: 'undo-1', files: paths, kept: [] }),
      keep: () => undefined,
    },
  });
  show(
    <div data-region="editor" style={{ display: 'flex', width: 1000, height: 600 }}>
      <ChangesTab Diff={ChangedDiff} />
    </div>,
  );
  openChanges('chat-1', { kind: 'chat' });
});

it('a file that was moved is named with the place it came from, and is kept and goes back as one', async () => {
  await expect.element(row('new.ts')).toHaveAttribute('title', 'src/new.ts · Moved from src/old.ts');
  await expect.element(row('old.ts')).toHaveAttribute('title', 'src/old.ts · Moved to src/new.ts');
  await expect.element(page.getByText('The file was moved. Its content is unchanged')).toBeVisible();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect
    .poll(() => main.called('changes.keep').at(-1))
    .toEqual({ chatId: 'chat-1', files: paths.map((path) => ({ path, hash: `now ${path}` })) });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(() => main.called('changes.takeBack').at(-1))
    .toMatchObject({ files: paths.map((path) => ({ path, hash: `plan ${path}` })) });
});

it('the commands of a review step from file to file', async () => {
  await expect.element(row('new.ts')).toHaveAttribute('aria-current', 'true');
  const [next, previous] = waitingFileCommands;
  await expect.poll(() => next?.when(windowState())).toBe(true);
  next?.run(windowState());
  await expect.element(row('old.ts')).toHaveAttribute('aria-current', 'true');
  previous?.run(windowState());
  await expect.element(row('new.ts')).toHaveAttribute('aria-current', 'true');
});
