import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createLanguageServers, type LanguageServers } from '../src/main/language-servers/language-servers';
import { noSandbox } from '../src/main/mcp/testing/test-servers';
import { createWorkspace } from '../src/main/project/workspace';
import { endTree } from '../src/main/pty-host/process-tree/end-tree';
import { detectSandbox } from '../src/main/sandbox/detect-sandbox';
import type { Sandbox } from '../src/main/sandbox/wrap-command';
import { type BenchRow, median } from './row';

// The time until the problems of a proposal are known, in a project of 1,000 TypeScript files: with a server that has to
// start first, and with one that runs. The server is the TypeScript of this project, in the sandbox if there is one.

const fileCount = 1000;
const [coldRounds, warmRounds] = [5, 20];

export async function measure(): Promise<readonly BenchRow[]> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-bench-')));
  const root = path.join(folder, 'project');
  const home = path.join(folder, 'home');
  await Promise.all([mkdir(root), mkdir(home)]);
  const found = await detectSandbox({ dataFolder: home, env: process.env });
  const sandbox = found.kind === 'there' ? found.sandbox : null;
  try {
    await generateProject(root);
    const cold: number[] = [];
    for (let round = 0; round < coldRounds; round += 1) {
      const servers = await start({ root, home, sandbox });
      cold.push(await timeOfCheck(servers, root, round));
      await servers.close();
    }
    const servers = await start({ root, home, sandbox });
    const warm: number[] = [];
    for (let round = 0; round < warmRounds; round += 1) warm.push(await timeOfCheck(servers, root, round));
    await servers.close();
    const reference = {
      reference: await timeOfCompiler(root),
      referenceName: 'tsc --noEmit',
      unit: 'ms',
    } as const;
    const name = 'problems of a proposal among 1,000 files of TypeScript';
    return [
      { name: `${name}, server not started`, ours: median(cold), ...reference, limit: 3000 },
      { name: `${name}, server running`, ours: median(warm.slice(1)), ...reference, limit: 500 },
    ];
  } finally {
    await sandbox?.close();
    await rm(folder, { recursive: true });
  }
}

/** Each file imports two others. */
async function generateProject(root: string): Promise<void> {
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const options = { strict: true, noEmit: true, types: [], skipLibCheck: true };
  await writeFile(
    path.join(root, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['src'] }),
  );
  await mkdir(path.join(root, 'src'));
  for (let index = 0; index < fileCount; index += 1)
    await writeFile(path.join(root, fileName(index)), sourceText(index));
}

function fileName(index: number): string {
  return `src/file${index}.ts`;
}

function sourceText(index: number): string {
  const others = [...new Set([index >> 1, Math.floor(index / 3)])].filter((other) => other < index);
  const imports = others.map((other) => `import { value${other} } from './file${other}';\n`);
  const sum = ['1', ...others.map((other) => `value${other}.count`)].join(' + ');
  const parts = Array.from(
    { length: 20 },
    (_, at) =>
      `export function part${at}(words: readonly string[]): Map<string, number> {\n` +
      `  return new Map(words.filter((word) => word.length > ${at}).map((word, at) => [word, at]));\n}\n`,
  );
  return `${imports.join('')}export const value${index} = { count: ${sum}, name: 'value ${index}' };\n${parts.join('')}`;
}

type Place = {
  readonly root: string;
  readonly home: string;
  /** Null if this machine has none. */
  readonly sandbox: Sandbox | null;
};

async function start({ root, home, sandbox }: Place): Promise<LanguageServers> {
  return createLanguageServers({
    workspace: await createWorkspace(root),
    home,
    version: 'bench',
    trust: { isTrusted: () => true, allows: () => true },
    processes: {
      environment: async () => ({ PATH: '' }),
      async newRun() {
        const run = `bench/${randomUUID()}`;
        return { run, env: { PATH: process.env.PATH ?? '', HOME: home, PILOTFISH_RUN: run } };
      },
      endLeft: (run, leader) => endTree({ run, leader }, 200),
    },
    sandbox: sandbox ? inSandbox(sandbox) : noSandbox,
    now: Date.now,
    onChange() {},
    onPublished() {},
    onFaults() {},
  });
}

function inSandbox(sandbox: Sandbox) {
  return { ...noSandbox, place: async () => ({ kind: 'in' }) as const, sandbox: async () => sandbox };
}

/** Of a change that makes an error. */
async function timeOfCheck(servers: LanguageServers, root: string, round: number): Promise<number> {
  const index = fileCount - 1 - round * 7;
  const before = sourceText(index);
  const after = `${before}export const wrong: string = value${index}.count;\n`;
  const file = { path: path.join(root, fileName(index)), relativePath: fileName(index) };
  const start = performance.now();
  const found = await servers.check({ ...file, texts: [before, after] }, new AbortController().signal);
  const took = performance.now() - start;
  if (found.problems[1]?.length !== 1) throw new Error('the server did not find the error');
  return took;
}

async function timeOfCompiler(root: string): Promise<number> {
  const start = performance.now();
  await promisify(execFile)(path.resolve('node_modules/.bin/tsc'), ['-p', root]);
  return performance.now() - start;
}
