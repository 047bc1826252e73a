import { spawn } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

// If Node is too old, the same command runs again under the Node of the dependencies.

export type OwnNodeOptions = {
  readonly packageFolder: string;
  /** The oldest sufficient version. */
  readonly oldest: string;
  /** The script and its arguments. */
  readonly args: readonly string[];
};

/** The exit code of the other process; 1 if such a Node is missing. */
export async function runWithOwnNode({ packageFolder, oldest, args }: OwnNodeOptions): Promise<number> {
  const node = await findOwnNode(packageFolder);
  if (node) return await run(node, args);
  // Imported here, so that a run under the other Node saves the time.
  const { words } = await import('@shared/texts/text');
  process.stderr.write(`${words('cli.node-too-old', { oldest, version: process.versions.node })}\n`);
  return 1;
}

/**
 * The executable in the package with a Node for this system; null if the package is missing. npm's own link to it does
 * not run on Windows.
 */
export async function findOwnNode(
  packageFolder: string,
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
): Promise<string | null> {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const folder = path.join(packageFolder, 'node_modules', name);
  try {
    const { bin } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const node = path.join(folder, bin.node);
    await access(node);
    return node;
  } catch {
    return null;
  }
}

async function run(node: string, args: readonly string[]): Promise<number> {
  // The channel closes when this process ends, even if no signal announced the end. So the child notices it.
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
