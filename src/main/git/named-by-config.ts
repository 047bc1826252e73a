import { dirname, join, resolve } from 'node:path';
import { configLines } from './config-lines';
import { readPlain } from './plain-file';

/**
 * Absolute places that the configuration of a repository names and whose content git obeys: hooks, further
 * configuration, attributes. `gitFolder` is absolute.
 */
export async function namedByConfig(gitFolder: string): Promise<string[]> {
  const places = new Set<string>();
  const files = ['config', 'config.worktree'].map((name) => join(gitFolder, name));
  for (const file of files) {
    const text = await readPlain(file).catch(() => '');
    for (const line of configLines(text)) {
      if (line.kind === 'unreadable' || !obeyed.test(line.key)) continue;
      const value = line.value.replace(/^"(.*)"$/, '$1').replace(/\s+[#;].*$/, '');
      if (value === '' || value.startsWith('~')) continue;
      // Included files are relative to the file that names them, all others to the work tree.
      const from = line.key.startsWith('include') ? dirname(file) : dirname(gitFolder);
      places.add(resolve(from, value));
    }
  }
  return [...places];
}

const obeyed = /^(?:core\.(?:hookspath|attributesfile)|include\.path|includeif\.path)$/;
