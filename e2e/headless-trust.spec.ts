import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './headless';

// `pilotfish run` in a restricted folder.

test('what the folder brings is left out, which is said in one line; with --trust it is used, for that run alone', async ({
  cli,
}) => {
  const { folder, home, model } = cli;
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await put(path.join(folder, 'AGENTS.md'), 'Be kind.');
  await put(path.join(folder, 'a.txt'), 'everyone');
  await put(path.join(folder, '.pilotfish/commands/theirs.md'), 'Say hello.');
  await put(path.join(home, 'commands/mine.md'), 'Say $1 to @a.txt.');
  model.reply('One.', 'Two.', 'Three.');
  const run = (...args: string[]) => cli.run(['--output', 'json', ...args]);
  const line =
    /^Pilotfish ignores this configuration, because the folder is restricted: .*memory file AGENTS\.md.*\. Use --trust .* for this run\.$/;
  const restricted = await run('--prompt', '/theirs');
  expect([restricted.code, restricted.stderr.split('\n')[0]]).toEqual([0, expect.stringMatching(line)]);
  const trusted = await run('--prompt', '/theirs', '--trust');
  expect([trusted.code, trusted.stderr]).toEqual([0, '']);
  // The user's own prompt needs no trust, and the run leaves none.
  expect((await run('--prompt', '/mine hello')).stderr.split('\n')[0]).toMatch(line);
  expect(await readFile(path.join(home, 'trust.json'), 'utf8').catch(() => null)).toBeNull();

  const told = model.requests.map(({ messages }) => [
    String(messages[0]?.content).includes('Be kind.'),
    messages.findLast(({ role }) => role === 'user')?.content,
  ]);
  expect(told).toEqual([
    [false, '/theirs'],
    [true, 'Say hello.'],
    [false, 'Say hello to @a.txt.\n\nContents of a.txt:\n\neveryone'],
  ]);
  const window = await run('--prompt', '/clear');
  expect([window.code, window.stderr]).toMatchObject([
    1,
    expect.stringContaining('/clear works only in a window'),
  ]);
});
