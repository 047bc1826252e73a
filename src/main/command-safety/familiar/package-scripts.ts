import { join } from 'node:path';
import { z } from 'zod';
import { readPlain } from '../../git/plain-file';
import { parseCommand } from '../syntax/parse-command';
import { nameOf } from '../syntax/program-name';

// Package scripts: `npm run build` runs a command of the package's manifest, so Pilotfish judges that command.

export type PackageScript = {
  readonly name: string;
  /** The package's folder, absolute. */
  readonly folder: string;
  /** The words of each command; null if they are not known. */
  readonly parts: readonly (readonly string[])[] | null;
  /** The arguments that the script gets. */
  readonly given: readonly string[];
};

/** Null if the words run no script of a package. */
export async function scriptInPackage(
  words: readonly string[],
  directory: string,
): Promise<PackageScript | null> {
  const manager = nameOf(words);
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(manager)) return null;
  const { operands, folder, isElsewhere } = operandsOf(words);
  const [verb = '', second = ''] = operands;
  const isRun = /^(?:run|run-script|rum|urn)$/.test(verb);
  const name = isRun ? second : (ofNpm.get(verb) ?? (manager === 'npm' ? null : verb));
  if (name === null) return null;
  const place = join(directory, folder);
  // Without a name the scripts are listed.
  if (name === '') return { name, folder: place, parts: [], given: [] };
  const parts = isElsewhere ? null : await partsOf(name, place);
  const given = words.slice(words.indexOf(isRun ? second : verb) + 1).filter((word) => word !== '--');
  return parts === 'missing'
    ? { name, folder: place, parts: withoutScript(manager, name, operands), given: [] }
    : { name, folder: place, parts, given };
}

const ofNpm: ReadonlyMap<string, string> = new Map(
  ['test', 'start', 'stop', 'restart']
    .flatMap((name) => [[name, name] as const])
    .concat([
      ['t', 'test'],
      ['tst', 'test'],
    ]),
);

function operandsOf(words: readonly string[]) {
  const end = words.indexOf('--');
  const own = words.slice(1, end === -1 ? words.length : end);
  const isFolder = (word: string | undefined) => /^(?:--prefix|-C|--cwd|--dir)$/.test(word ?? '');
  const at = own.findIndex(isFolder);
  const joined = own.find((word) => /^--(?:prefix|cwd|dir)=/.test(word));
  return {
    operands: own.filter((word, index) => !word.startsWith('-') && !isFolder(own[index - 1])),
    folder: at === -1 ? (joined?.replace(/^[^=]*=/, '') ?? '') : (own[at + 1] ?? ''),
    isElsewhere: own.some((word) => /^(?:-w|-r|-F|--workspaces?|--recursive|--filter)(?:=|$)/.test(word)),
  };
}

/** What runs if the package has no such script: npm and `pnpm run` run nothing, others look for a program. */
function withoutScript(manager: string, name: string, operands: readonly string[]): PackageScript['parts'] {
  if (name === 'start') return null;
  const isRun = operands[0] !== name;
  if (manager === 'npm' || (manager === 'pnpm' && isRun)) return [];
  return [operands.slice(isRun ? 1 : 0)];
}

/** The commands of the script, with its `pre` and `post` scripts. */
async function partsOf(name: string, folder: string): Promise<PackageScript['parts'] | 'missing'> {
  const scripts = await readScripts(join(folder, 'package.json'));
  if (!Object.hasOwn(scripts, name)) return 'missing';
  const texts = [`pre${name}`, name, `post${name}`].flatMap((one) =>
    Object.hasOwn(scripts, one) ? [String(scripts[one])] : [],
  );
  const parsed = await Promise.all(texts.map(parseCommand));
  return parsed.every(({ kind }) => kind === 'understood')
    ? parsed.flatMap(({ parts }) => parts.map(({ words }) => words))
    : null;
}

async function readScripts(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const manifest: unknown = JSON.parse(await readPlain(file));
    return manifestSchema.parse(manifest).scripts;
  } catch {
    return {};
  }
}

const manifestSchema = z.object({ scripts: z.record(z.string(), z.unknown()).default({}) });
