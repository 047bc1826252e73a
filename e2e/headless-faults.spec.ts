import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canary } from './app';
import { backgroundCall } from './calls';
import { createGate } from './fake-model';
import { expect, type Headless, test } from './headless';
import { startPilotfish } from './pilotfish';

// How `pilotfish run` ends when it cannot do what was asked: with a code, a reason, and nothing lost.

test('a wrong key is exit 1, said at once and without the key', async ({ cli }) => {
  cli.model.reply({
    status: 401,
    body: { error: { message: `Incorrect API key provided: ${canary}` } },
  });
  const { code, stdout, stderr } = await cli.run();
  expect([code, stdout, cli.model.requests.length]).toEqual([1, '', 1]);
  expect(stderr).toMatch(/did not accept the key in OPENAI_API_KEY \(401\)/);
  expect(stderr).not.toContain(canary);
});

test('a model that is not there is exit 1 and named', async ({ cli }) => {
  cli.model.reply({ status: 404, body: { error: { message: 'The model does not exist' } } });
  const { code, stderr } = await cli.run([], { OPENAI_MODEL: 'gone-model' });
  expect(code).toBe(1);
  expect(stderr).toContain('gone-model');
});

test('retries that are exhausted are exit 1', async ({ cli }) => {
  // The server asks for more patience than a turn has.
  cli.model.reply({
    status: 429,
    headers: { 'retry-after': '120' },
    body: { error: { message: 'slow down' } },
  });
  const { code, stderr } = await cli.run();
  expect([code, cli.model.requests.length]).toEqual([1, 1]);
  expect(stderr).toContain('429');
});

test('a fault that passes is tried again, and no call runs twice', async ({ cli }) => {
  const file = path.join(cli.folder, 'a.txt');
  cli.model.reply(
    { status: 429, headers: { 'retry-after': '0' }, body: { error: { message: 'slow down' } } },
    { calls: [{ name: 'write_file', arguments: { file_path: file, content: 'once\n' } }] },
    { status: 500, body: { error: { message: 'oops' } }, headers: { 'retry-after': '0' } },
    'Done.',
  );
  const { code, stdout } = await cli.run(['--mode', 'auto', '--output', 'json']);
  const { answer, calls } = JSON.parse(stdout);
  expect([code, answer, calls.length]).toEqual([0, 'Done.', 1]);
});

test('no stream at all is exit 1', async ({ cli }) => {
  cli.model.onRequest(() => ({ status: 400, body: { error: { message: 'stream is not supported' } } }));
  const { code, stderr } = await cli.run();
  expect(code).toBe(1);
  expect(stderr).toContain('stream is not supported');
});

test('a context that stays too long is exit 1 after one compaction and one retry', async ({ cli }) => {
  cli.model.onRequest(({ tools }) =>
    tools.length === 0
      ? null
      : { status: 400, body: { error: { message: 'too long', code: 'context_length_exceeded' } } },
  );
  const { code, stderr } = await cli.run();
  expect(code).toBe(1);
  expect(stderr).toContain('too long');
  expect(cli.model.requests.filter(({ tools }) => tools.length > 0).length).toBeLessThanOrEqual(2);
});

test('a dead address is exit 1 with the address, and json carries the reason', async ({ cli }) => {
  const dead = cli.model.baseUrl;
  await cli.model.close();
  const { code, stdout } = await cli.run(['--output', 'json']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    answer: '',
    calls: [],
    error: expect.stringContaining(new URL(dead).host),
  });
});

const wrongArguments: readonly [args: readonly string[], problem: RegExp][] = [
  [['run'], /run needs a folder/],
  [['run', '.'], /run needs a prompt/],
  [['run', '.', '--prompt', ' '], /--prompt must not be empty/],
  [['run', '.', '--prompt', 'x', '--mode', 'yolo'], /plan, ask, accept-edits, auto/],
  [['run', '.', '--prompt', 'x', '--output', 'xml'], /text, json, stream-json/],
  [['run', '.', '..', '--prompt', 'x'], /one too many/],
  [['run', '.', '--prompt', 'x', '--colour'], /--colour/],
  [['run', 'no-such-folder', '--prompt', 'x'], /The folder “no-such-folder” does not exist\./],
  [['serve', '.', '--port', 'http'], /--port takes a number/],
  [['serve', 'no-such-folder'], /The folder “no-such-folder” does not exist\./],
];

for (const [args, problem] of wrongArguments) {
  test(`wrong arguments are exit 2 and said: ${args.join(' ')}`, async ({ cli }) => {
    const { home } = cli;
    const { code, stdout, stderr } = await startPilotfish(args, { home, cwd: cli.folder }).ended;
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(problem);
  });
}

test('a file is no folder, and a link that leads nowhere does not exist', async ({ cli }) => {
  const { home, folder } = cli;
  await writeFile(path.join(folder, 'file.txt'), '');
  await symlink(path.join(folder, 'nowhere'), path.join(folder, 'link'));
  const tryFolder = (name: string) =>
    startPilotfish(['run', name, '--prompt', 'x'], { home, cwd: folder }).ended;
  expect(await tryFolder('file.txt')).toMatchObject({
    code: 2,
    stderr: '“file.txt” is not a folder. Pilotfish opens the folder of a project.\n',
  });
  expect(await tryFolder('link')).toMatchObject({ code: 2, stderr: 'The folder “link” does not exist.\n' });
});

test('a chat that is not there is exit 2 and asks nothing of the model', async ({ cli }) => {
  const { code, stderr } = await cli.run(['--continue', 'no-such-chat']);
  expect([code, cli.model.requests.length]).toEqual([2, 0]);
  expect(stderr).toContain('no-such-chat');
});

test('help and version', async ({ cli }) => {
  const { home } = cli;
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await startPilotfish(['--version'], { home }).ended).toEqual({
    code: 0,
    stdout: `${version}\n`,
    stderr: '',
  });
  const help = await startPilotfish(['--help'], { home }).ended;
  expect(help.code).toBe(0);
  for (const word of ['serve', 'run', '--prompt', '--mode', '--output', '--continue', '--no-open', '130'])
    expect(help.stdout).toContain(word);
});

async function interruptedWhileItSpeaks({ model, start }: Headless) {
  const hold = createGate();
  model.reply({ text: 'Some first words that never end', hold, holdAfterBytes: 700 });
  const pilotfish = start(['--output', 'stream-json']);
  const [, chat = ''] = await pilotfish.printed(/"type":"chat","chat":"([\w-]+)"/);
  await pilotfish.printed(/"type":"text"/);
  pilotfish.kill('SIGINT');
  return { chat, ...(await pilotfish.ended) };
}

test('Ctrl-C is exit 130, ends it, and the chat goes on where it was', async ({ cli }) => {
  const { code, chat } = await interruptedWhileItSpeaks(cli);
  expect(code).toBe(130);
  cli.model.reply('All of it.');
  const second = await cli.run(['--output', 'json', '--continue', chat, '--prompt', 'again']);
  expect([second.code, JSON.parse(second.stdout).answer]).toEqual([0, 'All of it.']);
  const said = cli.model.requests.at(-1)?.messages.filter(({ role }) => role === 'user');
  expect(said?.map(({ content }) => content)).toEqual(['do it', 'again']);
});

test('Ctrl-C while it waits to try again ends at once', async ({ cli }) => {
  cli.model.reply({ status: 429, headers: { 'retry-after': '50' }, body: {} });
  const pilotfish = cli.start(['--output', 'stream-json']);
  await pilotfish.printed(/"type":"retrying"/);
  pilotfish.kill('SIGINT');
  expect((await pilotfish.ended).code).toBe(130);
});

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGKILL', null],
] as const)
  test(`${signal} ends what its commands have left running`, async ({ cli }) => {
    const hold = createGate();
    // Deaf to the hang-up that comes with the end of its terminal.
    const command = `nohup sleep 65${randomInt(1000, 9999)}`;
    cli.model.reply({ calls: [backgroundCall(command, 'Server')] }, { text: 'It runs.', hold });
    const pilotfish = cli.start(['--mode', 'auto']);
    await cli.model.waitForRequest(2);
    const isRunning = () =>
      execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).includes(command.replace('nohup ', ''));
    await expect.poll(isRunning).toBe(true);
    pilotfish.kill(signal);
    expect((await pilotfish.ended).code).toBe(code);
    await expect.poll(isRunning).toBe(false);
  });
