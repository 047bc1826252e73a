import { join } from 'node:path';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { type Text, textOf } from '@shared/texts/text';
import { exists } from '../../git/plain-file';
import { launchesIn } from '../launchers/started-commands';
import type { CommandPart } from '../syntax/command-part';
import { type NamedPackage, namedPackages } from './named-packages';

// Packages that a command would fetch and run, or install, although they are not here yet: nobody has seen what they do.

export type NewPackages = {
  /** Why it asks where no sandbox holds it, as the person reads it; null when all it names is here. */
  readonly problem: Text | null;
  /** Those whose registry can be asked about them. */
  readonly packages: readonly AddedPackage[];
};

/** So that a command of thousands of names takes no longer. */
const mostNamed = 50;

/** Of a command and all that it starts. */
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

/** Here, or in a folder on the way up, as the program or the package of that name. */
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
