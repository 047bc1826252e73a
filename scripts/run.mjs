import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Runs the tools of this project under the project's own Node, whatever Node runs this script. It uses no shell,
// because a shell on Windows would split arguments at their blanks.

export const root = path.resolve(import.meta.dirname, '..');

const modules = path.join(root, 'node_modules');

/** The package of each tool. */
const packages = {
  biome: '@biomejs/biome',
  'electron-builder': 'electron-builder',
  'electron-vite': 'electron-vite',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vitest: 'vitest',
};

/** The Node from the dependencies if they include one for the system; otherwise null. */
export function findOwnNode(folder = modules, { platform, arch } = process) {
  return binary(path.join(folder, `node-${platform === 'win32' ? 'win' : platform}-${arch}`), 'node');
}

const node = findOwnNode() ?? process.execPath;

// A tool that starts `node` or another tool by name finds those of this project.
const env = {
  ...process.env,
  PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
};

/** The version of the Node that runs the tools. */
export function nodeVersion() {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1);
}

/** Runs `command` in the project's folder with our terminal. Returns the exit code. */
export async function run(command, args, options = {}) {
  const child = start(command, args, options);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Starts `command`: one of the tools, or "node" with a script. */
export function start(command, args, options = {}) {
  return spawn(...commandLine(command, args), {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...env, ...options.env },
  });
}

export function commandLine(command, args) {
  if (command === 'node') return [node, args];
  const script = binary(path.join(modules, packages[command]), command);
  if (script === null) throw new Error(`${command} is not installed. Run npm ci.`);
  return [node, [script, ...args]];
}

/** The file that a package installs under this name, or null. */
function binary(folder, name) {
  const description = path.join(folder, 'package.json');
  if (!existsSync(description)) return null;
  const file = path.join(folder, JSON.parse(readFileSync(description, 'utf8')).bin[name]);
  return existsSync(file) ? file : null;
}
