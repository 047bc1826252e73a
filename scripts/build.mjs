import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, rmdir, stat, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeProblem } from './node-version.mjs';
import { packAssets } from './pack-assets.mjs';
import { isPlainPath } from './plain-path.mjs';
import { nodeVersion, root, run } from './run.mjs';

// `npm run build [-- options of Vite]`: builds into `out/` and stores a fingerprint of the sources, so that `npm
// start` builds only after changes.

const mark = path.join(root, 'out', 'built-from');

/** The exit code of the build; 0 at once if everything is up to date. */
export async function buildIfNeeded() {
  const built = await readFile(mark, 'utf8').catch(() => null);
  if (built === (await fingerprint())) return 0;
  const why =
    built === null
      ? 'This happens once and can take some minutes.'
      : 'Its sources are not those of the last build.';
  process.stderr.write(`Building Pilotfish. ${why}\n`);
  return await build(['--logLevel', 'warn'], (step) => process.stderr.write(`  ${step}\n`));
}

/** Calls `tell` with the line of each step; otherwise the build is silent. */
export async function build(args = [], tell = null) {
  const problem = await nodeProblem(root, nodeVersion());
  if (problem !== null) {
    process.stderr.write(`${problem}\n`);
    return 1;
  }
  const before = await fingerprint();
  await rm(mark, { force: true });
  const code = await withPlainPath((env) =>
    run('electron-vite', ['build', ...args], {
      env: tell === null ? env : { ...env, PILOTFISH_TELL_STEPS: '1' },
    }),
  );
  if (code !== 0) return code;
  tell?.('Step 4 of 4: compression for browsers');
  await packAssets(path.join(root, 'out', 'renderer'));
  await writeFile(mark, before);
  return 0;
}

/** If Vite cannot handle the project's path, builds through a link at a plain path. */
async function withPlainPath(use) {
  if (isPlainPath(root)) return await use({});
  const folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-build-'));
  const link = path.join(folder, 'project');
  await symlink(root, link, 'junction');
  try {
    return await use({ PILOTFISH_ROOT: link });
  } finally {
    await unlink(link);
    await rmdir(folder);
  }
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit(await build(process.argv.slice(2)));
