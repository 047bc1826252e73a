import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editCall, readCall, shellCall, writeCall } from './calls';
import { expect, type Headless, test } from './headless';

// `pilotfish undo`: lists and undoes the changes of runs, by tools and by commands, from the command line.

async function change({ folder, model, run }: Headless): Promise<string> {
  const at = (name: string) => path.join(folder, name);
  await writeFile(at('a.txt'), 'one\ntwo\nthree\n');
  await writeFile(at('b.txt'), 'b\n');
  model.reply(
    {
      calls: [
        readCall(at('a.txt')),
        editCall(at('a.txt'), 'one', '1'),
        writeCall(at('new.txt'), 'new\n'),
        shellCall("printf 'more\\n' >> b.txt"),
      ],
    },
    'Done.',
  );
  const { code, stdout } = await run(['--mode', 'auto', '--output', 'json']);
  expect(code).toBe(0);
  const { chat, changes } = JSON.parse(stdout);
  expect(changes).toEqual([
    { path: 'a.txt', became: 'changed', added: 1, removed: 1 },
    { path: 'b.txt', became: 'changed', added: 1, removed: 0 },
    { path: 'new.txt', became: 'created', added: 1, removed: 0 },
  ]);
  return chat;
}

const fileIn = ({ folder }: Headless, name: string) =>
  readFile(path.join(folder, name), 'utf8').catch(() => null);

test('what the newest run changed is listed, tried, and taken back', async ({ cli }) => {
  expect(await cli.undo()).toMatchObject({ code: 2, stderr: 'This project has no chats.\n' });
  await change(cli);
  expect(await cli.undo(['--list'])).toMatchObject({
    code: 0,
    stdout: 'Turn 1: do it\n  a.txt: changed, +1 −1\n  b.txt: changed, +1 −0\n  new.txt: created, +1 −0\n',
  });
  expect(await cli.undo(['--dry-run'])).toMatchObject({
    code: 0,
    stdout: 'Would be undone: a.txt\nWould be undone: b.txt\nWould be undone: new.txt\n',
  });
  expect(await fileIn(cli, 'a.txt')).toBe('1\ntwo\nthree\n');
  expect(await cli.undo()).toMatchObject({
    code: 0,
    stdout: 'Undone: a.txt\nUndone: b.txt\nUndone: new.txt\n',
  });
  expect(await Promise.all(['a.txt', 'b.txt', 'new.txt'].map((name) => fileIn(cli, name)))).toEqual([
    'one\ntwo\nthree\n',
    'b\n',
    null,
  ]);
  expect(await cli.undo()).toMatchObject({ code: 0, stdout: 'No changes to undo.\n' });
});

test('what is not there is said; what somebody changed since stays, and is named with the reason', async ({
  cli,
}) => {
  const chat = await change(cli);
  const { stdout: turns } = await cli.undo(['--chat', chat, '--list', '--output', 'json']);
  expect(JSON.parse(turns)).toMatchObject({ chat, turns: [{ turn: 1, message: 'do it' }] });
  for (const [args, stderr] of [
    [['--turn', '7'], 'Turn 7 not found in this chat.\n'],
    [['--call', 'nope'], 'Call “nope” not found in this chat.\n'],
    [['--chat', 'nope'], 'Chat “nope” not found in this project.\n'],
  ] as const)
    expect(await cli.undo(args)).toMatchObject({ code: 2, stderr });
  expect(await fileIn(cli, 'a.txt')).toBe('1\ntwo\nthree\n');

  await writeFile(path.join(cli.folder, 'a.txt'), '1\ntwo\nTHREE\n');
  await writeFile(path.join(cli.folder, 'new.txt'), 'mine\n');
  const { code, stdout } = await cli.undo(['--chat', chat, '--turn', '1', '--output', 'json']);
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    {
      chat,
      dryRun: false,
      takenBack: ['a.txt', 'b.txt'],
      inPart: [],
      kept: [{ path: 'new.txt', why: 'It has since changed in the same places.' }],
    },
  ]);
  expect([await fileIn(cli, 'a.txt'), await fileIn(cli, 'new.txt')]).toEqual(['one\ntwo\nTHREE\n', 'mine\n']);
});
