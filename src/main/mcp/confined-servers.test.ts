import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sayInEnglish } from '@shared/texts/text';
import { describe, expect, onTestFinished, test } from 'vitest';
import { processStart } from '../base/processes/process-identity';
import { tempFolder } from '../base/testing/temp-folder';
import { endTree } from '../pty-host/process-tree/end-tree';
import { processesOf } from '../pty-host/process-tree/process-table';
import { sandbox } from '../sandbox/testing/in-sandbox';
import { createTestContext } from '../tools/testing/test-context';
import type { ServerSandbox } from './server-place';
import { noSandbox, odd, startServers, type TestServers } from './testing/test-servers';

// MCP servers in the real sandbox: they answer as usual, but write and connect only within their permissions.

const inSandbox: ServerSandbox = {
  ...noSandbox,
  place: async () => ({ kind: 'in' }),
  sandbox: async () => sandbox,
  setting: () => 'auto',
  judge({ host, port }, hosts) {
    const place = `${host}:${port}`;
    return { host: place, isAllowed: hosts.includes(place), canBeAllowed: true };
  },
};

const runs: string[] = [];

/** `home`: of the user. */
async function start(
  servers: Readonly<Record<string, unknown>>,
  home: string,
  more: Partial<ServerSandbox> = {},
): Promise<TestServers> {
  const started = await startServers(servers, {
    sandbox: { ...inSandbox, ...more },
    processes: {
      environment: async () => process.env,
      async newRun() {
        const run = `test/${randomUUID()}`;
        runs.push(run);
        return { run, env: { PATH: process.env.PATH ?? '', HOME: home, PILOTFISH_RUN: run } };
      },
      endLeft: (run, leader) => endTree({ run, leader }, 200),
    },
  });
  await started.start();
  return started;
}

async function place() {
  const folder = await realpath(await tempFolder());
  const [home, outside] = [path.join(folder, 'home'), path.join(folder, 'outside')];
  await Promise.all([home, outside].map((one) => mkdir(one)));
  return { home, outside };
}

async function called(servers: TestServers, tool: string, args: Record<string, unknown>): Promise<unknown> {
  return (await servers.tool(tool).run(args, await createTestContext(), null)).forModel;
}

const shell = (servers: TestServers, text: string) => called(servers, 'sh__echo', { text });

const packaged = (name: string, ...args: string[]) => ({
  command: process.execPath,
  args: [
    path.join(createRequire(import.meta.url).resolve(`${name}/package.json`), '../dist/index.js'),
    ...args,
  ],
});

async function pageServer(): Promise<number> {
  const server = createServer((_, answer) => answer.end('a page'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

describe.runIf(sandbox !== null)('a server in the sandbox', () => {
  test('answers as without, also with what is large, and says where it runs', async () => {
    const { home } = await place();
    const everything = packaged('@modelcontextprotocol/server-everything', 'stdio');
    const servers = await start({ docs: odd('good'), huge: odd('huge'), every: everything }, home);
    expect(servers.state('docs')).toMatchObject({
      connection: { kind: 'ready' },
      sandbox: { kind: 'in', hosts: [], folders: [], stopped: [] },
    });
    expect(await called(servers, 'docs__echo', { text: 'größe 🐟' })).toBe('echo: größe 🐟');
    expect(servers.state('every').tools.length).toBeGreaterThan(5);
    expect(await called(servers, 'every__echo', { message: 'hi' })).toBe('Echo: hi');
    await expect(called(servers, 'huge__echo', { text: '' })).rejects.toThrow(/ended during the call/);
    expect(servers.log('huge')).toContain('too long');
  });

  test('writes the project and what is opened to it, and nothing else', async () => {
    const { home, outside } = await place();
    const files = packaged('@modelcontextprotocol/server-filesystem');
    const servers = await start(
      { files, sh: odd('shell'), open: { ...odd('shell'), allowedFolders: [outside] } },
      home,
    );
    const made = path.join(servers.root, 'a.txt');
    await expect.poll(() => servers.log('files')).toContain('from MCP roots: 1 valid');
    await called(servers, 'files__write_file', { path: made, content: 'fish' });
    expect(await readFile(made, 'utf8')).toBe('fish');
    expect(await shell(servers, `touch '${outside}/b'`)).toContain('Read-only file system');
    await called(servers, 'open__echo', { text: `touch '${outside}/c'` });
    expect(await readdir(outside)).toEqual(['c']);
    expect(servers.state('open').sandbox).toMatchObject({ kind: 'in', folders: [outside] });
  });

  test('reads no secrets, wherever its configuration says the home is, and gets its variables', async () => {
    const { home, outside } = await place();
    await mkdir(path.join(home, '.ssh'));
    await writeFile(path.join(home, '.ssh/id_ed25519'), 'a secret');
    const obeyed = path.join(outside, 'obeyed');
    await writeFile(path.join(outside, 'evil.sh'), `touch '${obeyed}'\n`);
    const env = { HOME: outside, TOKEN: "it's $x", BASH_ENV: path.join(outside, 'evil.sh') };
    const servers = await start({ sh: { ...odd('shell'), env } }, home);
    expect(await shell(servers, `cat '${home}/.ssh/id_ed25519'`)).toContain('No such file');
    // Only its own shell in the sandbox may use its variables; programs outside must not.
    expect(await shell(servers, 'echo "$HOME $TOKEN"; env | grep -c PILOTFISH_VALUE')).toContain(
      `${outside} it's $x\n0\n`,
    );
    expect(await readdir(outside)).toEqual(['evil.sh']);
  });

  test('reaches the hosts it is allowed, and is refused any other at once, which is shown', async () => {
    const { home } = await place();
    const [open, closed] = [await pageServer(), await pageServer()];
    const servers = await start(
      {
        sh: { ...odd('shell'), allowedHosts: [`127.0.0.1:${open}`] },
        net: odd('fetches', 'http://sea.example/'),
      },
      home,
    );
    const get = (port: number) => `curl -sm 20 --noproxy '' -x "$HTTP_PROXY" http://127.0.0.1:${port}/`;
    expect(await shell(servers, get(open))).toBe('a page');
    expect(await shell(servers, get(closed))).toContain('blocked by network');
    const stopped = (alias: string) => {
      const { sandbox: shown } = servers.state(alias);
      return shown?.kind === 'in' ? shown.stopped : null;
    };
    expect(stopped('sh')).toEqual([{ host: `127.0.0.1:${closed}`, canBeAllowed: true }]);
    expect(servers.log('sh')).toContain(`Stopped by the sandbox: it tried to reach 127.0.0.1:${closed}.`);
    // Its own code does not know the proxy.
    await servers.until(() => stopped('net')?.length === 1);
    expect(stopped('net')).toEqual([{ host: 'sea.example:80', canBeAllowed: true }]);
    await servers.restart('sh');
    expect(stopped('sh')).toEqual([]);
  });

  test('hears of its end and tidies up, and one that does not listen ends with its whole tree', async () => {
    const { home } = await place();
    const servers = await start({}, home);
    const [tidied, children] = [path.join(servers.root, 'tidied'), path.join(servers.root, 'pid')];
    servers.configure({ tidy: odd('tidy', tidied), deaf: odd('deaf'), parent: odd('children', children) });
    const before = runs.length;
    await servers.start();
    expect(servers.states().map(({ connection }) => connection.kind)).toEqual(['ready', 'ready', 'ready']);
    await servers.close();
    expect(await readFile(tidied, 'utf8')).toBe('started\ntidied\n');
    for (const run of runs.slice(before)) expect(processesOf({ run, leader: null })).toEqual([]);
    expect(runs.length - before).toBe(3);
  });

  test('that is killed is there again, and nothing of it is left', async () => {
    const { home } = await place();
    const servers = await start({ docs: odd('good') }, home);
    const pid = Number(/process (\d+)/.exec(servers.log('docs'))?.[1]);
    process.kill(pid, 'SIGKILL');
    await servers.until(() => servers.state('docs').connection.kind === 'restarting');
    await servers.until(() => servers.state('docs').connection.kind === 'ready');
    expect(await processStart(pid)).toBeNull();
    expect(await called(servers, 'docs__echo', { text: 'again' })).toBe('echo: again');
  });

  test('whose command is not there says so, and so does one that may not have what it wants', async () => {
    const { home } = await place();
    const servers = await start(
      {
        gone: { command: 'no-such-program-anywhere' },
        nor: { command: './none' },
        greedy: { ...odd('good'), allowedFolders: ['~/'] },
      },
      home,
    );
    const why = (alias: string) => {
      const { connection } = servers.state(alias);
      return 'why' in connection ? sayInEnglish(connection.why) : connection.kind;
    };
    expect(['gone', 'nor'].map(why)).toEqual(['Command not found.', 'Command not found.']);
    expect(why('greedy')).toMatch(/could not start it in the sandbox: ~\/ cannot be opened to the sandbox/);
  });

  test('is taken out by the user’s own settings alone', async () => {
    const { home, outside } = await place();
    const free = { ...odd('shell'), sandbox: false };
    const servers = await start({ sh: free }, home);
    expect(servers.state('sh').sandbox).toMatchObject({
      kind: 'without',
      why: { key: 'sandbox.by-own-settings' },
    });
    await shell(servers, `touch '${outside}/made'`);
    expect(await readdir(outside)).toEqual(['made']);
  });

  test('is started anew when the user turns the sandbox off or on', async () => {
    const { home, outside } = await place();
    let setting = 'auto';
    const servers = await start({ sh: odd('shell') }, home, {
      setting: () => setting,
      place: async () => (setting === 'off' ? await noSandbox.place() : { kind: 'in' }),
    });
    await shell(servers, `touch '${outside}/one'`);
    setting = 'off';
    await servers.start();
    await shell(servers, `touch '${outside}/two'`);
    expect(await readdir(outside)).toEqual(['two']);
    expect(servers.state('sh').sandbox?.kind).toBe('without');
  });
});

test('where a sandbox is required and there is none, no server is started', async () => {
  const { home } = await place();
  const why = { key: 'sandbox.off', params: {} } as const;
  const servers = await start({ docs: odd('good') }, home, { place: async () => ({ kind: 'refused', why }) });
  expect(servers.state('docs')).toMatchObject({
    connection: { kind: 'failed', why: { key: 'sandbox.required' } },
    sandbox: null,
  });
  expect(servers.log('docs')).not.toContain('Started');
});

test('without a sandbox all is as it was, and the page says why', async () => {
  const { home } = await place();
  const servers = await start({ docs: odd('good') }, home, noSandbox);
  expect(servers.state('docs')).toMatchObject({
    connection: { kind: 'ready' },
    sandbox: { kind: 'without', why: { key: 'sandbox.off' } },
  });
});
