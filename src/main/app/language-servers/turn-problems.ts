import type { Problem, ProposalProblems } from '@shared/problems/problems-schema';
import { toldOf } from '@shared/texts/told-error';
import { visibleName } from '../../base/visible-name';
import { compareProblems } from '../../language-servers/checks/compare-problems';
import { byWeight } from '../../language-servers/checks/read-problems';
import type { LanguageServers } from '../../language-servers/language-servers';
import { readTextFile } from '../../project/text-file';
import type { Workspace } from '../../project/workspace';
import type { ChangedText, ChangeProblems } from '../../queue/parts';

// The problems that the changes of a turn add and remove. Nothing waits for a language server longer than a moment:
// what comes later is told later.

export type TurnProblems = ChangeProblems & {
  /** Call it at the end of a turn. `tellLate`: if its files could not be checked in time. */
  end(tellLate: (left: LeftProblems) => void): Promise<LeftProblems>;
};

/** New errors that a turn left. */
export type LeftProblems = {
  readonly count: number;
  /** The first of them, as `file:line`. */
  readonly places: readonly string[];
  /** Problems that the model has not been told of, as text for it; may be empty. */
  readonly note: string;
};

export type TurnProblemsOptions = {
  readonly servers: LanguageServers;
  readonly workspace: Workspace;
  /** Aborted when the chat closes. */
  readonly signal: AbortSignal;
  readonly tellsModel: () => boolean;
  readonly isAttended: boolean;
  readonly waits?: Waits;
};

/** In ms. A user who is absent waits for nothing, so the model may learn more. */
type Waits = { readonly attended: number; readonly unattended: number };

const usualWaits: Waits = { attended: 2000, unattended: 15_000 };

type FileFound = { readonly text: string; readonly problems: readonly Problem[] };
type Compared = {
  readonly servers: readonly string[];
  readonly before: FileFound;
  readonly added: readonly Problem[];
  readonly removed: readonly Problem[];
};

/** Of one proposal for windows, and of one change for the model. */
const [mostShown, mostTold, mostPlaces, mostFiles] = [100, 20, 3, 20];

export function createTurnProblems(options: TurnProblemsOptions): TurnProblems {
  const { servers, tellsModel, isAttended, waits = usualWaits } = options;
  const waitMs = isAttended ? waits.attended : waits.unattended;
  /** The changed files of the turn, each as it was before its first change. */
  let changed = new Map<string, Pick<ChangedText, 'path' | 'before'> & { found: FileFound | null }>();
  let untold: string[] = [];
  let last: { readonly change: ChangedText; readonly compared: Compared } | null = null;

  const compare = async (change: ChangedText, signal: AbortSignal): Promise<Compared | null> => {
    if (last !== null && isSame(last.change, change)) return last.compared;
    if ((await servers.namesFor(change.relativePath)).length === 0) return null;
    const { path, relativePath, before, after, around } = change;
    const checked = await servers.check({ path, relativePath, texts: [before, after], around }, signal);
    const [old = [], now = []] = checked.problems;
    const found = { text: before, problems: old };
    const difference = compareProblems(found, { text: after, problems: now });
    const compared = { servers: checked.servers, before: found, ...difference };
    if (around === undefined) last = { change, compared };
    return compared;
  };
  const noteChange = ({ path, relativePath, before }: ChangedText, found: FileFound | null) => {
    const known = changed.get(relativePath);
    if (known === undefined && changed.size < mostFiles) changed.set(relativePath, { path, before, found });
    else if (known?.before === before) known.found ??= found;
  };
  const takeUntold = () => {
    const all = untold.join('\n\n');
    untold = [];
    return all;
  };

  return {
    follow(change, signal, tell) {
      const following = { servers, compare, waitMs: waits.attended, tell };
      return follow(change, following, AbortSignal.any([signal, options.signal]));
    },
    async afterWrite(change, signal) {
      if (change.before === change.after) return '';
      noteChange(change, null);
      const work = compare(change, options.signal).then((compared) => {
        if (compared === null) return '';
        noteChange(change, compared.before);
        return tellsModel() ? toldText(change.relativePath, compared) : '';
      });
      const told = await inTime(
        work.catch(() => ''),
        waitMs,
        signal,
      );
      if (told === null) work.then((late) => late !== '' && untold.push(late)).catch(() => undefined);
      return [takeUntold(), told ?? ''].filter((part) => part !== '').join('\n\n');
    },
    async end(tellLate) {
      const files = [...changed];
      changed = new Map();
      last = null;
      if (files.length === 0) return { count: 0, places: [], note: takeUntold() };
      const work = Promise.all(files.map((file) => leftIn(file, options))).then((left) => {
        const errors = left.flat();
        const places = new Set(errors.map(({ file, line }) => `${visibleName(file)}:${line}`));
        return { count: errors.length, places: [...places].slice(0, mostPlaces), note: takeUntold() };
      });
      const left = await inTime(work, waitMs, options.signal);
      if (left === null) work.then(tellLate).catch(() => undefined);
      return left ?? { count: 0, places: [], note: '' };
    },
  };
}

function isSame(one: ChangedText, other: ChangedText): boolean {
  const isOneText = one.path === other.path && one.before === other.before && one.after === other.after;
  return isOneText && one.around === other.around;
}

type Following = {
  readonly servers: LanguageServers;
  readonly waitMs: number;
  compare(change: ChangedText, signal: AbortSignal): Promise<Compared | null>;
  tell(problems: ProposalProblems): void;
};

async function follow(
  change: ChangedText,
  { servers, waitMs, compare, tell }: Following,
  signal: AbortSignal,
): Promise<void> {
  let names: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    names = await servers.namesFor(change.relativePath);
    if (names.length === 0 || signal.aborted) return;
    timer = setTimeout(() => tell({ kind: 'checking', servers: [...names] }), waitMs);
    const compared = await compare(change, signal);
    if (compared === null || signal.aborted) return;
    const { added, removed } = compared;
    tell({
      kind: 'checked',
      servers: [...compared.servers],
      added: [...added].sort(byWeight).slice(0, mostShown),
      addedCount: added.length,
      removedCount: removed.length,
    });
  } catch (error) {
    if (!signal.aborted && names.length > 0)
      tell({ kind: 'unchecked', servers: [...names], why: toldOf(error) });
  } finally {
    clearTimeout(timer);
  }
}

type ChangedFile = readonly [
  file: string,
  was: Pick<ChangedText, 'path' | 'before'> & { readonly found: FileFound | null },
];

/** The errors that a file has now and had not before the turn; empty if that is unknown. */
async function leftIn(
  [file, { path, before, found }]: ChangedFile,
  { servers, workspace, signal }: TurnProblemsOptions,
): Promise<readonly (Problem & { readonly file: string })[]> {
  try {
    const { hash, text } = await readTextFile(workspace, await workspace.resolve(file));
    if (hash === null || text === before || (await servers.namesFor(file)).length === 0) return [];
    const texts = found === null ? [before, text] : [text];
    const { problems } = await servers.check({ path, relativePath: file, texts }, signal);
    const old = found ?? { text: before, problems: problems[0] ?? [] };
    const { added } = compareProblems(old, { text, problems: problems.at(-1) ?? [] });
    return added.filter(({ severity }) => severity === 'error').map((problem) => ({ ...problem, file }));
  } catch {
    return [];
  }
}

function toldText(file: string, { servers, added }: Compared): string {
  if (added.length === 0) return '';
  const lines = added
    .toSorted(byWeight)
    .slice(0, mostTold)
    .map((problem) => toldLine(file, problem));
  const rest = added.length - lines.length;
  return [
    `New problems since this change (${servers.join(', ')}):`,
    ...lines,
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ].join('\n');
}

function toldLine(file: string, { severity, line, column, message, source }: Problem): string {
  const words = message.replace(/\s+/g, ' ').trim();
  return `- ${severity} ${visibleName(file)}:${line}:${column} ${words}${source === '' ? '' : ` (${source})`}`;
}

/** Null if the work takes longer, or at the signal. */
async function inTime<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const end = () => resolve(null);
  limit.addEventListener('abort', end, { once: true });
  if (limit.aborted) end();
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.removeEventListener('abort', end);
  }
}
