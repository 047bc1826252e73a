import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canary } from './app';
import { isAlive } from './background-steps';
import { backgroundCall, resultsIn, shellCall, writeCall } from './calls';
import { createGate } from './fake-model';
import { expect, type Headless, test } from './headless';

// What `pilotfish run` prints and does when all goes well.

/** A reply that reads one file, then one that answers. */
async function scriptARead({ folder, model }: Headless): Promise<void> {
  await writeFile(path.join(folder, 'a.txt'), 'one\ntwo\n');
  model.reply(
    { text: 'I look at it.', calls: [{ name: 'read_file', arguments: { path: 'a.txt' } }] },
    'It says **one**.\nAnd two.',
  );
}

function scriptAWrite({ folder, model }: Headless, name: string): string {
  const file = path.join(folder, name);
  model.reply({ calls: [writeCall(file, 'new\n')] }, 'Written.');
  return file;
}

test('text: standard output ends with the answer, and each call is one line on standard error', async ({
  cli,
}) => {
  await scriptARead(cli);
  const { code, stdout, stderr } = await cli.run();
  expect([code, stdout]).toEqual([0, 'I look at it.\nIt says **one**.\nAnd two.\n']);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^✓ read_file: .*a\.txt.* \(\d+ ms\)$/)]);
});

test('text: the answer streams while the model writes it', async ({ cli }) => {
  const hold = createGate();
  cli.model.reply({ text: 'First words, and then the rest of it.', hold, holdAfterBytes: 700 });
  const pilotfish = cli.start();
  await pilotfish.printed(/First words/);
  expect(pilotfish.stdout()).not.toContain('rest of it');
  hold.release();
  expect((await pilotfish.ended).stdout).toBe('First words, and then the rest of it.\n');
});

test('json: one object says what happened', async ({ cli }) => {
  await scriptARead(cli);
  const { code, stdout, stderr } = await cli.run(['--output', 'json']);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual({
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
      ...{ contextTokens: 120, contextWindow: 128_000, inputTokens: 200, outputTokens: 40 },
      spent: [
        {
          ...{ providerId: 'environment', model: 'fake-model' },
          ...{ inputTokens: 200, cachedTokens: 0, outputTokens: 40 },
        },
      ],
    },
  });
});

test('json: arguments that are no JSON are shown as the model wrote them', async ({ cli }) => {
  cli.model.reply({ calls: [{ name: 'read_file', arguments: '{"path": ' }] }, 'Sorry.');
  const { stdout } = await cli.run(['--output', 'json']);
  const [call] = JSON.parse(stdout).calls;
  expect(call).toMatchObject({ input: '{"path": ', state: 'failed' });
  expect(call.result).toMatch(/^Arguments for "read_file" are not valid JSON: .+\. Nothing was executed\.$/s);
});

for (const output of ['json', 'stream-json'])
  test(`${output}: arguments nested 5,000 deep are an error the model is told, and the run goes on`, async ({
    cli,
  }) => {
    const deep = `{"path":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    cli.model.reply({ calls: [{ name: 'read_file', arguments: deep }] }, 'Sorry.');
    const { code, stdout, stderr } = await cli.run(['--output', output]);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ answer: 'Sorry.' });
    const [, , call, result] = cli.model.requests[1]?.messages ?? [];
    expect(call?.tool_calls?.[0]?.function.arguments).toBe(JSON.stringify({ invalid_json: deep }));
    expect(result?.content).toBe(
      'Arguments for "read_file" are nested too deep: more than 100 levels at position 107. Nothing was executed.',
    );
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

test('with nobody there a change is denied, and not in the person’s name', async ({ cli }) => {
  const file = scriptAWrite(cli, 'new.txt');
  const { code, stdout } = await cli.run(['--output', 'json']);
  const text = 'Not executed: nobody is there to approve it. Run with --mode accept-edits or --mode auto.';
  expect(code).toBe(0);
  expect(JSON.parse(stdout).calls[0]).toMatchObject({ state: 'failed', result: text });
  expect(resultsIn(cli.model.requests[1])).toEqual([text]);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

for (const mode of ['accept-edits', 'auto']) {
  test(`--mode ${mode} writes the file`, async ({ cli }) => {
    const file = scriptAWrite(cli, 'new.txt');
    expect((await cli.run(['--mode', mode])).code).toBe(0);
    expect(await readFile(file, 'utf8')).toBe('new\n');
  });

  test(`--mode ${mode} leaves a protected file alone and says why`, async ({ cli }) => {
    const file = scriptAWrite(cli, '.env');
    await cli.run(['--mode', mode]);
    expect(resultsIn(cli.model.requests[1])).toEqual([
      'Not executed: .env is a protected file. Nobody is there to approve it.',
    ]);
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
}

test('--mode plan changes nothing and still reads', async ({ cli }) => {
  const file = scriptAWrite(cli, 'new.txt');
  await cli.run(['--mode', 'plan']);
  expect(resultsIn(cli.model.requests[1])).toEqual([expect.stringMatching(/^Not executed: .*plan mode/)]);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('deleting is never done with nobody there', async ({ cli }) => {
  const file = path.join(cli.folder, 'a.txt');
  await writeFile(file, 'keep me\n');
  cli.model.reply({ calls: [{ name: 'delete_file', arguments: { file_path: file } }] }, 'No.');
  await cli.run(['--mode', 'auto']);
  expect(resultsIn(cli.model.requests[1])).toEqual([
    expect.stringMatching(/^Not executed: .+\. Nobody is there to approve it\.$/),
  ]);
  expect(await readFile(file, 'utf8')).toBe('keep me\n');
});

test('--continue goes on with the chat that json named', async ({ cli }) => {
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
});

test('the environment alone chooses endpoint, key and model, and leaves no settings behind', async ({
  cli,
}) => {
  cli.model.reply('Hello.');
  await cli.run([], { OPENAI_MODEL: 'another-model' });
  expect(cli.model.requests).toMatchObject([
    { model: 'another-model', headers: { authorization: `Bearer ${canary}` } },
  ]);
  await expect(readFile(path.join(cli.home, 'settings.json'))).rejects.toThrow('ENOENT');
});

const bare = { OPENAI_BASE_URL: '', OPENAI_API_KEY: '', OPENAI_MODEL: '' };

test('the demo model answers from the project where it is chosen', async ({ cli }) => {
  await writeFile(path.join(cli.folder, 'README.md'), '# Heron\n\nCounts birds.\n');
  await writeFile(path.join(cli.home, 'settings.json'), '{ "activeProvider": "demo" }');
  const { code, stdout } = await cli.run(['--prompt', 'What is this project?'], bare);
  expect([code, cli.model.requests]).toEqual([0, []]);
  expect(stdout).toContain('Heron');
});

test('without any provider nothing answers, and what would help is said', async ({ cli }) => {
  await writeFile(path.join(cli.folder, 'README.md'), '# Heron\n');
  const { code, stderr } = await cli.run(['--mode', 'auto'], bare);
  expect([code, stderr]).toEqual([1, expect.stringContaining('No model is chosen.')]);
  expect(await readFile(path.join(cli.folder, 'README.md'), 'utf8')).toBe('# Heron\n');
});

test('standard input is not read, open or not', async ({ cli }) => {
  cli.model.reply('Hello.');
  // The pipe to its input stays open for as long as it runs.
  expect(await cli.run()).toMatchObject({ code: 0, stdout: 'Hello.\n' });
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

test('a hundred commands in one reply run in their order, each with its own result', async ({ cli }) => {
  // A hundred processes one after the other take their time on a busy machine.
  test.slow();
  const count = 100;
  const calls = Array.from({ length: count }, (_, index) => shellCall(`echo "this is ${index}"`));
  cli.model.reply({ calls }, 'That was all.');
  const { code, stdout } = await cli.run();
  expect([code, stdout]).toEqual([0, 'That was all.\n']);
  const results = resultsIn(await cli.model.waitForRequest(2));
  expect(results.map((text) => /\nOutput: (.*)\nError: \(none\)\nExit Code: 0\n/.exec(text)?.[1])).toEqual(
    Array.from({ length: count }, (_, index) => `this is ${index}`),
  );
});

test('nobody is there to decide on a plan or to be asked back: the model is told so, and goes on', async ({
  cli,
}) => {
  cli.model.reply(
    {
      calls: [
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
  expect(resultsIn(cli.model.requests[1])).toEqual([
    'Not executed: nobody is there to decide on the plan. Give the plan as your answer and end there.',
    'Not executed: nobody is there to answer. Decide yourself, and say in your answer what you assumed.',
  ]);
});
