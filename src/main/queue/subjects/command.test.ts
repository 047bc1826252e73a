import type { SandboxUse } from '@shared/approval/approval';
import { expect, test } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../../project/workspace';
import { commandSubject, prepareCommand } from './command';

test.each<[SandboxUse, 'allow' | 'ask']>([
  [{ kind: 'in' }, 'allow'],
  [{ kind: 'in', keepsQuestions: true }, 'ask'],
])('Auto on a command that is not understood, in %j: %s', async (sandbox, verdict) => {
  const workspace = await createWorkspace(await tempFolder());
  const prepared = await prepareCommand(
    { kind: 'command', shell: 'bash', directory: '', proposed: 'eval "$x"', sandbox },
    { workspace, signal: new AbortController().signal },
  );
  const judged = commandSubject.judge(prepared, {
    tool: { name: 'run_shell_command', kind: 'command' },
    rules: [],
    repeats: false,
    now: 1_000,
    mode: { kind: 'auto', until: 2_000 },
    seen: { has: () => false },
    webDoubt: () => null,
    protection: () => null,
  });
  expect(judged).toMatchObject({ verdict });
});
