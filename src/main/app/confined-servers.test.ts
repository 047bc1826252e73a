import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerState, StoppedHost } from '@shared/servers/servers';
import { sayInEnglish } from '@shared/texts/text';
import { describe, expect, onTestFinished, test } from 'vitest';
import { odd } from '../mcp/testing/test-servers';
import { sandbox } from '../sandbox/testing/in-sandbox';
import { page as served, startPageServer } from '../web/testing/page-server';
import { createHandlers } from './handlers/create-handlers';
import {
  addRule,
  caller,
  firstProject,
  firstProjectState,
  startTestApp,
  type TestApp,
} from './testing/test-app';

// The connections of servers in the sandbox, judged by the user's rules and the servers' configurations.

const wants = odd('fetches', 'http://sea.example/');

function stateOf({ app }: TestApp): ServerState {
  const [server] = firstProjectState(app).servers;
  if (!server) throw new Error('there is no server');
  return server;
}

function stopped(started: TestApp): readonly StoppedHost[] | null {
  const { sandbox: place } = stateOf(started);
  return place?.kind === 'in' ? place.stopped : null;
}

async function withOwn(configured: object): Promise<TestApp> {
  const started = await startTestApp();
  await createHandlers(started.app).servers.save({ servers: { net: configured }, replaces: null }, caller);
  await firstProject(started.app).servers.start();
  return started;
}

async function withProjects(configured: object): Promise<TestApp> {
  const started = await startTestApp({ '.mcp.json': JSON.stringify({ mcpServers: { net: configured } }) });
  const { trust, servers } = firstProject(started.app);
  await trust.answer('folder', (await trust.question()).hash);
  await servers.start();
  return started;
}

const allow = ({ app }: TestApp) =>
  createHandlers(app).servers.allowHost(
    { project: firstProject(app).key, alias: 'net', host: 'sea.example' },
    caller,
  );

const startedTimes = ({ app }: TestApp) =>
  firstProject(app)
    .servers.log('net')
    .match(/Started/g)?.length;

describe.runIf(sandbox !== null)('a host that a server may not reach', () => {
  test('is shown; allowed, it stands in the user’s settings, and the server starts again', async () => {
    const started = await withOwn(wants);
    await expect.poll(() => stopped(started)).toEqual([{ host: 'sea.example', canBeAllowed: true }]);
    await allow(started);
    await expect.poll(() => stateOf(started).connection.kind).toBe('ready');
    await expect.poll(() => stateOf(started).sandbox).toMatchObject({ hosts: ['sea.example'], stopped: [] });
    const { mcpServers } = JSON.parse(await readFile(join(started.home, 'settings.json'), 'utf8'));
    expect(mcpServers.net).toEqual({ ...wants, allowedHosts: ['sea.example'] });
  });

  test('is allowed by a rule of the user’s where the project brings the server', async () => {
    const started = await withProjects(wants);
    await expect.poll(() => stopped(started)).toEqual([{ host: 'sea.example', canBeAllowed: true }]);
    await allow(started);
    await expect.poll(() => startedTimes(started)).toBe(2);
    await expect.poll(() => stateOf(started).connection.kind).toBe('ready');
    expect(stopped(started)).toEqual([]);
    expect(firstProject(started.app).rules.current()).toMatchObject([
      { effect: 'allow', tool: 'network', match: 'sea.example', scope: 'project' },
    ]);
    expect(await readFile(join(started.project, '.mcp.json'), 'utf8')).not.toContain('allowedHosts');
  });

  test('may be of this machine itself', async () => {
    const page = await startPageServer({ '/': served('a page', 'text/plain') });
    onTestFinished(() => page.close());
    const local = `localhost:${page.port}`;
    const started = await withOwn({ ...odd('fetches', `http://${local}/`), allowedHosts: [local] });
    await expect.poll(() => page.asked.length).toBe(1);
    expect(stopped(started)).toEqual([]);
  });

  test('is not offered where a rule is against it, whatever the configuration allows', async () => {
    const started = await startTestApp();
    await addRule(started.app, { effect: 'deny', tool: 'network', match: '*.example', scope: 'project' });
    const { servers } = createHandlers(started.app);
    const net = { ...wants, allowedHosts: ['sea.example'] };
    await servers.save({ servers: { net }, replaces: null }, caller);
    await firstProject(started.app).servers.start();
    await expect.poll(() => stopped(started)).toEqual([{ host: 'sea.example', canBeAllowed: false }]);
  });
});

test('a project cannot take its server out of the sandbox, and that is said before trust and after', async () => {
  const started = await withProjects({ ...odd('good'), sandbox: false });
  const { brought } = await firstProject(started.app).trust.question();
  const { connection } = stateOf(started);
  const said = [brought[0]?.fault, 'why' in connection ? connection.why : null];
  expect(said.map((text) => text && sayInEnglish(text))).toEqual(
    Array(2).fill(
      '“sandbox: false” works only in your own settings: a project cannot take a server out of the sandbox.',
    ),
  );
  expect(connection.kind).toBe('unusable');
});

test('what the project opens to its server is shown before trust, and asked about again when it is more', async () => {
  const started = await withProjects({ ...odd('good'), allowedHosts: ['sea.example'] });
  const { trust, servers } = firstProject(started.app);
  expect((await trust.question()).brought).toMatchObject([
    { state: 'accepted', opened: { hosts: ['sea.example'], folders: [] } },
  ]);
  const more = { ...odd('good'), allowedHosts: ['sea.example', 'lake.example'], allowedFolders: ['~/notes'] };
  await writeFile(join(started.project, '.mcp.json'), JSON.stringify({ mcpServers: { net: more } }));
  await servers.start();
  expect(stateOf(started).connection.kind).toBe('not-trusted');
  expect((await trust.question()).brought).toMatchObject([
    { state: 'changed', opened: { hosts: ['sea.example', 'lake.example'], folders: ['~/notes'] } },
  ]);
});
