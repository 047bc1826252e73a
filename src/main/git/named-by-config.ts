import { dirname, join, resolve } from 'node:path';
import { stat } from '../base/disk';
import { configLines } from './config-lines';
import { isPlainKey } from './obeyed-setting';
import { readPlain } from './plain-file';

/**
 * Absolute places that the configuration of a repository names and whose content git obeys: hooks, further
 * configuration and what that names, attributes, and files of programs. `gitFolder` is absolute.
 */
export async function namedByConfig(gitFolder: string, workTree = dirname(gitFolder)): Promise<string[]> {
  const places = new Set<string>();
  const files = new Set(['config', 'config.worktree'].map((name) => join(gitFolder, name)));
  let from = workTree;
  // What is included is added while it runs, and read as well.
  for (const file of files) {
    for (const { key, value } of await settingsIn(file)) {
      // That of a submodule lies elsewhere.
      if (key === 'core.worktree') from = resolve(gitFolder, value);
      else if (included.test(key)) {
        const more = resolve(dirname(file), value);
        places.add(more);
        if (files.size < mostFiles) files.add(more);
      } else if (obeyed.test(key)) places.add(resolve(from, value));
      else if (!isPlainKey(key)) for (const place of await programsIn(value, from)) places.add(place);
    }
  }
  return [...places];
}

const mostFiles = 50;
const included = /^include(?:if)?\.path$/;
const obeyed = /^core\.(?:hookspath|attributesfile)$/;

type Setting = { readonly key: string; readonly value: string };

/** Without those of the user's home. */
async function settingsIn(file: string): Promise<readonly Setting[]> {
  const text = await readPlain(file).catch(() => '');
  return [...configLines(text.replace(/\\\r?\n/g, ' '))].flatMap((line) => {
    if (line.kind === 'unreadable') return [];
    const value = line.value.replace(/^"(.*)"$/, '$1').replace(/\s+[#;].*$/, '');
    return value === '' || value.startsWith('~') ? [] : [{ key: line.key, value }];
  });
}

/** The paths in a command; a folder in it is no program. */
async function programsIn(command: string, from: string): Promise<string[]> {
  const paths = command.split(/[\s"'!;&|()=\\]+/).filter((word) => word.includes('/'));
  const places = paths.map((word) => resolve(from, word));
  const isFolder = await Promise.all(
    places.map((place) =>
      stat(place).then(
        (stats) => stats.isDirectory(),
        () => false,
      ),
    ),
  );
  return places.filter((_, at) => !isFolder[at]);
}
