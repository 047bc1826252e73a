import type { AddedPackage, RegistryName } from '@shared/packages/packages-schema';

// Names of packages as commands spell them: `left-pad@1.3.0`, `requests[socks]==2.31.0`.

/** The package in the registry, or null for an address, a file or a repository. */
export function packageIn(spelt: string, registry: RegistryName): AddedPackage | null {
  if (isFile(spelt)) return null;
  const read = readers[registry](spelt);
  return read && read.name.length <= longestName ? { registry, ...read } : null;
}

type Read = Omit<AddedPackage, 'registry'> | null;

/** npm allows 214 characters. */
const longestName = 214;

const readers: Readonly<Record<RegistryName, (spelt: string) => Read>> = {
  npm(spelt) {
    const found =
      /^(?:(?:@[\w.~-]+\/)?[\w.~-]+@npm:)?(?<name>(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*)(?:@(?<version>[^:/]*))?$/.exec(
        spelt,
      );
    return readOf(found, (name) => name, isShort);
  },
  pypi(spelt) {
    const found =
      /^(?<name>[a-z\d](?:[\w.-]*[a-z\d])?)(?:\[[^\]]*\])?\s*(?:(?:===?|@)\s*(?<version>[^:/,]*)|[<>!~=][^:/]*)?$/i.exec(
        spelt,
      );
    return readOf(
      found,
      (name) => name.toLowerCase().replace(/[-_.]+/g, '-'),
      () => false,
    );
  },
  crates: (spelt) =>
    readOf(/^(?<name>[a-z][\w-]*)(?:@(?<version>[^:/]*))?$/i.exec(spelt), (name) => name, isShort),
};

function readOf(
  found: RegExpExecArray | null,
  nameIn: (spelt: string) => string,
  isRange: (version: string) => boolean,
): Read {
  const { name, version = 'latest' } = found?.groups ?? {};
  if (name === undefined) return null;
  const isExact = version !== 'latest' && /^[\w.+!-]+$/.test(version) && !isRange(version);
  return { name: nameIn(name), version: isExact ? version.replace(/^v(?=\d)/, '') : null };
}

/** npm and cargo read `1.2` as any `1.2.…`. */
function isShort(version: string): boolean {
  return /^v?\d+(?:\.\d+)?$|(?:^|\.)[xX](?:\.|$)/.test(version);
}

function isFile(spelt: string): boolean {
  return /\.(?:tgz|tar|tar\.\w+|whl|zip)$/.test(spelt);
}
