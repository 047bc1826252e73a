import { dirname, join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { lstat, readFile } from '../base/disk';
import type { Workspace } from './workspace';

// Ignore rules of git: nested `.gitignore` files, those of an enclosing repository, and `.git/info/exclude`. Pilotfish
// ignores the user's global excludes, so that a project looks the same on every machine.

export type DirectoryRules = {
  /** The directory itself is ignored, by its own name or because of a parent. */
  readonly ignored: boolean;
  /** Changes only if the rule files change. */
  readonly version: string;
  /** Whether an entry of this directory is ignored. An ignored directory ignores all its entries. */
  isIgnored(name: string, isDirectory: boolean): boolean;
};

export type IgnoreRules = {
  /**
   * The rules for the entries of `directory`, from the current files on disk. The path is relative to the project; `''`
   * is the root.
   */
  of(directory: string): Promise<DirectoryRules>;
  /** Whether the project is a repository or is inside one. */
  inRepository(): Promise<boolean>;
};

const known = new WeakMap<Workspace, IgnoreRules>();

/** The rules of a project. There is one instance per workspace, so that each file is parsed once. */
export function ignoreRulesOf(workspace: Workspace): IgnoreRules {
  const rules = known.get(workspace) ?? createIgnoreRules(workspace);
  known.set(workspace, rules);
  return rules;
}

/** A rule file, and the path from its directory down to the directory in question: `''` or `a/b/`. */
type Level = { readonly rules: Ignore; readonly prefix: string };

function createIgnoreRules(workspace: Workspace): IgnoreRules {
  const read = createRulesReader(workspace);
  let enclosing: Promise<string[] | null> | null = null;
  const foldersOfRepository = () => {
    enclosing ??= foldersAbove(workspace.root);
    return enclosing;
  };

  return {
    inRepository: async () => (await foldersOfRepository()) !== null,

    async of(directory) {
      const above = (await foldersOfRepository()) ?? [];
      const top = above[0] ?? workspace.root;
      const wanted = directory === '' ? workspace.root : join(workspace.root, directory);
      const folders = [...above, ...foldersDownTo(workspace.root, directory)];
      const files = [
        join(top, '.git', 'info', 'exclude'),
        ...folders.map((folder) => join(folder, '.gitignore')),
      ];
      const parsed = await Promise.all(files.map(read));

      const levels = parsed.flatMap((file, index) => {
        const base = index === 0 ? top : (folders[index - 1] ?? top);
        return file ? [{ rules: file.rules, base }] : [];
      });
      const version = parsed.map((file) => file?.stamp ?? '').join('/');
      return { version, ...rulesFor(levels, top, wanted) };
    },
  };
}

/** Decides for each directory on the way down, then for the entries of the last one. */
function rulesFor(
  files: readonly { readonly rules: Ignore; readonly base: string }[],
  top: string,
  wanted: string,
): Omit<DirectoryRules, 'version'> {
  const levelsAt = (folder: string): Level[] =>
    files
      .filter(({ base }) => folder === base || folder.startsWith(base.endsWith(sep) ? base : base + sep))
      .map(({ rules, base }) => ({ rules, prefix: withSlash(relative(base, folder)) }))
      .toReversed();

  const names = relative(top, wanted).split(sep).filter(Boolean);
  let folder = top;
  for (const name of names) {
    if (isLeftOut(levelsAt(folder), name, true)) return { ignored: true, isIgnored: () => true };
    folder = join(folder, name);
  }
  const levels = levelsAt(wanted);
  return { ignored: false, isIgnored: (name, isDirectory) => isLeftOut(levels, name, isDirectory) };
}

/** The deepest file with a matching rule decides. */
function isLeftOut(levels: readonly Level[], name: string, isDirectory: boolean): boolean {
  const entry = isDirectory ? `${name}/` : name;
  for (const { rules, prefix } of levels) {
    // The directory is known to be included, because a deeper file overrules this one. Then only the name counts.
    const overruled = prefix !== '' && rules.test(prefix).ignored;
    const { ignored, unignored } = rules.test(overruled ? entry : prefix + entry);
    if (ignored || unignored) return ignored;
  }
  return false;
}

function withSlash(path: string): string {
  return path === '' ? '' : `${path.replaceAll(sep, '/')}/`;
}

function foldersDownTo(root: string, directory: string): string[] {
  const names = directory.split('/').filter(Boolean);
  return [root, ...names.map((_, index) => join(root, ...names.slice(0, index + 1)))];
}

/** The folders above the project in the same repository, outermost first. Null outside a repository. */
async function foldersAbove(root: string): Promise<string[] | null> {
  const above: string[] = [];
  for (let folder = root; ; folder = dirname(folder)) {
    if (folder !== root) above.unshift(folder);
    if (await exists(join(folder, '.git'))) return above;
    if (dirname(folder) === folder) return null;
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

type CachedRules = { readonly stamp: string; readonly rules: Ignore };

const sizeLimit = 1024 * 1024;

/** Reads and parses a rule file, again only after a change. Null for a missing or unreadable file. */
function createRulesReader(workspace: Workspace): (absolute: string) => Promise<CachedRules | null> {
  const cache = new Map<string, CachedRules>();
  return async (absolute) => {
    const stats = await lstat(absolute).catch(() => null);
    if (!stats?.isFile() || stats.size > sizeLimit) {
      cache.delete(absolute);
      return null;
    }
    const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    const cached = cache.get(absolute);
    if (cached?.stamp === stamp) return cached;
    const text = await readRules(workspace, absolute).catch(() => '');
    const read = { stamp, rules: ignore({ ignorecase: false }).add(text.replace(/^\uFEFF/, '')) };
    cache.set(absolute, read);
    return read;
  };
}

/** The workspace covers only paths inside the project. Files above it are read directly. */
async function readRules(workspace: Workspace, absolute: string): Promise<string> {
  if (!absolute.startsWith(workspace.root + sep)) return readFile(absolute, 'utf8');
  const file = await workspace.openFile(await workspace.resolve(absolute));
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
