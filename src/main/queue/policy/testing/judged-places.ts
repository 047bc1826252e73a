import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rule } from '@shared/approval/approval';
import { worded } from '@shared/texts/testing/worded';
import { beforeAll } from 'vitest';
import { analyseCommand } from '../../../command-safety/analyse-command';
import { makeJudgedProject, root, workspace } from '../../../command-safety/testing/judged-project';
import { judgeCommand } from '../judge-command';
import type { Verdict } from '../policy';

// A small project with a folder that is denied to every tool. Tests judge commands in it and never run them.

/** Call it at the top of a test file. */
export function makeJudgedPlaces(): void {
  makeJudgedProject();
  beforeAll(async () => {
    for (const folder of ['secrets/deep', 'other', 'my secrets'])
      await mkdir(join(root, folder), { recursive: true });
    for (const file of ['secrets/key', 'secrets/deep/a', 'list', 'my secrets/key'])
      await writeFile(join(root, file), 'x');
    await symlink('secrets', join(root, 'alias'));
    await symlink('secrets/deep', join(root, 'inside'));
  });
}

/**
 * The verdict on a command in Auto if a rule covers everything in `secrets` for every tool: from a rule, the hard list
 * or none.
 */
export async function verdictOn(
  text: string,
  { match = 'secrets/**', effect = 'deny' }: Partial<Rule> = {},
  directory = '',
): Promise<Verdict> {
  const line = { text, shell: 'bash', directory } as const;
  const rule: Rule = {
    id: 'r',
    effect,
    tool: '*',
    match,
    scope: 'everywhere',
    createdAt: 0,
    origin: 'person',
  };
  const verdict = judgeCommand({
    tool: { name: 'run_shell_command', kind: 'command' },
    command: await analyseCommand(line, workspace, new AbortController().signal),
    repeats: false,
    sandboxed: true,
    mode: { kind: 'auto', until: Number.MAX_SAFE_INTEGER },
    rules: [rule],
    now: 0,
  });
  return worded(verdict);
}

/** One row a line. */
export function rows(text: string): string[] {
  return text.trim().split(/\n\s*/);
}
