import type { CodeSymbol, TextEdit } from '@shared/code/code-places';
import { AppError } from '@shared/errors';
import type { LanguageServerState } from '@shared/problems/language-servers';
import type { Problem } from '@shared/problems/problems-schema';
import { type Text, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { checkTexts } from './checks/check-texts';
import { languageOf } from './config/configured-server';
import type { Session } from './connection/session';
import { findSymbol, type SymbolPlaces, type SymbolQuery } from './find-symbol';
import { projectSymbols, type SymbolsQuery } from './project-symbols';
import { createServerEntries, type LanguageServersOptions, type ServerEntry } from './server-entries';
import { type FormatQuery, formatText, type RenameQuery, renameSymbol } from './text-edits';

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
  /** The edits of each file by its absolute path, for `readEdits`. AppError likewise. */
  rename(query: RenameQuery, signal: AbortSignal): Promise<ReadonlyMap<string, unknown>>;
  /** AppError likewise. */
  format(query: FormatQuery, signal: AbortSignal): Promise<readonly TextEdit[]>;
  /** Asks the servers of this file. The paths are absolute. AppError likewise. */
  symbols(query: SymbolsQuery, signal: AbortSignal): Promise<readonly CodeSymbol[]>;
  /** The problems of files on disk, as the servers last reported them without a check, by absolute path. */
  published(): ReadonlyMap<string, readonly Problem[]>;
  /** Those that have been used. */
  states(): readonly LanguageServerState[];
  close(): Promise<void>;
};

export type FileTexts = {
  readonly path: string;
  readonly relativePath: string;
  readonly texts: readonly string[];
  /** Other files that the servers see with these texts. */
  readonly around?: readonly TextOfFile[] | undefined;
};

/** `path`: absolute. */
export type TextOfFile = {
  readonly path: string;
  readonly relativePath: string;
  readonly text: string;
};

export type CheckedFile = {
  /** The servers that answered. */
  readonly servers: readonly string[];
  /** For each text, the problems of all servers. */
  readonly problems: readonly (readonly Problem[])[];
};

const noSymbols = textOf('language-servers.finds-no-symbols');
const noRename = textOf('language-servers.renames-nothing');
const noFormat = textOf('language-servers.formats-nothing');

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
  /** The first answer of a server that can say. */
  const askFirst = async <Query extends { readonly relativePath: string }, T>(
    query: Query,
    ask: Ask<Query, T>,
    { none, signal }: { readonly none: Text; readonly signal: AbortSignal },
  ): Promise<T> => {
    const answers = await answersOf(await needed(query.relativePath), signal, async (entry, own) => {
      const { configured, server } = entry;
      const languageId = languageOf(configured, query.relativePath) ?? '';
      return await server.use((session, working) => ask(session, { ...query, languageId }, working), own);
    });
    const first = answers.find((one) => one !== null);
    if (first == null) throw new AppError('unavailable', none);
    return first;
  };
  return {
    namesFor: async (path) => (await serving(path)).map(({ configured }) => configured.name),
    async served(paths) {
      const all = await current();
      return paths.filter((path) => all.some(({ configured }) => languageOf(configured, path) !== null));
    },
    async check({ path, relativePath, texts, around = [] }, signal) {
      if (texts.some(({ length }) => length > longestText))
        throw new AppError('unavailable', textOf('language-servers.too-long', { file: relativePath }));
      const answers = await answersOf(await needed(relativePath), signal, async (entry, own) => {
        const { configured, server } = entry;
        const languageId = languageOf(configured, relativePath) ?? '';
        const others = around.flatMap((other) => {
          const language = languageOf(configured, other.relativePath);
          const isUsable = language !== null && other.text.length <= longestText;
          return isUsable ? [{ ...other, languageId: language }] : [];
        });
        const checked = { path, languageId, texts, around: others };
        const problems = await server.use((session, working) => checkTexts(session, checked, working), own);
        return { name: configured.name, problems };
      });
      return {
        servers: answers.map(({ name }) => name),
        problems: texts.map((_, at) => answers.flatMap(({ problems }) => problems[at] ?? [])),
      };
    },
    find: (query, signal) => askFirst(query, findSymbol, { none: noSymbols, signal }),
    rename: (query, signal) => askFirst(query, renameSymbol, { none: noRename, signal }),
    format: (query, signal) => askFirst(query, formatText, { none: noFormat, signal }),
    symbols: (query, signal) => askFirst(query, projectSymbols, { none: noSymbols, signal }),
    published() {
      const files = entries.kept().flatMap((one) => [...one.files()]);
      const byPath = Map.groupBy(files, ([path]) => path);
      return new Map([...byPath].map(([path, found]) => [path, found.flatMap(([, problems]) => problems)]));
    },
    states: entries.states,
    async close() {
      closing.abort();
      await entries.close();
    },
  };
}

type Ask<Query, T> = (
  session: Session,
  query: Query & { readonly languageId: string },
  signal: AbortSignal,
) => Promise<T | null>;

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
