import type { Subject } from '@shared/approval/approval';
import { worded } from '@shared/texts/testing/worded';
import { expect, it } from 'vitest';
import { createWorkspace } from '../../project/workspace';
import type { Asking } from '../policy/policy';
import type { LostSubject } from './lost';
import { kindOf } from './subjects';

const looking = async () => ({ workspace: await createWorkspace(import.meta.dirname), tool: {} });
const asking: Asking = { verdict: 'ask', because: 'mode', why: 'the mode is Ask', always: [] };

function lost(shown: Subject): LostSubject {
  return { kind: 'lost', targetPaths: [], shown, isGone: false };
}

const change = lost({
  kind: 'file-change',
  change: 'modify',
  path: '/p/src/a.ts',
  relativePath: 'src/a.ts',
  added: 1,
  removed: 1,
  approximate: null,
});
const command = lost({
  kind: 'command',
  command: 'make',
  directory: '(root)',
  parts: [],
  writes: [],
  deletes: [],
  discardedChanges: null,
});

it('a change that was lost is prepared anew, anything else waits as it was shown', async () => {
  expect(await kindOf(change).examine(change, await looking())).toEqual({ movedOn: change });
  expect(await kindOf(command).examine(command, await looking())).toBe(command);
});

it('is shown as it was, and as what can no longer happen', () => {
  expect(worded(kindOf(change).show(change, asking))).toEqual({
    subject: change.shown,
    stale:
      'The proposal no longer applies, because src/a.ts changed on disk. Discard it, or let the model read the file again.',
  });
  expect(worded(kindOf(command).show(command, asking)).stale).toMatch(/because the file changed on disk/);
});

it('names its file as one that moved on, and gives a tool nothing to do', () => {
  expect(kindOf(change).file(change)).toEqual({
    path: '/p/src/a.ts',
    relativePath: 'src/a.ts',
    isStale: true,
  });
  expect(kindOf(command).file(command)).toBeNull();
  expect(kindOf(change).approved(change, { by: 'mode', mode: 'auto' })).toBeNull();
});
