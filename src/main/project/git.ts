import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

// The person's git, found once, and the way to call it so that nothing in a project is run by it.

let found: Promise<string | null> | null = null;

/** Absolute path of git, or null. Looked for in the search path as it was at the first call. */
export function gitPath(): Promise<string | null> {
  found ??= findProgram('git', process.env.PATH ?? '');
  return found;
}

/** A program's absolute path; folders of the search path that are relative are passed over. */
export async function findProgram(name: string, searchPath: string): Promise<string | null> {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  for (const folder of searchPath.split(delimiter).filter((entry) => isAbsolute(entry))) {
    const path = join(folder, file);
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return path;
  }
  return null;
}

const nowhere = process.platform === 'win32' ? 'NUL' : '/dev/null';

/** No monitor, hook, pager, filter, helper or configuration of the person's takes part. */
export const hardenedGit = {
  args: [
    ...[
      'core.fsmonitor=',
      `core.hooksPath=${nowhere}`,
      `core.excludesFile=${nowhere}`,
      `core.attributesFile=${nowhere}`,
    ],
    ...[
      'core.pager=',
      'diff.external=',
      'credential.helper=',
      'protocol.allow=never',
      'safe.bareRepository=explicit',
    ],
  ].flatMap((setting) => ['-c', setting]),
  env: {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: nowhere,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: '',
    LC_ALL: 'C.UTF-8',
  },
} as const;
