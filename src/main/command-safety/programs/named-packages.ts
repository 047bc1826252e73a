import type { AddedPackage, RegistryName } from '@shared/packages/packages-schema';
import { argumentsOf } from '../launchers/started-commands';
import { nameOf } from '../syntax/program-name';
import { moduleAt } from '../syntax/python-module';
import { fetchingTools, installing, sameAs, type Tool } from './fetching-tools';

// The packages that a command would fetch, to install them or to run them.

export type NamedPackage = {
  /** As the command spells it, with its version. */
  readonly spelt: string;
  /** The registry of the tool; null: none that Pilotfish can ask. */
  readonly registry: RegistryName | null;
  /** Null: the package does not come from the usual registry. */
  readonly known: AddedPackage | null;
};

/** The packages that `words` name, without those of a command that they start, and without local files. */
export function namedPackages(
  words: readonly string[],
  assignments: readonly string[] = [],
): readonly NamedPackage[] {
  const module = moduleAt(words);
  const started = module ? [module.name, ...words.slice(module.at)] : words;
  const tool = fetchingTools.find(({ programs }) => programs.test(nameOf(started)));
  if (!tool) return [];
  const { registry } = tool;
  const isElsewhere = [...words, ...assignments].some((word) => namesRegistry(word, registry));
  return speltIn(started, tool)
    .filter((spelt) => !/^[./~]|^file:/.test(spelt))
    .map((spelt) => {
      const known = registry === null || isElsewhere ? null : packageIn(spelt, registry);
      return { spelt, registry, known };
    });
}

/** Whether the word is an option or a variable that names another registry. */
function namesRegistry(word: string, registry: RegistryName | null): boolean {
  return (
    /^--(?:registry|(?:user|global)config|(?:default-)?index|(?:extra-)?index-url|find-links|no-index|pypi-mirror|git|source)(?:=|$)/.test(
      word,
    ) ||
    /^(?:npm_config|pip|uv|cargo|yarn|bun)_\w+=/i.test(word) ||
    (registry === 'pypi' && /^-[if]/.test(word))
  );
}

function speltIn(words: readonly string[], tool: Tool): readonly string[] {
  if (tool.runs) return runPackages(words.slice(1), tool);
  const own = words.slice(1).filter((word, index) => index > 0 || !word.startsWith('+'));
  const [verb, ...rest] = operandsOf(own, `+${tool.options}`);
  if (verb === undefined) return [];
  const other = sameAs(nameOf(words), verb, rest);
  if (other !== null) return namedPackages(other).map(({ spelt }) => spelt);
  if (tool.registry === 'npm' && /^(?:create|init|innit)$/.test(verb))
    return operandsOf(rest, tool.options).slice(0, 1).map(creatorOf);
  if (!(tool.installs ?? installing).test(verb)) return [];
  const given = argumentsOf(rest, tool.options);
  if (given.has('--path')) return [];
  const operands = given.operands.map(({ text }) => text);
  return nameOf(words) === 'go' ? operands.filter((word) => word.includes('@')) : operands;
}

/** The packages that it runs: its first operand, unless an option names them. */
function runPackages(rest: readonly string[], { options, instead = [], also = [] }: Tool): readonly string[] {
  const given = argumentsOf(rest, `+${options}`);
  const named = given.values(...instead);
  return [...(named.length > 0 ? named : given.operands.slice(0, 1)), ...given.values(...also)].map(
    ({ text }) => text,
  );
}

function operandsOf(words: readonly string[], options: string): readonly string[] {
  return argumentsOf(words, options).operands.map(({ text }) => text);
}

/** `npm create vite@5` runs `create-vite@5`, and `npm create @scope` runs `@scope/create`. */
function creatorOf(spelt: string): string {
  const [, scope = '', base = '', version = ''] = /^(@[^/@]+(?=[/@]|$))?\/?([^@]*)(@.*)?$/s.exec(spelt) ?? [];
  const name = base === '' ? 'create' : `create-${base}`;
  return `${scope}${scope === '' ? '' : '/'}${name}${version}`;
}

// Names of packages as commands spell them: `left-pad@1.3.0`, `requests[socks]==2.31.0`.

/** The package in the registry, or null for an address, a file or a repository. */
function packageIn(spelt: string, registry: RegistryName): AddedPackage | null {
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
