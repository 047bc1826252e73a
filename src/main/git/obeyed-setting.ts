import { readdir } from '../base/disk';
import { configLines } from './config-lines';
import { readPlain } from './plain-file';

// Programs that an unpinned git, such as the user's own `git status`, would run in a repository that a command created.

/** Keys that `init`, `clone`, `submodule add` and `worktree add` write and that name no program. */
const plain = new RegExp(
  `^(?:${[
    'core\\.(?:repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|worktree)',
    'core\\.(?:sparsecheckout|sparsecheckoutcone|longpaths|quotepath)',
    'extensions\\.(?:objectformat|refstorage|worktreeconfig|relativeworktrees|partialclone)',
    'remote\\.(?:url|fetch|tagopt|pushurl|push|mirror|promisor|partialclonefilter|skipfetchall|prune)',
    'branch\\.(?:remote|merge|rebase|description|pushremote)',
    'submodule\\.(?:url|active|branch|shallow|ignore|path|fetchrecursesubmodules)',
    'user\\.(?:name|email)|init\\.defaultbranch|commit\\.gpgsign|pull\\.(?:rebase|ff)|push\\.default|gc\\.auto',
  ].join('|')})$`,
);

/** A usual address. A git helper, named before two colons, is a program. */
const usualAddress = /^"?(?:https?:|ssh:|git:|file:|\/|\.{1,2}\/|[\w.-]+@[\w.-]+:)/i;

/** The first key of a configuration that may name a program, or null. */
export function obeyedKey(config: string): string | null {
  for (const line of configLines(config)) {
    if (line.kind === 'unreadable') return 'config';
    const { key, value } = line;
    if (!isPlainKey(key)) return key;
    if (/\.(?:pushurl|url)$/.test(key) && !usualAddress.test(value)) return key;
  }
  return null;
}

/** Whether the setting names no program and no file that git would obey. */
export function isPlainKey(key: string): boolean {
  return plain.test(key);
}

/** Names of hooks that git would run in the folder; samples are none. */
export async function hooksIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.endsWith('.sample') && name !== 'README');
}

/** Whether the file is a configuration that makes git run or read something else. False for a missing file. */
export async function isObeyed(file: string): Promise<boolean> {
  try {
    return obeyedKey(await readPlain(file)) !== null;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}
