import path from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { realpath, stat } from '../base/disk';
import { isSecretFile } from '../project/protected-names';
import { protectedEntries } from './places';
import type { SandboxThread } from './sandbox-thread';

// Files with secrets in the project: a command that runs without a question because it only reads cannot read them. Git
// can, because it would report an unreadable file as deleted.

/** The maximum that fits on a command line. Files near the root come first. */
const mostSecrets = 300;

/** Resolves with real paths. `root` is a real path, too. */
export async function secretsInProject(thread: Pick<SandboxThread, 'ask'>, root: string): Promise<string[]> {
  const { entries } = await thread.ask({ kind: 'look', root, withLinks: false, withPackages: false });
  const names = await protectedEntries(entries, isSecretFile);
  const places = await Promise.all(
    names.slice(0, mostSecrets).map((name) => realPlace(path.join(root, name))),
  );
  return [
    ...new Set(places.flatMap((place) => (place === null || isWithin(root, place, path.sep) ? [] : [place]))),
  ];
}

/** The real path; null unless it is a file or a folder. */
async function realPlace(place: string): Promise<string | null> {
  const real = await realpath(place).catch(() => null);
  const stats = real === null ? null : await stat(real).catch(() => null);
  return stats?.isFile() || stats?.isDirectory() ? real : null;
}
