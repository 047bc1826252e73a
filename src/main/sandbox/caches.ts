import { mkdtemp, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { lstat, mkdir, readdir, realpath, stat, symlink } from '../base/disk';
import { projectKey } from '../storage/project-key';
import type { Mounted } from './outer-command';

// Caches of package managers for commands in the sandbox. The user's own programs run files from their caches, so a
// command may write only to caches whose entries have a checked hash. All other caches are separate for each project.

/**
 * In the home folder. npm checks the hash of each entry that it reads. The others do not: pnpm accepts a file with a
 * known mtime, Yarn a package that its lock file does not list, Cargo an existing download. An index is never checked.
 */
const shared = '.npm/_cacache/content-v2';

type Layer = {
  readonly folder: string;
  readonly variables: readonly string[];
  /** Links into the home folder: the name in the layer, and the name in the home folder. */
  readonly links?: readonly (readonly [string, string])[];
};

const layers: readonly Layer[] = [
  { folder: 'pnpm', variables: [] },
  { folder: 'npm', variables: ['npm_config_cache'], links: [['_cacache/content-v2', shared]] },
  { folder: 'node-gyp', variables: ['npm_config_devdir'] },
  { folder: 'yarn', variables: ['YARN_CACHE_FOLDER'] },
  { folder: 'berry', variables: ['YARN_GLOBAL_FOLDER'] },
  { folder: 'bun', variables: ['BUN_INSTALL_CACHE_DIR'] },
  { folder: 'deno', variables: ['DENO_DIR'] },
  { folder: 'pip', variables: ['PIP_CACHE_DIR'] },
  { folder: 'uv', variables: ['UV_CACHE_DIR'] },
  { folder: 'pre-commit', variables: ['PRE_COMMIT_HOME'] },
  { folder: 'go-build', variables: ['GOCACHE'] },
  { folder: 'go-modules', variables: ['GOMODCACHE'] },
  {
    folder: 'cargo',
    variables: ['CARGO_HOME'],
    links: ['bin', 'config.toml', 'config', 'env'].map((name) => [name, `.cargo/${name}`] as const),
  },
  { folder: 'gradle', variables: ['GRADLE_USER_HOME'] },
  { folder: 'nuget', variables: ['NUGET_PACKAGES'] },
  { folder: 'nuget-http', variables: ['NUGET_HTTP_CACHE_PATH'] },
  { folder: 'composer', variables: ['COMPOSER_CACHE_DIR'] },
  { folder: 'ccache', variables: ['CCACHE_DIR'] },
];

export type Caches = {
  /** Absolute paths of writable folders. */
  readonly folders: readonly string[];
  readonly mounted: readonly Mounted[];
  readonly environment: Readonly<Record<string, string>>;
};

type Places = { readonly dataFolder: string; readonly root: string };

/** A variable that the user has set stays, and its folder stays closed. */
export async function projectCaches(
  env: Readonly<Record<string, string>>,
  { dataFolder, root }: Places,
): Promise<Caches> {
  const { HOME: home } = env;
  if (home === undefined) return { folders: [], mounted: [], environment: {} };
  const caches = path.join(dataFolder, 'caches');
  const key = `${projectKey(root)}-${layout}`;
  const folder = await layerFolder(caches, key, home);
  const set = layers.flatMap(({ variables, folder: name }) =>
    variables.filter((variable) => !env[variable]).map((variable) => [variable, path.join(folder, name)]),
  );
  // Maven has no variable for its repository.
  if (!env.MAVEN_ARGS) set.push(['MAVEN_ARGS', `-Dmaven.repo.local=${path.join(folder, 'maven')}`]);
  const content = path.join(home, shared);
  const store = await pnpmStore(env, home);
  if (store === null) set.push(['PNPM_HOME', path.join(folder, 'pnpm')]);
  return {
    folders: (await isFolder(content)) ? [folder, content] : [folder],
    mounted: store === null ? [] : [{ folder: await pnpmFolder(caches, key), at: store }],
    environment: Object.fromEntries(set),
  };
}

/** The real path of the user's store, or null. */
async function pnpmStore(env: Readonly<Record<string, string>>, home: string): Promise<string | null> {
  const pnpmHome = env.PNPM_HOME || path.join(env.XDG_DATA_HOME || path.join(home, '.local/share'), 'pnpm');
  const store = await realpath(path.join(pnpmHome, 'store')).catch(() => null);
  return store !== null && (await isFolder(store)) ? store : null;
}

/**
 * The project's store, which is mounted over the user's: pnpm refuses a project that was installed from a store at
 * another path. It is outside the layer's folder, where a command could replace it with a link.
 */
async function pnpmFolder(caches: string, key: string): Promise<string> {
  const folder = path.join(caches, `${key}-pnpm`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await utimes(folder, new Date(), new Date());
  return folder;
}

/** Part of each folder's name. Change it with the links. */
const layout = 2;

const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The project's cache folder, marked as used now. It is filled only when it is new, because a command may later put
 * links in it. Creating one also removes those that were not used for 30 days.
 */
async function layerFolder(caches: string, key: string, home: string): Promise<string> {
  const folder = path.join(caches, key);
  const now = new Date();
  if (await isFolder(folder)) await utimes(folder, now, now);
  else {
    await mkdir(caches, { recursive: true, mode: 0o700 });
    const filled = await mkdtemp(path.join(caches, 'new-'));
    await Promise.all(layers.map((layer) => fill(filled, layer, home)));
    // Another command may have been first.
    await rename(filled, folder).catch(() => rm(filled, { recursive: true }));
    await removeUnused(caches, now.getTime());
  }
  return folder;
}

async function removeUnused(caches: string, now: number): Promise<void> {
  for (const name of await readdir(caches)) {
    const folder = path.join(caches, name);
    const stats = await lstat(folder).catch(() => null);
    if (stats && now - stats.mtimeMs > keptMs)
      await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

async function fill(layer: string, { folder, links = [] }: Layer, home: string): Promise<void> {
  await mkdir(path.join(layer, folder));
  for (const [name, target] of links) {
    const link = path.join(layer, folder, name);
    if ((await stat(path.join(home, target)).catch(() => null)) === null) continue;
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(home, target), link);
  }
}

async function isFolder(place: string): Promise<boolean> {
  return await stat(place).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
