import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Ended, startPilotfish } from './pilotfish';

// `pilotfish check`: the decisions on commands. It runs none of them.

type Check = {
  readonly folder: string;
  readonly home: string;
  check(args: readonly string[], input?: string): Promise<Ended>;
};

const test = base.extend<{ cli: Check }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures it needs.
  cli: async ({}, use) => {
    const root = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-check-')));
    const [folder, home] = [path.join(root, 'project'), path.join(root, 'home')];
    await mkdir(path.join(folder, 'src'), { recursive: true });
    const check: Check['check'] = (args, input) =>
      startPilotfish(['check', folder, ...args], { home, ...(input !== undefined && { input }) }).ended;
    await use({ folder, home, check });
    await rm(root, { recursive: true });
  },
});

test('a command is checked: what would happen and why, in the modes, in a sandbox and by the user’s own rules', async ({
  cli,
}) => {
  expect(await cli.check(['--command', 'ls -la'])).toEqual({
    code: 0,
    stderr: '',
    stdout: 'It would run: it only reads.\n',
  });
  expect((await cli.check(['--command', 'ls && touch x', '--mode', 'ask'])).stdout).toBe(
    'It would ask: the mode is Ask.\n  touch x: touch may do more than read\n',
  );
  const unknown = ['--mode', 'auto', '--command', 'eval "$x"'];
  expect((await cli.check(unknown)).stdout).toMatch(/^It would ask: Pilotfish cannot understand it: /);
  expect((await cli.check([...unknown, '--sandbox', 'on'])).stdout).toMatch(
    /^It would run: the mode is Auto\./,
  );

  // The user's own rules apply, and nothing of the project does.
  await mkdir(cli.home);
  const mine = { everywhere: [{ effect: 'allow', tool: 'run_shell_command', match: 'npm test' }] };
  await writeFile(path.join(cli.home, 'rules.json'), JSON.stringify(mine));
  await mkdir(path.join(cli.folder, '.pilotfish'));
  await writeFile(
    path.join(cli.folder, '.pilotfish/rules.json'),
    JSON.stringify([{ effect: 'deny', tool: 'run_shell_command', match: 'npm test' }]),
  );
  const { stdout } = await cli.check(
    ['--batch'],
    '{"command":"npm test"}\n{"command":"npm test","rules":[]}\n',
  );
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).verdict),
  ).toEqual(['run', 'ask']);
  expect(await readdir(cli.home)).toEqual(['rules.json']);
  expect(await readdir(cli.folder)).toEqual(['.pilotfish', 'src']);
});

test('lines are answered one by one in their order, and those that are wrong are said', async ({ cli }) => {
  const deny = { effect: 'deny', tool: 'run_shell_command', match: 'git push' };
  const lines = [
    JSON.stringify({ command: 'cat a', mode: 'plan' }),
    'no JSON',
    JSON.stringify({ command: 'npm test && git push', mode: 'auto', rules: [deny] }),
    JSON.stringify({ command: 'touch x', mode: 'never' }),
    JSON.stringify({ command: 'touch x', directory: '..' }),
    JSON.stringify({ command: 'touch x', rules: [{ ...deny, tool: 'shell' }] }),
    '',
    JSON.stringify({ command: 'touch x', mode: 'auto', directory: 'src' }),
  ];
  const { code, stdout, stderr } = await cli.check(['--batch'], `${lines.join('\n')}\n`);
  const because = 'rule “deny run_shell_command git push” (everywhere) denies it';
  expect([code, stderr]).toEqual([1, '']);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { verdict: 'run', because: 'it only reads', parts: [{ text: 'cat a', why: null }] },
    { error: 'Line 2: invalid JSON.' },
    {
      verdict: 'refuse',
      because,
      parts: [
        { text: 'npm test', why: null },
        { text: 'git push', why: because },
      ],
    },
    { error: expect.stringMatching(/^Line 4: mode: /) },
    { error: expect.stringMatching(/^Line 5: .*must be within the project/) },
    { error: expect.stringMatching(/^Line 6: .*shell/) },
    { verdict: 'run', because: 'the mode is Auto', parts: [{ text: 'touch x', why: null }] },
  ]);
});
