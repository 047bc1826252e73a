import { mkdtemp, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { lstat, mkdir, readdir, stat, symlink } from '../base/disk';
import { projectKey } from '../storage/project-key';

// Caches of package managers, as a command in the sandbox has them. The user's own programs run what they find in their
// caches, so a command writes only those whose entries are checked by a hash. It has all others for its project alone.

/**
 * In the home: each entry is named by the hash of its content, which is checked when it is used. Those of Cargo are not:
 * it takes a download that is there as it is, and the repositories beside it have settings of their own.
 */
const shared = ['.npm/_cacache', '.local/share/pnpm/store', '.yarn/berry/cache'];

type Layer = {
  readonly folder: string;
  readonly variables: readonly string[];
  /** What of the home is in it: the first name in the layer, the second in the home. */
  readonly links?: readonly (readonly [string, string])[];
};

const layers: readonly Layer[] = [
  { folder: 'npm', variables: ['npm_config_cache'], links: [['_cacache', '.npm/_cacache']] },
  { folder: 'node-gyp', variables: ['npm_config_devdir'] },
  { folder: 'yarn', variables: ['YARN_CACHE_FOLDER'] },
  { folder: 'berry', variables: ['YARN_GLOBAL_FOLDER'], links: [['cache', '.yarn/berry/cache']] },
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
  /** Absolute, to be written. */
  readonly folders: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};

type Places = { readonly dataFolder: string; readonly root: string };

/** A variable that the user has set stays, and nothing is opened for it. */
export async function projectCaches(
  env: Readonly<Record<string, string>>,
  { dataFolder, root }: Places,
): Promise<Caches> {
  const { HOME: home } = env;
  if (home === undefined) return { folders: [], environment: {} };
  const folder = await layerFolder(path.join(dataFolder, 'caches'), projectKey(root), home);
  const set = layers.flatMap(({ variables, folder: name }) =>
    variables.filter((variable) => !env[variable]).map((variable) => [variable, path.join(folder, name)]),
  );
  // Maven has no variable of its own for its repository.
  if (!env.MAVEN_ARGS) set.push(['MAVEN_ARGS', `-Dmaven.repo.local=${path.join(folder, 'maven')}`]);
  const own = shared.map((name) => path.join(home, name));
  const there = await Promise.all(own.map(isFolder));
  return { folders: [folder, ...own.filter((_, at) => there[at])], environment: Object.fromEntries(set) };
}

const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The project's folder, marked as used now. It is filled only when it is new: later, a command can have put links in it.
 * With a new one, those that no project used for 30 days are removed.
 */
async function layerFolder(caches: string, key: string, home: string): Promise<string> {
  const folder = path.join(caches, key);
  const now = new Date();
  if (await isFolder(folder)) await utimes(folder, now, now);
  else {
    await mkdir(caches, { recursive: true, mode: 0o700 });
    const filled = await mkdtemp(path.join(caches, 'new-'));
    await Promise.all(layers.map((layer) => fill(filled, layer, home)));
    // Another command can have been first.
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
