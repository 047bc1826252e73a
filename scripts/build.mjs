import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderProblem } from './folder-problem.mjs';
import { nodeProblem } from './node-version.mjs';
import { nodeVersion, root, run } from './run.mjs';

// `npm run build`: builds into `out/`, and remembers from what, so that `npm start` builds only what changed.

const mark = path.join(root, 'out', 'built-from');

/** The exit code of the build; 0 at once when nothing has changed since the last. */
export async function buildIfNeeded() {
  const built = await readFile(mark, 'utf8').catch(() => null);
  if (built === (await fingerprint())) return 0;
  process.stderr.write('Building Pilotfish …\n');
  return await build(['--logLevel', 'warn']);
}

export async function build(args = []) {
  const problem = folderProblem(root) ?? (await nodeProblem(root, nodeVersion()));
  if (problem !== null) {
    process.stderr.write(`${problem}\n`);
    return 1;
  }
  const before = await fingerprint();
  await rm(mark, { force: true });
  const code = await run('electron-vite', ['build', ...args]);
  if (code === 0) await writeFile(mark, before);
  return code;
}

/** Changes whenever a source, a dependency's version or the configuration does. */
async function fingerprint() {
  const files = ['package.json', 'package-lock.json', 'electron.vite.config.ts', ...(await sources())];
  const lines = await Promise.all(
    files.map(async (file) => {
      const { mtimeMs, size } = await stat(path.join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    }),
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

async function sources() {
  const entries = await readdir(path.join(root, 'src'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(await build());
