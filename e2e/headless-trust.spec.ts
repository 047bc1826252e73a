import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './headless';

// `pilotfish run` in a folder that nobody trusts.

test('what the folder brings is left out, which is said in one line; with --trust it is used, for that run alone', async ({
  cli,
}) => {
  await writeFile(path.join(cli.folder, 'AGENTS.md'), 'Be kind.');
  cli.model.reply('One.', 'Two.', 'Three.');
  const line = 'Not trusted, so left out: memory file AGENTS.md. With --trust it is used for this run.';
  const restricted = await cli.run(['--output', 'json']);
  expect([restricted.code, restricted.stderr.split('\n')[0]]).toEqual([0, line]);
  const trusted = await cli.run(['--output', 'json', '--trust']);
  expect([trusted.code, trusted.stderr]).toEqual([0, '']);
  expect((await cli.run(['--output', 'json'])).stderr).toContain(line);
  expect(await readFile(path.join(cli.home, 'trust.json'), 'utf8').catch(() => null)).toBeNull();
});
