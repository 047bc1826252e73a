import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './background-steps';
import { backgroundCall, resultsIn, writeCall } from './calls';
import { canary, filesWith } from './canary';
import { createGate, type FakeReply } from './fake-model';
import { expect, type Headless, test } from './headless';

// Output and effects of a successful `pilotfish run`.

/** A reply that reads one file, then one that answers. */
async function scriptARead({ folder, model }: Headless, held: Partial<FakeReply> = {}): Promise<void> {
  await writeFile(path.join(folder, 'a.txt'), 'one\ntwo\n');
  model.reply(
    { text: 'I look at it.', calls: [{ name: 'read_file', arguments: { path: 'a.txt' } }] },
    { text: 'It says **one**.\nAnd two.', ...held },
  );
}

function scriptAWrite({ folder, model }: Headless, name: string): string {
  const file = path.join(folder, name);
  model.reply({ calls: [writeCall(file, 'new\n')] }, 'Written.');
  return file;
}

test('text: the answer streams while the model writes it, and each call is one line on standard error', async ({
  cli,
}) => {
  const hold = createGate();
  await scriptARead(cli, { hold, holdAfterBytes: 700 });
  // The pipe to its input stays open during the run, and Pilotfish does not read it.
  const pilotfish = cli.start();
  await pilotfish.printed(/It says/);
  expect(pilotfish.stdout()).not.toContain('two.');
  hold.release();
  const { code, stdout, stderr } = await pilotfish.ended;
  expect([code, stdout]).toEqual([0, 'I look at it.\nIt says **one**.\nAnd two.\n']);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^✓ read_file: .*a\.txt.* \(\d+ ms\)$/)]);
});

test('json: one object says what happened', async ({ cli }) => {
  await scriptARead(cli);
  const { code, stdout, stderr } = await cli.run(['--output', 'json']);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual({
    finish: 'done',
    rounds: 2,
    denied: 0,
    failed: 0,
    model: { provider: expect.any(String), name: 'fake-model' },
    chat: expect.stringMatching(/^[\w-]+$/),
    answer: 'It says **one**.\nAnd two.',
    calls: [
      {
        callId: expect.any(String),
        tool: 'read_file',
        input: { path: 'a.txt' },
        state: 'done',
        durationMs: expect.any(Number),
        result: 'one\ntwo\n',
      },
    ],
    changes: [],
    usage: {
      contextTokens: 120,
      contextWindow: 128_000,
      inputTokens: 200,
      outputTokens: 40,
      spent: [
        {
          providerId: 'environment',
          model: 'fake-model',
          inputTokens: 200,
          cachedTokens: 0,
          outputTokens: 40,
        },
      ],
    },
  });
});

test('arguments nested 5,000 deep are an error the model is told, and the run goes on', async ({ cli }) => {
  const deep = `{"path":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  for (const output of ['json', 'stream-json']) {
    cli.model.reply({ calls: [{ name: 'read_file', arguments: deep }] }, 'Sorry.');
    const { code, stdout, stderr } = await cli.run(['--output', output]);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ answer: 'Sorry.' });
    const [, , call, result] = cli.model.requests.at(-1)?.messages ?? [];
    expect(call?.tool_calls?.[0]?.function.arguments).toBe(JSON.stringify({ invalid_json: deep }));
    expect(result?.content).toBe(
      'Arguments for "read_file" are nested too deep: more than 100 levels at position 107. Nothing was executed.',
    );
  }
});

test('stream-json: one event a line, a finished call among them', async ({ cli }) => {
  await scriptARead(cli);
  const { code, stdout } = await cli.run(['--output', 'stream-json']);
  const events = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(0);
  const started = events.find(({ type }) => type === 'call-started');
  expect(events.filter(({ type }) => type === 'call-finished')).toEqual([
    {
      type: 'call-finished',
      callId: started.callId,
      tool: 'read_file',
      state: 'done',
      durationMs: expect.any(Number),
    },
  ]);
  expect(events[0]).toMatchObject({ type: 'chat' });
  expect(events.at(-1)).toMatchObject({ type: 'finished', answer: 'It says **one**.\nAnd two.' });
});

test('a budget that is used up ends the run, and says so', async ({ cli }) => {
  await writeFile(path.join(cli.home, 'settings.json'), '{ "budget": { "turn": { "tokens": 100 } } }');
  await scriptARead(cli);
  const { code, stdout, stderr } = await cli.run(['--output', 'json']);
  const told = 'The budget of this turn is used up: 120 tokens of 100 tokens.';
  expect([code, JSON.parse(stdout).finish]).toEqual([1, 'budget']);
  expect(stderr).toContain(told);
});

test('half an answer is printed, and fails the run with the reason', async ({ cli }) => {
  const half: FakeReply = { text: 'Half an ans', finish: 'length' };
  const told = 'reached its length limit';
  cli.model.reply(half, half);
  const { code, stdout, stderr } = await cli.run();
  expect([code, stdout]).toEqual([1, 'Half an ans\n']);
  expect(stderr.split(told)).toHaveLength(2);
  const json = await cli.run(['--output', 'json']);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({
    finish: 'length',
    answer: 'Half an ans',
    error: expect.stringContaining(told),
  });
  expect(json.stderr).toContain(told);
});

test('with nobody there a change is denied, and not in the user’s name; --mode lets it, but for what always asks', async ({
  cli,
}) => {
  const at = (name: string) => path.join(cli.folder, name);
  await writeFile(at('a.txt'), 'keep me\n');
  const calls = [
    writeCall(at('new.txt'), 'new\n'),
    writeCall(at('.env'), 'new\n'),
    { name: 'delete_file', arguments: { file_path: at('a.txt') } },
  ];
  const always = [
    'Not executed: .env is a protected file. Nobody is there to approve it.',
    'Not executed: deleting a file always asks. Nobody is there to approve it.',
  ];
  const text = 'Not executed: nobody is there to approve it. Run with --mode accept-edits or --mode auto.';
  cli.model.reply({ calls }, 'Done.');
  const asked = await cli.run(['--output', 'json']);
  expect(asked.code).toBe(0);
  expect(JSON.parse(asked.stdout).calls[0]).toMatchObject({ state: 'failed', result: text });
  expect(resultsIn(cli.model.requests.at(-1))).toEqual([text, text, text]);
  await expect(readFile(at('new.txt'))).rejects.toThrow('ENOENT');

  cli.model.reply({ calls }, 'Done.');
  expect((await cli.run(['--mode', 'auto'])).code).toBe(0);
  expect(resultsIn(cli.model.requests.at(-1)).slice(1)).toEqual(always);
  expect(await readFile(at('new.txt'), 'utf8')).toBe('new\n');
  // The mode ends with the run: a window that opens the chat asks again.
  expect(await filesWith('"mode-changed"', cli.home)).toEqual([]);
  expect(await filesWith('"mode":{"kind":"auto"', cli.home)).toEqual([]);
  await expect(readFile(at('.env'))).rejects.toThrow('ENOENT');
  expect(await readFile(at('a.txt'), 'utf8')).toBe('keep me\n');
});

test('--continue goes on with the chat that json named, with the endpoint, key and model of the environment alone', async ({
  cli,
}) => {
  cli.model.reply('The first answer.', 'The second answer.');
  const { chat } = JSON.parse((await cli.run(['--output', 'json'])).stdout);
  const second = await cli.run(['--output', 'json', '--continue', chat, '--prompt', 'and now?']);
  expect(JSON.parse(second.stdout)).toMatchObject({ chat, answer: 'The second answer.', calls: [] });
  const said = cli.model.requests[1]?.messages.map(({ role, content }) => [role, content]);
  expect(said?.slice(1)).toEqual([
    ['user', 'do it'],
    ['assistant', 'The first answer.'],
    ['user', 'and now?'],
  ]);
  expect(cli.model.requests[0]).toMatchObject({
    model: 'fake-model',
    headers: { authorization: `Bearer ${canary}` },
  });
  await expect(readFile(path.join(cli.home, 'settings.json'))).rejects.toThrow('ENOENT');
});

const bare = { OPENAI_BASE_URL: '', OPENAI_API_KEY: '', OPENAI_MODEL: '' };

test('without any provider nothing answers, and what would help is said; the demo model answers where it is chosen', async ({
  cli,
}) => {
  await writeFile(path.join(cli.folder, 'README.md'), '# Heron\n\nCounts birds.\n');
  const without = await cli.run(['--mode', 'auto'], bare);
  expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('No model is chosen.')]);
  await writeFile(path.join(cli.home, 'settings.json'), '{ "activeProvider": "demo" }');
  const { code, stdout } = await cli.run(['--prompt', 'What is this project?'], bare);
  expect([code, cli.model.requests]).toEqual([0, []]);
  expect(stdout).toContain('Heron');
});

test('a reader that leaves early does not keep the work from being done', async ({ cli }) => {
  const file = scriptAWrite(cli, 'new.txt');
  const pilotfish = cli.start(['--mode', 'auto', '--output', 'stream-json']);
  pilotfish.closeOutput();
  expect((await pilotfish.ended).code).toBe(0);
  expect(await readFile(file, 'utf8')).toBe('new\n');
});

test('a command in the background ends with the run, and the next run of the chat is told', async ({
  cli,
}) => {
  cli.model.reply({ calls: [backgroundCall('sleep 60', 'Server')] }, 'It runs.', 'I see.');
  const args = ['--mode', 'auto', '--output', 'json'];
  const { stdout } = await cli.run(args);
  const [result] = resultsIn(await cli.model.waitForRequest(2));
  const [, pid] = /^PID: (\d+)$/m.exec(String(result)) ?? [];
  expect(Number(pid)).toBeGreaterThan(1);
  expect(isAlive(Number(pid))).toBe(false);
  await cli.run([...args, '--continue', String(JSON.parse(stdout).chat)]);
  const { messages } = await cli.model.waitForRequest(3);
  expect(JSON.stringify(messages)).toContain('was ended because the application was closed');
});

test('--mode plan changes nothing; nobody is there to decide on the plan or to be asked back', async ({
  cli,
}) => {
  const file = path.join(cli.folder, 'new.txt');
  cli.model.reply(
    {
      calls: [
        writeCall(file, 'new\n'),
        { name: 'exit_plan_mode', arguments: { plan: '1. Look' } },
        {
          name: 'ask_user',
          arguments: { question: 'Which?', choices: [{ label: 'One' }, { label: 'Two' }] },
        },
      ],
    },
    '1. Look',
  );
  const { code, stdout } = await cli.run(['--mode', 'plan']);
  expect([code, stdout.trim()]).toEqual([0, '1. Look']);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  expect(resultsIn(cli.model.requests[1])).toEqual([
    expect.stringMatching(/^Not executed: .*plan mode/),
    'Not executed: nobody is there to decide on the plan. Give the plan as your answer and end there.',
    'Not executed: nobody is there to answer. Decide yourself, and say in your answer what you assumed.',
  ]);
});
