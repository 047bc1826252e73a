import { resolve } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { lstat } from '../base/disk';
import { branchOrFile, gitFolders } from './git-dangers';
import { joined, launchesIn } from './launchers/started-commands';
import type { CommandPart } from './syntax/command-part';
import { nameOf } from './syntax/program-name';
import type { TargetPathCheck } from './target-paths';

// Git environment: variables that name paths and programs for git, and files with the name of a branch.

/** Why a variable that is set before a command asks, for the user; null if none does. */
export function gitVariableDanger(words: readonly string[], assignments: readonly string[]): Text | null {
  const launches = launchesIn(words);
  const startsGit = launches.some(({ at }) => nameOf(words.slice(at)) === 'git');
  const before = [...assignments, ...words.slice(1, launches.at(-1)?.at ?? 0)];
  const odd = before.find((word) => mayLead(word, startsGit));
  return odd === undefined ? null : textOf('danger.git-variable', { variable: odd.replace(/=.*/s, '') });
}

function mayLead(word: string, startsGit: boolean): boolean {
  const [, name = '', value = ''] = /^([A-Z]\w*)=(.*)$/s.exec(word) ?? [];
  if (!/^GIT_/.test(name)) return startsGit && general.test(name) && !harmlessProgram.test(value);
  if (/^GIT_(?:(?:SEQUENCE_)?EDITOR|PAGER)$/.test(name)) return !harmlessProgram.test(value);
  if (/^GIT_TRACE/.test(name)) return !/^(?:|[0-2]|true|false)$/.test(value);
  return !harmless.test(name);
}

const harmlessProgram = /^(?:|:|true|cat)$/;
const general = /^(?:EDITOR|VISUAL|PAGER|SSH_ASKPASS|HOME|XDG_CONFIG_HOME)$/;
const harmless =
  /^GIT_(?:(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE)|TERMINAL_PROMPT|MERGE_AUTOEDIT|OPTIONAL_LOCKS|LFS_SKIP_SMUDGE|CURL_VERBOSE|CEILING_DIRECTORIES|LITERAL_PATHSPECS|REFLOG_ACTION)$/;

/** Why a checkout asks if a file or folder with the name of its word exists: git takes the word for that path. */
export async function checkoutDanger(
  { words, directory }: Pick<CommandPart, 'words' | 'directory'>,
  check: TargetPathCheck,
): Promise<Text | null> {
  for (const { at, folder } of launchesIn(words)) {
    const started = words.slice(at);
    const word = nameOf(started) === 'git' ? branchOrFile(started) : null;
    if (word === null) continue;
    const here = [folder, ...gitFolders(started)].reduce(joined, directory);
    const { absolute } = await check.directory(here);
    const isThere = await lstat(resolve(absolute, word)).then(
      () => true,
      () => false,
    );
    if (isThere) return textOf('danger.git-discards-changes', { command: 'checkout' });
  }
  return null;
}
