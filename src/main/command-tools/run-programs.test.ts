import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { type Argv, type Pipeline, runPrograms } from './run-programs';

// Real programs: node, started by its path.

const node = (script: string, ...words: string[]): Argv => [process.execPath, '-e', script, ...words];

async function run(programs: readonly Argv[], options: Partial<Pipeline> = {}) {
  return await runPrograms({
    programs,
    input: '',
    cwd: await tempFolder(),
    env: { PATH: process.env.PATH ?? '' },
    signal: new AbortController().signal,
    timeLimitMs: 30_000,
    outputLimit: 1024 * 1024,
    ...options,
  });
}

const upper = 'process.stdin.on("data", (piece) => process.stdout.write(String(piece).toUpperCase()))';
const none = { stdout: '' };
const fine = { exitCode: 0, signal: null, error: null };

test('each reads what the one before it prints, the first the input', async () => {
  const echo = node('process.stdin.pipe(process.stdout); console.error("said beside it")');
  expect(await run([echo, node(upper)], { input: '{"a":1}' })).toEqual({
    stdout: '{"A":1}',
    stderr: 'said beside it\n',
    ...fine,
  });
});

test('no shell reads the words', async () => {
  const words = ['$(touch x)', '; exit 3', "it's", '*'];
  const { stdout } = await run([node('console.log(JSON.stringify(process.argv.slice(1)))', ...words)]);
  expect(JSON.parse(stdout)).toEqual(words);
});

test('one that fails in the middle is the failure', async () => {
  const end = await run([node('process.exit(3)'), node(upper)]);
  expect(end).toEqual({ stdout: '', stderr: '', exitCode: 3, signal: null, error: null });
});

test('one that reads no more ends those before it, and that is no failure', async () => {
  const endless = node(
    'const go = (error) => (error ? process.exit(0) : process.stdout.write("x".repeat(65536), go)); process.stdout.on("error", () => {}); go()',
  );
  const end = await run([endless, node('process.stdin.once("data", () => process.exit(0))')]);
  expect(end).toMatchObject(fine);
});

test('a program that is not there is said', async () => {
  expect(await run([['/nowhere/at-all']])).toEqual({
    stdout: '',
    stderr: '',
    exitCode: null,
    signal: null,
    error: 'spawn /nowhere/at-all ENOENT',
  });
});

test('what prints too much is ended', async () => {
  const endless = node('setInterval(() => process.stdout.write("x".repeat(65536)), 1)');
  const { error } = await run([endless]);
  expect(error).toBe('it printed more than 1 MB and was ended');
});

test('what takes too long is ended', async () => {
  const { error, signal } = await run([node('setInterval(() => {}, 1000)')], { timeLimitMs: 300 });
  expect({ error, signal }).toEqual({ error: 'it took longer than 0.3 s and was ended', signal: 'SIGTERM' });
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
    // One that has ended is there until whoever takes over orphans asks for it.
    expect(stdout.trim()).toMatch(/^(?:|Z.*)$/);
  },
);

test('a stop ends them', async () => {
  const stop = new AbortController();
  const ended = run([node('setInterval(() => {}, 1000)')], { signal: stop.signal });
  stop.abort();
  expect((await ended).error).toBe('stopped by the user');
});
