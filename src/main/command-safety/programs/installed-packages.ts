import { join } from 'node:path';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { type Text, textOf } from '@shared/texts/text';
import { exists } from '../../git/plain-file';
import { launchesIn } from '../launchers/started-commands';
import type { CommandPart } from '../syntax/command-part';
import { type NamedPackage, namedPackages } from './named-packages';

// Packages that a command would fetch, to run or install them. They are not on this machine yet, so nobody has reviewed
// them.

export type NewPackages = {
  /** Why the command asks outside the sandbox, for the user; null if all its packages are here. */
  readonly problem: Text | null;
  /** The packages whose registry Pilotfish can ask. */
  readonly packages: readonly AddedPackage[];
};

/** Limits the work for a command with thousands of names. */
const mostNamed = 50;

/** The new packages of a command and of all that it starts. */
export async function newPackages(
  { words, assignments }: Pick<CommandPart, 'words' | 'assignments'>,
  directory: string,
): Promise<NewPackages> {
  const found: NamedPackage[] = [];
  for (const { at, folder } of launchesIn(words))
    for (const named of namedPackages(words.slice(at), [...assignments, ...words.slice(0, at)]))
      if (found.length < mostNamed && !(await isInstalled(named, join(directory, folder)))) found.push(named);
  const [first] = found;
  return {
    problem: first ? textOf('danger.package', { package: first.spelt }) : null,
    packages: found.flatMap(({ known }) => known ?? []),
  };
}

function withoutVersion(name: string): string {
  return name.replace(/(?<=.)@[^/]*$/, '');
}

/** Whether the folder or one of its parents has the package, or a program of that name. */
async function isInstalled({ spelt, registry }: NamedPackage, directory: string): Promise<boolean> {
  const name = withoutVersion(spelt);
  if (registry !== 'npm') return false;
  if (!/^(?:@[\w.-]+\/)?[\w.-]+$/.test(name)) return false;
  for (let folder = directory; ; folder = join(folder, '..')) {
    for (const place of [`.bin/${name}`, name])
      if (await exists(join(folder, 'node_modules', place)).catch(() => false)) return true;
    if (folder === join(folder, '..')) return false;
  }
}
