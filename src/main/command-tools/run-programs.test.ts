import { execFile } from 'node:child_process';
import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import type { Destination } from '../sandbox/sandbox-protocol';
import { sandbox } from '../sandbox/testing/in-sandbox';
import type { Confinement, Sandbox } from '../sandbox/wrap-command';
import type { Argv } from './hold-program';
import { type Pipeline, runPrograms } from './run-programs';

// Real programs: node, started by its path, without the sandbox, and in it if this machine has one.

const node = (script: string, ...words: string[]): Argv => [process.execPath, '-e', script, ...words];

type Changes = Partial<Pipeline> & { readonly confinement?: Confinement };

async function run(
  programs: readonly Argv[],
  { confinement = { kind: 'works', mayConnect: null }, ...options }: Changes = {},
  within: Sandbox | null = null,
) {
  const cwd = await realpath(await tempFolder());
  return await runPrograms({
    programs,
    cwd,
    input: '',
    env: { PATH: process.env.PATH ?? '' },
    signal: new AbortController().signal,
    timeLimitMs: 30_000,
    outputLimit: 1024 * 1024,
    confined: within && { sandbox: within, root: cwd, denied: [], confinement },
    ...options,
  });
}

const upper = 'process.stdin.on("data", (piece) => process.stdout.write(String(piece).toUpperCase()))';
const none = { stdout: '' };
const fine = { exitCode: 0, signal: null, error: null, appeared: [], putAside: [], changedElsewhere: [] };

const places: readonly [string, Sandbox | null][] = [
  ['without the sandbox', null],
  ...(sandbox === null ? [] : [['in the sandbox', sandbox] as [string, Sandbox]]),
];

describe.each(places)('programs %s', (_where, within) => {
  test('each reads what the one before it prints, the first the input', async () => {
    const echo = node('process.stdin.pipe(process.stdout); console.error("said beside it")');
    expect(await run([echo, node(upper)], { input: '{"a":1}' }, within)).toEqual({
      stdout: '{"A":1}',
      stderr: 'said beside it\n',
      ...fine,
    });
  });

  test('no shell reads the words', async () => {
    const words = ['$(touch x)', '; exit 3', "it's", '*'];
    const { stdout } = await run(
      [node('console.log(JSON.stringify(process.argv.slice(1)))', ...words)],
      {},
      within,
    );
    expect(JSON.parse(stdout)).toEqual(words);
  });

  test('one that fails in the middle is the failure', async () => {
    const end = await run([node('process.exit(3)'), node(upper)], {}, within);
    expect(end).toEqual({
      stdout: '',
      stderr: '',
      exitCode: 3,
      signal: null,
      error: null,
      appeared: [],
      putAside: [],
      changedElsewhere: [],
    });
  });

  test('one that reads no more ends those before it, and that is no failure', async () => {
    const endless = node(
      'const go = (error) => (error ? process.exit(0) : process.stdout.write("x".repeat(65536), go)); process.stdout.on("error", () => {}); go()',
    );
    const end = await run([endless, node('process.stdin.once("data", () => process.exit(0))')], {}, within);
    expect(end).toMatchObject(fine);
  });

  test('a program that is not there is said', async () => {
    expect(await run([['/nowhere/at-all']], {}, within)).toEqual({
      stdout: '',
      stderr: '',
      exitCode: null,
      signal: null,
      error: 'spawn /nowhere/at-all ENOENT',
      appeared: [],
      putAside: [],
      changedElsewhere: [],
    });
  });

  test('what prints too much is ended', async () => {
    const endless = node('setInterval(() => process.stdout.write("x".repeat(65536)), 1)');
    const { error } = await run([endless], {}, within);
    expect(error).toBe('it printed more than 1 MB and was ended');
  });

  test('what takes too long is ended', async () => {
    const { error, signal } = await run([node('setInterval(() => {}, 1000)')], { timeLimitMs: 1000 }, within);
    expect({ error, signal }).toEqual({ error: 'it took longer than 1 s and was ended', signal: 'SIGTERM' });
  });

  test('a stop ends them', async () => {
    const stop = new AbortController();
    const ended = run([node('setInterval(() => {}, 1000)')], { signal: stop.signal }, within);
    stop.abort();
    expect((await ended).error).toBe('stopped by the user');
  });

  test('one that is ended by a signal says so', async () => {
    const end = await run([node('process.kill(process.pid, "SIGKILL")')], {}, within);
    expect(end).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
  });
});

test.skipIf(process.platform === 'win32')(
  'all they started ends with them: also what left their session and does not listen',
  async () => {
    const folder = await tempFolder();
    const place = path.join(folder, 'pid');
    const deaf = `process.on("SIGTERM", () => {}); require("node:fs").writeFileSync(${JSON.stringify(place)}, String(process.pid)); setInterval(() => {}, 1000); console.log("up")`;
    const parent = node(
      'const { spawn } = require("node:child_process"); const child = spawn(process.execPath, ["-e", process.argv[1]], { detached: true, stdio: ["ignore", "pipe", "inherit"] }); child.stdout.once("data", () => process.exit(0))',
      deaf,
    );
    expect(await run([parent])).toMatchObject(fine);
    const pid = Number(await readFile(place, 'utf8'));
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => none);
    // An ended orphan remains until its new parent process reaps it.
    expect(stdout.trim()).toMatch(/^(?:|Z.*)$/);
  },
);

describe.runIf(sandbox !== null)('a program in the sandbox', () => {
  test('writes the folder it starts in, and nothing beside it; what is protected is told', async () => {
    const outside = await realpath(await tempFolder());
    const script = `touch a .env; touch '${outside}/b'; cat '${outside}/.env'`;
    const end = await run([['bash', '-c', script]], {}, sandbox);
    expect(end).toMatchObject({ exitCode: 1, appeared: ['.env'] });
    expect(end.stderr).toContain(`cannot touch '${outside}/b': Read-only file system`);
    expect(await readdir(outside)).toEqual([]);
  });

  test('waits for whether it may connect', async () => {
    const asked: string[] = [];
    const mayConnect = async ({ host, port }: Destination) => {
      asked.push(`${host}:${port}`);
      return false;
    };
    const get = 'curl -sm 20 -o /dev/null -w "%{http_code}" http://sea.example/';
    const confinement = { kind: 'works', mayConnect } as const;
    const { stdout } = await run([['bash', '-c', get]], { confinement }, sandbox);
    expect([stdout, asked]).toEqual(['403', ['sea.example:80']]);
  });

  test('all it started ends with it', async () => {
    const seconds = String(600 + Math.random());
    const { stdout } = await run([['bash', '-c', `setsid -f sleep ${seconds}; echo up`]], {}, sandbox);
    const left = await promisify(execFile)('pgrep', ['-f', `sleep ${seconds}`]).catch(() => none);
    expect([stdout, left.stdout]).toEqual(['up\n', '']);
  });
});
