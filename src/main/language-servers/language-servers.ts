import { AppError } from '@shared/errors';
import type { LanguageServerState } from '@shared/problems/language-servers';
import type { Problem } from '@shared/problems/problems-schema';
import { textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { checkTexts } from './checks/check-texts';
import { languageOf } from './config/configured-server';
import { findSymbol, type SymbolPlaces, type SymbolQuery } from './find-symbol';
import { createServerEntries, type LanguageServersOptions, type ServerEntry } from './server-entries';

// The language servers of one open project. Nothing runs before the first file of a language is checked.

export type LanguageServers = {
  /** The names of the servers for the file, by its path in the project. Starts none. */
  namesFor(relativePath: string): Promise<readonly string[]>;
  /** Of these files, those that a server serves. */
  served(relativePaths: readonly string[]): Promise<readonly string[]>;
  /**
   * The problems that the servers find in each text of the file, without a change on disk. AppError `unavailable` if no
   * server can say; the reason of the signal if it is aborted.
   */
  check(file: FileTexts, signal: AbortSignal): Promise<CheckedFile>;
  /** AppError `unavailable` if no server can say. */
  find(query: SymbolQuery, signal: AbortSignal): Promise<SymbolPlaces>;
  /** Those that have been used. */
  states(): readonly LanguageServerState[];
  close(): Promise<void>;
};

export type FileTexts = {
  readonly path: string;
  readonly relativePath: string;
  readonly texts: readonly string[];
};

export type CheckedFile = {
  /** The servers that answered. */
  readonly servers: readonly string[];
  /** For each text, the problems of all servers. */
  readonly problems: readonly (readonly Problem[])[];
};

/** Servers do not get longer texts. */
const longestText = 1_000_000;
/** The time for the other servers after the first answer. */
const othersMs = 3000;

export function createLanguageServers(options: LanguageServersOptions): LanguageServers {
  const entries = createServerEntries(options);
  const closing = new AbortController();
  const current = async () => (closing.signal.aborted ? [] : await entries.current());
  const serving = async (relativePath: string) =>
    (await current()).filter(({ configured }) => languageOf(configured, relativePath) !== null);
  const needed = async (relativePath: string) => {
    const servers = await serving(relativePath);
    if (servers.length === 0)
      throw new AppError('unavailable', textOf('language-servers.none', { file: relativePath }));
    return servers;
  };
  return {
    namesFor: async (path) => (await serving(path)).map(({ configured }) => configured.name),
    async served(paths) {
      const all = await current();
      return paths.filter((path) => all.some(({ configured }) => languageOf(configured, path) !== null));
    },
    async check({ path, relativePath, texts }, signal) {
      if (texts.some(({ length }) => length > longestText))
        throw new AppError('unavailable', textOf('language-servers.too-long', { file: relativePath }));
      const answers = await answersOf(await needed(relativePath), signal, async (entry, own) => {
        const { configured, server } = entry;
        const languageId = languageOf(configured, relativePath) ?? '';
        const problems = await server.use(
          (session, working) => checkTexts(session, { path, languageId, texts }, working),
          own,
        );
        return { name: configured.name, problems };
      });
      return {
        servers: answers.map(({ name }) => name),
        problems: texts.map((_, at) => answers.flatMap(({ problems }) => problems[at] ?? [])),
      };
    },
    async find(query, signal) {
      const answers = await answersOf(await needed(query.relativePath), signal, async (entry, own) => {
        const { configured, server } = entry;
        const languageId = languageOf(configured, query.relativePath) ?? '';
        return await server.use(
          (session, working) => findSymbol(session, { ...query, languageId }, working),
          own,
        );
      });
      const first = answers.find((one) => one !== null);
      if (!first) throw new AppError('unavailable', textOf('language-servers.finds-no-symbols'));
      return first;
    },
    states: entries.states,
    async close() {
      closing.abort();
      await entries.close();
    },
  };
}

/** At least one; throws the first failure if there is none. A server that is much slower than another is left out. */
async function answersOf<T>(
  servers: readonly ServerEntry[],
  signal: AbortSignal,
  ask: (server: ServerEntry, signal: AbortSignal) => Promise<T>,
): Promise<T[]> {
  const slow = new AbortController();
  const own = AbortSignal.any([signal, slow.signal]);
  const asking = servers.map((server) => ask(server, own));
  const leaveOut = () => void setTimeout(() => slow.abort(), othersMs).unref();
  Promise.any(asking).then(leaveOut, () => {});
  const found = await Promise.allSettled(asking);
  signal.throwIfAborted();
  const answers = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [failure] = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (answers.length > 0) return answers;
  throw failure instanceof AppError
    ? failure
    : new AppError('unavailable', toldOf(failure), { cause: failure });
}
