import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  expect((await cli.run()).stderr).toBe(`${line}\n`);
  expect(await readFile(path.join(cli.home, 'trust.json'), 'utf8').catch(() => null)).toBeNull();
});

test('a prompt by its name: the person’s own at once, the project’s with --trust', async ({ cli }) => {
  const [own, projects] = [path.join(cli.home, 'commands'), path.join(cli.folder, '.pilotfish', 'commands')];
  await Promise.all([own, projects].map((folder) => mkdir(folder, { recursive: true })));
  await writeFile(path.join(own, 'mine.md'), 'Say $1 to @a.txt.');
  await writeFile(path.join(projects, 'theirs.md'), 'Say hello.');
  await writeFile(path.join(cli.folder, 'a.txt'), 'everyone');
  cli.model.reply('One.', 'Two.', 'Three.');
  await cli.run(['--prompt', '/mine hello']);
  await cli.run(['--prompt', '/theirs']);
  await cli.run(['--prompt', '/theirs', '--trust']);
  const told = cli.model.requests.map(
    ({ messages }) => messages.findLast(({ role }) => role === 'user')?.content,
  );
  expect(told).toEqual(['Say hello to @a.txt.\n\nContents of a.txt:\n\neveryone', '/theirs', 'Say hello.']);
  const window = await cli.run(['--prompt', '/clear']);
  expect([window.code, window.stderr]).toMatchObject([1, expect.stringContaining('/clear is for a window')]);
});
