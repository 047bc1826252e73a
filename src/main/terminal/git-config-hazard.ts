import { lstat, open, readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

// Whether git would run a program of the repository's choosing when it is asked to read: a monitor, a hook, a filter.
// Found out by reading, never by asking git. What is not known to be harmless counts as not.

/** Why git in `folder` (absolute) may run something, as the person reads it; null when it only reads. */
export async function gitConfigHazard(folder: string): Promise<string | null> {
  try {
    const repository = await findRepository(folder);
    return repository && (await repositoryHazard(repository));
  } catch {
    return 'the configuration of its repository cannot be read';
  }
}

/** `gitFolder` null: the folder is itself laid out as a repository. */
type Repository = { readonly root: string; readonly gitFolder: string | null };

async function findRepository(folder: string): Promise<Repository | null> {
  for (let root = folder; ; root = dirname(root)) {
    const git = join(root, '.git');
    const stats = await lstat(git).catch(ifMissing);
    if (stats?.isFile()) return { root, gitFolder: await linkedFolder(git) };
    if (stats) return { root, gitFolder: git };
    if ((await exists(join(root, 'HEAD'))) && (await exists(join(root, 'objects'))))
      return { root, gitFolder: null };
    if (dirname(root) === root) return null;
  }
}

/** Of a worktree, where the `.git` is a file that says where the repository is. */
async function linkedFolder(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const target = /^gitdir: (.+)\s*$/.exec(text)?.[1];
  if (!target) throw new Error(`${file} names no folder`);
  return resolve(dirname(file), target.trim());
}

async function repositoryHazard({ root, gitFolder }: Repository): Promise<string | null> {
  if (gitFolder === null) return 'the folder is laid out as a repository of its own';
  const common = await readFile(join(gitFolder, 'commondir'), 'utf8').catch(ifMissing);
  const shared = common === null ? gitFolder : resolve(gitFolder, common.trim());
  const key = hazardousKey(await readFile(join(shared, 'config'), 'utf8'));
  if (key !== null) return `its repository sets ${key}, by which git may run something`;
  if (await exists(join(shared, 'hooks', 'post-index-change')))
    return 'its repository has a post-index-change hook';
  const hasOthers = (await exists(join(shared, 'modules'))) || (await exists(join(root, '.gitmodules')));
  const names = await readdir(gitFolder);
  const indexes = names.filter((name) => name === 'index' || name.startsWith('sharedindex.'));
  const lists = await Promise.all(indexes.map((name) => listsRepository(join(gitFolder, name))));
  if (hasOthers || lists.includes(true))
    return 'its repository holds other repositories, in which git may run something';
  return null;
}

/** The first key that is not known to be harmless, or null. */
export function hazardousKey(config: string): string | null {
  let section = '';
  for (const line of config.split(/\r?\n/)) {
    // Whether the next line goes on with this one depends on comments and quotes.
    if (line.endsWith('\\')) return 'something unreadable';
    const header = /^\s*\[\s*([\w.-]+)\s*(?:"((?:[^"\\]|\\.)*)")?\s*\]\s*/.exec(line);
    if (header) section = (header[1] ?? '').toLowerCase();
    const rest = line.slice(header?.[0].length ?? 0).trim();
    if (rest === '' || /^[#;]/.test(rest)) continue;
    const [, name = '', value = ''] = /^([a-z][a-z\d-]*)\s*(?:=\s*(.*))?$/i.exec(rest) ?? [];
    const key = `${section}.${name.toLowerCase()}`;
    if (name === '') return section === '' ? 'something unreadable' : `something unreadable in [${section}]`;
    if (!isHarmless(key, value)) return key;
  }
  return null;
}

function isHarmless(key: string, value: string): boolean {
  if (key === 'core.fsmonitor' || key === 'core.bare') return /^(false|no|off|0)$/i.test(value.trim());
  return harmlessKeys.test(key);
}

const harmlessKeys = new RegExp(
  `^(?:${[
    'core\\.(repositoryformatversion|filemode|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol)',
    'core\\.(safecrlf|quotepath|abbrev|longpaths|untrackedcache|preloadindex|sparsecheckout|sparsecheckoutcone)',
    'core\\.(compression|fscache|hidedotfiles|sharedrepository|commentchar|whitespace|editor|checkstat|trustctime)',
    'remote\\.(url|fetch|pushurl|tagopt|prune|push|mirror|gh-resolved)',
    'branch\\.(remote|merge|rebase|pushremote|description|[\\w-]*merge-base|github-pr-[\\w-]+|autosetup\\w+|sort)',
    'user\\.(name|email|signingkey)',
    '(commit|tag)\\.gpgsign',
    '(pull|push|fetch|merge|rebase|rerere|gc|pack|index|feature|color|advice|status|init|help|blame|versionsort)\\.[\\w-]+',
    'log\\.(date|decorate|abbrevcommit|follow)',
    'diff\\.(algorithm|renames|renamelimit|colormoved|mnemonicprefix|noprefix|context|wserrorhighlight)',
    'lfs\\.(repositoryformatversion|url|locksverify)',
  ].join('|')})$`,
);

/** Whether the index holds an entry for a repository (mode 160000), looked for by its bytes: rather once too often. */
async function listsRepository(index: string): Promise<boolean> {
  const file = await open(index).catch(ifMissing);
  if (!file) return false;
  try {
    let tail = Buffer.alloc(0);
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      const bytes = Buffer.concat([tail, chunk]);
      if (bytes.includes(repositoryMode)) return true;
      tail = bytes.subarray(-3);
    }
    return false;
  } finally {
    await file.close();
  }
}

const repositoryMode = Buffer.from([0, 0, 0xe0, 0]);

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(ifMissing)) !== null;
}

function ifMissing(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
