import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editCall, resultsIn, shellCall } from './calls';
import { expect, test } from './headless';

// `pilotfish run` with the hooks of a project: nothing runs before trust, then they block and format.

test('a project’s hooks do nothing in a restricted folder; trusted, they block calls and format proposals', async ({
  cli,
}) => {
  const { folder, model } = cli;
  const file = path.join(folder, 'a.txt');
  const hook = (matcher: string, command: string) => ({ matcher, hooks: [{ type: 'command', command }] });
  await mkdir(path.join(folder, '.claude'));
  await writeFile(
    path.join(folder, '.claude/settings.json'),
    JSON.stringify({
      hooks: {
        PreToolUse: [hook('Bash', 'echo "no commands here" >&2; exit 2')],
        PostToolUse: [hook('Edit', 'echo formatted >> a.txt')],
      },
    }),
  );
  await writeFile(file, 'one\n');
  const calls = [shellCall('touch made'), editCall(file, 'one', 'two')];
  const sandboxed = { PILOTFISH_SANDBOX: 'auto' };

  model.reply({ calls }, 'Done.');
  const restricted = await cli.run(['--mode', 'accept-edits'], sandboxed);
  expect(restricted.stderr).toContain('hook');
  expect(await readFile(file, 'utf8')).toBe('two\n');
  expect(JSON.stringify(model.requests.at(-1))).not.toContain('no commands here');

  await writeFile(file, 'one\n');
  model.reply({ calls }, 'Done.');
  const trusted = await cli.run(['--mode', 'accept-edits', '--trust'], sandboxed);
  expect(trusted.stderr).not.toContain('restricted');
  const [command, edit] = resultsIn(model.requests.at(-1));
  expect(command).toContain('blocked by the hook');
  expect(command).toContain('Reason: no commands here');
  expect(edit).toContain('+formatted');
  expect(await readFile(file, 'utf8')).toBe('two\nformatted\n');
});
