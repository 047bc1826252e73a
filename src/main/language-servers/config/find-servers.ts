import { constants } from 'node:fs';
import { join, sep } from 'node:path';
import { fieldOf, parseJson } from '@shared/base/json';
import { access, lstat, readFile } from '../../base/disk';
import { findProgram } from '../../base/processes/git';
import type { ConfiguredLanguageServer } from './configured-server';
import { type KnownProgram, type KnownServer, knownServers } from './known-servers';

// Finds language servers that are installed in the project or on this machine. It runs nothing.

type Place = {
  /** Real path of the project. */
  readonly root: string;
  readonly searchPath: string;
};

type FoundProgram = {
  readonly command: string;
  readonly args: readonly string[];
  readonly isOfProject: boolean;
};

export async function findServers(place: Place): Promise<readonly ConfiguredLanguageServer[]> {
  const found = await Promise.all(
    Object.entries(knownServers).map(([name, known]) => findServer(name, known, place)),
  );
  return found.filter((server) => server !== null);
}

async function findServer(
  name: string,
  { programs, languages, onlyWith, settings = {}, initializationOptions }: KnownServer,
  place: Place,
): Promise<ConfiguredLanguageServer | null> {
  if (onlyWith && !(await hasAny(place.root, onlyWith))) return null;
  for (const known of programs) {
    const program = await findKnown(known, place);
    if (program === null) continue;
    const { isOfProject, ...command } = program;
    const options = initializationOptions === undefined ? {} : { initializationOptions };
    const config = { ...command, env: {}, settings, languages, ...options };
    const definition = JSON.stringify(config, null, 2);
    return { name, source: 'found', isOfProject, config, fault: null, definition };
  }
  return null;
}

const binFolders = [
  ['node_modules', '.bin'],
  ['.venv', 'bin'],
  ['venv', 'bin'],
];

async function findKnown({ program, args, since }: KnownProgram, place: Place): Promise<FoundProgram | null> {
  if (since && (await majorOf(place.root, since.package)) < since.major) return null;
  for (const folder of binFolders) {
    const file = join(place.root, ...folder, process.platform === 'win32' ? `${program}.cmd` : program);
    if (await isExecutable(file)) return { command: file, args, isOfProject: true };
  }
  if (since) return null;
  const command = await findProgram(program, place.searchPath);
  if (command === null) return null;
  return { command, args, isOfProject: command.startsWith(place.root + sep) };
}

/** The major version of a package of the project; 0 if it is missing. */
async function majorOf(root: string, name: string): Promise<number> {
  const file = join(root, 'node_modules', name, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number.parseInt(String(fieldOf(parseJson(text), 'version')), 10) || 0;
}

async function hasAny(root: string, names: readonly string[]): Promise<boolean> {
  const found = await Promise.all(names.map((name) => lstat(join(root, name)).catch(() => null)));
  return found.some((stats) => stats !== null);
}

function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
