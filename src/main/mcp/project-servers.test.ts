import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseJson } from '@shared/base/json';
import { say } from '@shared/texts/text';
import { describe, expect, test } from 'vitest';
import { processStart } from '../base/processes/process-identity';
import { tempFolder } from '../base/testing/temp-folder';
import type { Tool } from '../tools/kit/tool';
import { createTestContext } from '../tools/testing/test-context';
import { odd, startServers } from './testing/test-servers';

// The servers of a project, with real processes that behave well and badly.

const use = async (tool: Tool, input: object = { text: 'hi' }) => {
  const context = await createTestContext();
  const { forModel } = await tool.run(input, context, null);
  return { forModel, reports: context.reports };
};

test('nothing is started before it is asked for; then its tools are there, and answer', async () => {
  const servers = await startServers({ docs: odd('good') });
  expect([servers.states(), servers.tools()]).toEqual([[], []]);
  await servers.start();
  expect(servers.state('docs')).toMatchObject({
    transport: 'stdio',
    connection: { kind: 'ready', name: 'odd good 1.0' },
    tools: [{ name: 'echo', callName: 'docs__echo', says: ['read-only'], state: { kind: 'on' } }],
  });
  const tool = servers.tool('docs__echo');
  expect(tool).toMatchObject({
    kind: 'remote',
    description: 'Says it again.',
    source: { kind: 'server', alias: 'docs' },
  });
  expect(await use(tool)).toEqual({ forModel: 'echo: hi', reports: ['Halfway · 1 of 2'] });
  expect(servers.sessions().map(({ alias }) => alias)).toEqual(['docs']);
});

describe('a server that behaves badly', () => {
  test('is started again when it ends, and left alone after five times; the others go on', async () => {
    const servers = await startServers({ bad: odd('crash'), docs: odd('good') });
    await servers.start();
    await servers.until(() => servers.state('bad').connection.kind === 'failed');
    expect(servers.log('bad').match(/Ended with exit code 3/g)).toHaveLength(6);
    expect(await use(servers.tool('docs__echo'))).toMatchObject({ forModel: 'echo: hi' });
  });

  test('is given up when it does not answer in time, and a call of it as well', async () => {
    const servers = await startServers({
      hangs: { ...odd('hang'), timeout: 1000 },
      mute: { ...odd('mute'), timeout: 1000 },
    });
    await servers.start();
    expect(servers.state('hangs').connection).toMatchObject({
      kind: 'failed',
      why: { key: 'servers.no-answer' },
    });
    await expect(use(servers.tool('mute__echo'))).rejects.toThrow(
      'The server "mute" did not answer in time. Whether it did what was asked is not known.',
    );
  });

  test('that ends during a call fails that call, and is there again', async () => {
    const servers = await startServers({ dies: odd('dies') });
    await servers.start();
    await expect(use(servers.tool('dies__echo'))).rejects.toThrow('The server "dies" ended during the call.');
    await servers.until(() => servers.state('dies').connection.kind === 'ready');
  });

  test('that floods or sends too much at once is ended', async () => {
    const servers = await startServers({ flood: odd('flood'), huge: odd('huge') });
    await servers.start();
    await expect(use(servers.tool('flood__echo'))).rejects.toThrow('ended during the call');
    await expect(use(servers.tool('huge__echo'))).rejects.toThrow('ended during the call');
    expect(servers.log('flood')).toContain('It sends too many messages; it was ended.');
    expect(servers.log('huge')).toContain('It sent a message that is too long; it was ended.');
  });

  test('that prints what is no message is understood all the same, and its log stays short', async () => {
    const servers = await startServers({ noise: odd('noise'), stderr: odd('stderr') });
    await servers.start();
    expect(await use(servers.tool('noise__echo'))).toMatchObject({ forModel: 'echo: hi' });
    expect(servers.log('noise')).toContain('starting up 999…');
    await use(servers.tool('stderr__echo'));
    expect(servers.log('stderr').length).toBeLessThanOrEqual(64 * 1024);
    expect(servers.log('stderr')).toContain('line 19999 of a talkative server');
  });

  test('that lies about its tools loses those, and no other', async () => {
    const servers = await startServers({ lies: odd('lies') });
    await servers.start();
    const told = servers
      .state('lies')
      .tools.map(({ name, callName, state }) => [
        name.slice(0, 10),
        callName.length,
        state.kind === 'unusable' ? say(state.why) : state.kind,
      ]);
    expect(told).toEqual([
      ['echo', 10, 'on'],
      ['no schema', 15, 'Its input schema cannot be used: it is not of type "object"'],
      ['bad schema', 16, expect.stringContaining('Its input schema cannot be used: ')],
      ['a b', 9, 'Another tool is also called lies__a_b: both are off.'],
      ['a.b', 9, 'Another tool is also called lies__a_b: both are off.'],
      ['nnnnnnnnnn', 64, 'on'],
    ]);
    expect(servers.tools().map(({ name }) => name)).toEqual([
      'lies__echo',
      expect.stringMatching(/^lies__n{51}_[0-9a-f]{6}$/),
    ]);
  });

  test('that ignores being asked to end, or leaves a child, is ended with it', async () => {
    const file = join(await tempFolder(), 'pid');
    const servers = await startServers({ deaf: odd('deaf'), parent: odd('children', file) });
    await servers.start();
    const pids = [Number(/process (\d+)/.exec(servers.log('deaf'))?.[1]), Number(readFileSync(file, 'utf8'))];
    expect(await Promise.all(pids.map((pid) => processStart(pid)))).not.toContain(null);
    await servers.close();
    expect(await Promise.all(pids.map((pid) => processStart(pid)))).toEqual([null, null]);
  });

  test('that is no program is said', async () => {
    const servers = await startServers({ none: { command: 'no-such-program-anywhere' }, bad: { args: [] } });
    await servers.start();
    expect(servers.state('none').connection).toMatchObject({
      kind: 'failed',
      why: { key: 'servers.no-such-command' },
    });
    expect(servers.state('bad').connection).toMatchObject({
      kind: 'unusable',
      why: { key: 'servers.bad-config' },
    });
  });
});

test('is told the project as its root, and may not ask the model', async () => {
  const file = join(await tempFolder(), 'answer');
  const servers = await startServers({ asks: odd('asks', file) });
  await servers.start();
  await use(servers.tool('asks__echo'));
  await expect.poll(() => existsSync(`${file}-r`) && existsSync(`${file}-s`)).toBe(true);
  const answer = (id: string) => parseJson(readFileSync(`${file}-${id}`, 'utf8'));
  expect(answer('r')).toMatchObject({ result: { roots: [{ uri: pathToFileURL(servers.root).href }] } });
  expect(answer('s')).toMatchObject({ error: { code: -32601 } });
});

test('may change its tools; a call of what was is refused', async () => {
  const file = join(await tempFolder(), 'description');
  const servers = await startServers({ docs: odd('changing', file) });
  await servers.start();
  const before = servers.tool('docs__echo');
  await writeFile(file, 'Says it again, and to everybody.');
  process.kill(Number(/process (\d+)/.exec(servers.log('docs'))?.[1]), 'SIGUSR2');
  await servers.until(() => servers.tools()[0]?.description === 'Says it again, and to everybody.');
  await expect(use(before)).rejects.toThrow('the server "docs" changed "docs__echo" meanwhile');
  expect(await use(servers.tool('docs__echo'))).toMatchObject({ forModel: 'echo: hi' });
});

describe('what is taken of a server', () => {
  test('can be narrowed in its configuration, and turned off by the user, which is kept', async () => {
    const config = { docs: odd('good'), less: { ...odd('good'), excludeTools: ['echo'] } };
    const servers = await startServers(config);
    await servers.start();
    expect(servers.state('less').tools[0]?.state.kind).toBe('left-out');
    await servers.turn({ alias: 'docs', tool: 'echo', on: false });
    servers.look();
    await servers.until(() => servers.state('docs').tools[0]?.state.kind === 'off');
    expect(servers.tools()).toEqual([]);
    await servers.turn({ alias: 'docs', tool: null, on: false });
    servers.look();
    await servers.until(
      () => servers.state('docs').connection.kind === 'off' && servers.sessions().length === 1,
    );
    expect(parseJson(readFileSync(join(servers.home, 'servers.json'), 'utf8'))).toEqual({
      off: { settings: ['docs/echo', 'docs'] },
    });
  });

  test('is its tools that say they only read as such, if the user believes it', async () => {
    const servers = await startServers({ docs: { ...odd('good'), trust: true } });
    await servers.start();
    expect(servers.tool('docs__echo').kind).toBe('read');
  });

  test('follows the settings', async () => {
    const servers = await startServers({ docs: odd('good') });
    await servers.start();
    servers.configure({ other: odd('good') });
    await servers.start();
    expect(servers.tools().map(({ name }) => name)).toEqual(['other__echo']);
  });
});

describe('servers that a project brings', () => {
  const file = JSON.stringify({ mcpServers: { docs: odd('good') } });

  test('are not even read until it is trusted, and run only as they were accepted', async () => {
    let trusted = false;
    let accepted = '';
    const trust = {
      isTrusted: () => trusted,
      allows: ({ definition }: { definition: string }) => definition === accepted,
    };
    const servers = await startServers({}, { trust });
    await writeFile(join(servers.root, '.mcp.json'), file);
    await servers.start();
    expect(servers.states()).toEqual([]);
    trusted = true;
    await servers.start();
    expect(servers.state('docs')).toMatchObject({ origin: 'project', connection: { kind: 'not-trusted' } });
    accepted = JSON.stringify({ ...odd('good'), env: {} }, null, 2);
    await servers.start();
    expect(servers.state('docs').connection.kind).toBe('ready');
    await writeFile(join(servers.root, '.mcp.json'), file.replace('good', 'many'));
    await servers.start();
    expect(servers.state('docs').connection.kind).toBe('not-trusted');
    expect(servers.tools()).toEqual([]);
  });

  test('are those of VS Code and Cursor too; of one name the first counts', async () => {
    const trust = { isTrusted: () => true, allows: () => true };
    const servers = await startServers({}, { trust });
    const input = `\${input:key}`;
    for (const folder of ['.vscode', '.cursor']) await mkdir(join(servers.root, folder));
    await writeFile(join(servers.root, '.mcp.json'), file);
    await writeFile(
      join(servers.root, '.vscode/mcp.json'),
      `{ // ${input} below
        "inputs": [{ "id": "key" }],
        "servers": {
          "code": ${JSON.stringify({ type: 'stdio', ...odd('good') })},
          "asks": { "command": "x", "env": { "KEY": "${input}" } },
        },
      }`,
    );
    const cursor = { docs: odd('many'), cursor: odd('good') };
    await writeFile(join(servers.root, '.cursor/mcp.json'), JSON.stringify({ mcpServers: cursor }));
    await servers.start();
    expect(servers.states().map(({ alias, file: of, connection }) => [alias, of, connection.kind])).toEqual([
      ['docs', '.mcp.json', 'ready'],
      ['code', '.vscode/mcp.json', 'ready'],
      ['asks', '.vscode/mcp.json', 'unusable'],
      ['cursor', '.cursor/mcp.json', 'ready'],
    ]);
    await writeFile(join(servers.root, '.vscode/mcp.json'), '{}');
    await servers.start();
    expect(servers.problems.map((problem) => say(problem))).toEqual([
      '.vscode/mcp.json requires an object “servers”.',
    ]);
  });

  test('are left out where the user has one of that name, and a broken file is said', async () => {
    const trust = { isTrusted: () => true, allows: () => true };
    const servers = await startServers({ docs: odd('good') }, { trust });
    await writeFile(join(servers.root, '.mcp.json'), file);
    await servers.start();
    expect(servers.state('docs').origin).toBe('settings');
    await writeFile(join(servers.root, '.mcp.json'), '{');
    await servers.start();
    expect(servers.problems.map((problem) => say(problem))).toEqual([
      'Pilotfish ignores the server “docs” of .mcp.json: your own settings have a server with this name.',
      expect.stringContaining('Cannot use .mcp.json: '),
    ]);
  });
});
