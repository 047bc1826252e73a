import { chmod, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { resultsIn } from '../../../e2e/calls';
import { tempFolder } from '../base/testing/temp-folder';
import { sandbox } from '../sandbox/testing/in-sandbox';
import { type PageServer, page as served, startPageServer } from '../web/testing/page-server';
import { firstProject, startTestApp, type TestApp, type TestAppChat } from './testing/test-app';

// Commands as tools and discovered tools in the real sandbox: their writes, their connections, and the notices about
// them.

const auto = { kind: 'auto', until: Date.now() + 3_600_000 } as const;

/** A tool of the user that runs this script. */
async function withTool(script: (outside: string) => string, opens: object = {}): Promise<TestApp> {
  const started = await startTestApp();
  await writeFile(join(started.project, 'work.sh'), script(dirname(started.project)));
  await mkdir(join(started.home, 'tools'), { recursive: true });
  const file = { name: 'work', description: 'Works.', run: [['sh', 'work.sh']], ...opens };
  await writeFile(join(started.home, 'tools/work.json'), JSON.stringify(file));
  return started;
}

async function inAuto(started: TestApp): Promise<TestAppChat> {
  const chat = await started.chat();
  await (await chat.open()).setMode(auto);
  return chat;
}

const work = { calls: [{ name: 'work', arguments: {} }] };

async function page(): Promise<PageServer> {
  const server = await startPageServer({ '/': served('a page', 'text/plain') });
  onTestFinished(() => server.close());
  return server;
}

const get = ({ port }: PageServer) => `curl -sS --noproxy '' -x "$HTTP_PROXY" http://127.0.0.1:${port}/`;

test.runIf(sandbox !== null)(
  'a command that leaves a process ends it, which is told with the remedy',
  async () => {
    const started = await startTestApp();
    const chat = await inAuto(started);
    const command = 'touch begun; sleep 628 & exit 3';
    started.model.reply({ calls: [{ name: 'run_shell_command', arguments: { command } }] }, 'Done.');
    await chat.send('Start it.');
    expect(resultsIn(await started.model.waitForRequest(2))[0]).toMatch(
      /\nExit Code: 3\n.*\nBackground PIDs: \(none\)\n.*\n1 process it left was ended with it; use is_background$/,
    );
  },
);

describe.runIf(sandbox !== null)('a command as a tool', () => {
  test('says where it would run, and writes only what it may, which is told', async () => {
    const started = await withTool((outside) => `touch made '${outside}/outside'`);
    const chat = await started.chat();
    started.model.reply(work, 'It could not.');
    await chat.send('Work.');
    expect((await chat.waiting()).phase).toMatchObject({
      question: {
        subject: { kind: 'call', sandbox: { kind: 'in' }, opened: { hosts: [], folders: [] } },
      },
    });
    await chat.decide({ answer: 'accept' });
    const [result = ''] = resultsIn(await started.model.waitForRequest(2));
    const outside = dirname(started.project);
    expect(result).toContain('Error: (none)\nExit Code: 1\nSignal: (none)\n');
    expect(result).toContain(`Sandbox: the command may not write ${outside}/outside.`);
    expect((await readdir(started.project)).sort()).toEqual(['made', 'work.sh']);
    expect(await readdir(outside)).not.toContain('outside');
  });

  test('writes what its file opens, but for protected names, which are told', async () => {
    const folder = await realpath(await tempFolder());
    const started = await withTool(() => `echo 1 > '${folder}/x' && touch '${folder}/.env'`, {
      allowedFolders: [folder],
    });
    const chat = await inAuto(started);
    started.model.reply(work, 'Done.');
    await chat.send('Work.');
    expect(resultsIn(await started.model.waitForRequest(2))).toEqual([
      `Sandbox: the command made ${folder}/.env: protected, so the next command cannot write there.`,
    ]);
    expect(await readFile(join(folder, 'x'), 'utf8')).toBe('1\n');
  });

  test('asks for a host that its file does not allow, while it waits', async () => {
    const [open, other] = [await page(), await page()];
    const started = await withTool(() => `${get(open)}; ${get(other)}`, {
      allowedHosts: [`127.0.0.1:${open.port}`],
    });
    const chat = await inAuto(started);
    started.model.reply(work, 'Done.');
    await chat.send('Work.');
    expect((await chat.waiting()).phase).toMatchObject({
      question: { subject: { kind: 'network', host: '127.0.0.1', port: other.port } },
    });
    expect([open.asked.length, other.asked.length]).toEqual([1, 0]);
    await chat.decide({ answer: 'accept' });
    expect(resultsIn(await started.model.waitForRequest(2))).toEqual(['a pagea page']);
  });

  test('is refused it at once where nobody is there', async () => {
    const other = await page();
    const first = await withTool(() => `${get(other)}; true`);
    const started = await first.again({ unattended: true });
    const chat = await inAuto(started);
    started.model.reply(work, 'Done.');
    await chat.send('Work.');
    const [result] = resultsIn(await started.model.waitForRequest(2));
    expect(result).toContain(`Sandbox: the command was not let reach 127.0.0.1:${other.port}.`);
    expect(other.asked).toEqual([]);
  });

  test('of the project shows what its file opens before it is trusted', async () => {
    const file = { name: 'a', description: '', run: [['true']], allowedHosts: ['a.example'] };
    const started = await startTestApp({ '.pilotfish/tools/a.json': JSON.stringify(file) });
    expect((await firstProject(started.app).trust.question()).brought).toMatchObject([
      { kind: 'command-file', opened: { hosts: ['a.example'], folders: [] }, fault: null },
    ]);
  });
});

describe.runIf(sandbox !== null)('a discovery command', () => {
  test('runs in the sandbox without a network, and so does what it declares', async () => {
    const server = await page();
    const declared = JSON.stringify([
      { name: 'work', description: 'Works.', parameters: { type: 'object' } },
    ]);
    const tried = `touch ../outside; curl -sm 5 http://127.0.0.1:${server.port}/; touch inside`;
    const script = (body: string) => `#!/bin/bash\n${tried} 2>/dev/null\n${body}\n`;
    const started = await startTestApp({
      'find.sh': script(`echo "proxy '$HTTP_PROXY'" > found; echo '${declared}'`),
      'call.sh': script('cat; touch ../outside'),
    });
    for (const name of ['find.sh', 'call.sh']) await chmod(join(started.project, name), 0o755);
    const tools = { discoveryCommand: './find.sh', callCommand: './call.sh' };
    await started.app.settings.change({ tools });
    const { trust } = firstProject(started.app);
    const question = await trust.question();
    expect(question.brought).toMatchObject([{ opened: { hosts: [], folders: [] } }, {}]);
    await trust.answer('folder', question.hash);
    const chat = await started.chat();
    started.model.reply(work, 'Done.');
    await chat.send('Work.');
    expect((await chat.waiting()).phase).toMatchObject({
      question: { subject: { sandbox: { kind: 'in' } } },
    });
    expect(await readFile(join(started.project, 'found'), 'utf8')).toBe("proxy ''\n");
    await chat.decide({ answer: 'accept' });
    const [result] = resultsIn(await started.model.waitForRequest(2));
    expect(result).toContain('Stdout: {}\n');
    expect(result).toContain('Read-only file system');
    expect(await readdir(dirname(started.project))).not.toContain('outside');
    expect(server.asked).toEqual([]);
  });
});

test('without the sandbox it is as it was, and the card says why', async () => {
  const first = await withTool((outside) => `touch '${outside}/outside'; echo done`);
  const started = await first.again({ withoutSandbox: true });
  const chat = await started.chat();
  started.model.reply(work, 'Done.');
  await chat.send('Work.');
  expect((await chat.waiting()).phase).toMatchObject({
    question: { subject: { sandbox: { kind: 'without', why: { key: 'sandbox.off' } } } },
  });
  await chat.decide({ answer: 'accept' });
  expect(resultsIn(await started.model.waitForRequest(2))).toEqual(['done\n']);
  expect(await readdir(dirname(started.project))).toContain('outside');
});
