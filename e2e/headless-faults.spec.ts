import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backgroundCall } from './calls';
import { canary } from './canary';
import { createGate } from './fake-model';
import { expect, type Headless, test } from './headless';
import { startPilotfish } from './pilotfish';

// The end of `pilotfish run` when it fails: a code, a reason, and no lost data.

test('a model that refuses, and one that is not there, are exit 1 with the reason, and never with the key', async ({
  cli,
}) => {
  cli.model.reply({ status: 401, body: { error: { message: `Incorrect API key provided: ${canary}` } } });
  const refused = await cli.run();
  expect([refused.code, refused.stdout, cli.model.requests.length]).toEqual([1, '', 1]);
  expect(refused.stderr).toMatch(/rejected the key in OPENAI_API_KEY \(401\)/);
  expect(refused.stderr).not.toContain(canary);

  const { host } = new URL(cli.model.baseUrl);
  await cli.model.close();
  const gone = await cli.run(['--output', 'json']);
  expect(gone.code).toBe(1);
  expect(JSON.parse(gone.stdout)).toMatchObject({
    answer: '',
    calls: [],
    error: expect.stringContaining(host),
  });
});

test('what cannot be done is exit 2 and said; help and version are exit 0', async ({ cli }) => {
  const { home, folder } = cli;
  await writeFile(path.join(folder, 'file.txt'), '');
  await symlink(path.join(folder, 'nowhere'), path.join(folder, 'link'));
  const started = (...args: string[]) => startPilotfish(args, { home, cwd: folder }).ended;
  const missing = 'The folder “link” does not exist.\n';
  for (const [args, stderr] of [
    [['run', '.'], expect.stringContaining('run needs a prompt')],
    [['run', 'link', '--prompt', 'x'], missing],
    [['serve', 'link'], missing],
    [
      ['run', 'file.txt', '--prompt', 'x'],
      '“file.txt” is not a folder. Open the folder of a project instead.\n',
    ],
    [['run', '.', '--prompt', 'x', '--continue', 'no-such-chat'], expect.stringContaining('no-such-chat')],
  ] as const)
    expect(await started(...args)).toEqual({ code: 2, stdout: '', stderr });
  expect(cli.model.requests).toEqual([]);

  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await started('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  const help = await started('--help');
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

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGKILL', null],
] as const)
  test(`${signal} ends what its commands have left running`, async ({ cli }) => {
    const hold = createGate();
    // Ignores the hang-up at the end of its terminal.
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
