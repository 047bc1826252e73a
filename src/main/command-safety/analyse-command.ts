import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { type Shell, shellNames } from '../base/command-shell';
import { canBePinned, gitOutside } from '../base/processes/git';
import { ToolError } from '../base/tool-error';
import { type JudgedRepository, judgeRepository } from '../git/judge-repository';
import type { Workspace } from '../project/workspace';
import { addedWordsDanger } from './added-words';
import type { CommandPin } from './command-pin';
import { commandDanger } from './danger-list';
import { discardedChanges } from './discarded-changes';
import { withoutPatterns } from './expand-patterns';
import { farAwayDanger } from './far-away/far-away-danger';
import { followedLinkProblem } from './followed-links';
import { discardsChanges } from './git-dangers';
import { checkoutDanger, gitVariableDanger } from './git-surroundings';
import { areHarmless, variablesProblem } from './given-variables';
import { knownChanges } from './known-changes';
import { givenScripts, mostTexts, scriptsOf } from './launchers/shell-texts';
import { joined, launchesIn, mostLaunches, startedCommands } from './launchers/started-commands';
import { locateProgram, searchPathOutside } from './locate-program';
import { pipedDanger } from './piped-programs';
import { readOnlyProblem } from './read-only/read-only';
import { type Search, searchOf } from './read-scope';
import type { CommandPart } from './syntax/command-part';
import { parseCommand } from './syntax/parse-command';
import { joinWords } from './syntax/shell-words';
import { shownUnknown } from './syntax/unknown-text';
import { createTargetPathCheck, type TargetPathCheck } from './target-paths';
import { isInOther, unaskedGitProblem, whereGitRuns } from './unasked-git';
import { unknownWordsDanger } from './unknown-words';
import { shownChanges, writeDanger } from './write-danger';

// Static analysis of a command before it runs: what it consists of, whether it only reads, and what is dangerous about
// it. Looks at files, starts nothing but our own hardened git.

export type AnalysedPart = {
  readonly text: string;
  readonly words: readonly string[];
  /** Why it is not known to only read, null when it only reads. */
  readonly notReading: AnyText | null;
  /** Why it is known to only read when it is started pinned, and not otherwise; null when it is anyway. */
  readonly readsPinned: AnyText | null;
  /** Why it is on the hard list, or null. */
  readonly danger: AnyText | null;
  /** Itself and what it is known to start, for what is denied or asked about. */
  readonly started: readonly (readonly string[])[];
  /** A rule for its words says nothing about where it runs and what its output is written to. */
  readonly isCoveredByWords: boolean;
  /** Files and folders of the project it is known to read or write, relative to the root with `/`. */
  readonly targetPaths: readonly string[];
  /** Folders of the project it reads in without naming what, relative to the root; `''` is the root. */
  readonly readScope: readonly string[];
};

export type AnalysedCommand = {
  readonly shell: Shell;
  readonly text: string;
  /** Why bash may make something else of it, or null when it is understood. */
  readonly notUnderstood: AnyText | null;
  readonly parts: readonly AnalysedPart[];
  /** How it is to be started if it runs because all its parts only read; null when they cannot. */
  readonly pin: CommandPin | null;
  readonly writes: readonly string[];
  readonly deletes: readonly string[];
  readonly discardedChanges: string | null;
};

export type CommandLine = {
  readonly text: string;
  readonly shell: Shell;
  /** Relative to the project with `/`; `''` is the root. */
  readonly directory: string;
};

export async function analyseCommand(
  { text, shell, directory }: CommandLine,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<AnalysedCommand> {
  if (shell !== 'bash') return unparsed(text, shell);
  const parsed = await parseCommand(text);
  const check = createTargetPathCheck(workspace, directory);
  const startsGit = parsed.parts.some(({ words }) => words[0] === 'git' || discardsChanges(words));
  const judged = startsGit ? await judgeRepository(workspace.root) : null;
  const around = { check, workspace, judged };
  const parts = new Map<number, AnalysedPart>();
  for (const part of parsed.parts) {
    const analysed = await analysePart(part, around);
    parts.set(part.start, joinedParts(parts.get(part.start), analysed));
  }
  const discarding = parsed.parts.find(({ words }) => discardsChanges(words));
  const changes = (await Promise.all(parsed.parts.map((part) => knownChanges(part)))).flat();
  return {
    shell,
    text,
    notUnderstood: parsed.kind === 'understood' ? null : parsed.why,
    parts: [...parts.values()],
    pin: await pinOf(around),
    writes: await shownChanges(changes, 'writes', check),
    deletes: await shownChanges(changes, 'deletes', check),
    discardedChanges: discarding ? await lossOf(discarding, around, signal) : null,
  };
}

/** What a command is looked at from: the same for all its parts. */
type Around = {
  readonly check: TargetPathCheck;
  readonly workspace: Workspace;
  /** Null when none of them starts git. */
  readonly judged: JudgedRepository | null;
};

async function pinOf({ workspace: { root }, judged }: Around): Promise<CommandPin | null> {
  if (judged !== null && judged.pin === null) return null;
  const searchPath = await searchPathOutside(root, process.env.PATH ?? '');
  // Nowhere to look is, to a shell, the folder it is in.
  if (searchPath === '') return null;
  return { root, searchPath, git: judged === null ? null : judged.pin };
}

/** What no grammar is known of may do anything: neither a mode nor a rule can let it run. */
function unparsed(text: string, shell: Shell): AnalysedCommand {
  const why = textOf('danger.unread-shell', { shell: shellNames[shell] });
  const part: AnalysedPart = {
    text,
    words: [text],
    notReading: why,
    readsPinned: null,
    danger: why,
    started: [[text]],
    isCoveredByWords: false,
    targetPaths: [],
    readScope: [],
  };
  return {
    shell,
    text,
    notUnderstood: null,
    parts: [part],
    pin: null,
    writes: [],
    deletes: [],
    discardedChanges: null,
  };
}

async function analysePart(part: CommandPart, around: Around): Promise<AnalysedPart> {
  const { check, workspace } = around;
  const { words, reads, text } = part;
  const at = whereGitRuns(part);
  const seen: string[] = [];
  const directory = await check.directory(at.directory);
  const expanded = await withoutPatterns({ ...part, ...at }, check);
  const problem = readOnlyProblem(expanded ?? at.words, (path) => seen.push(path));
  const looked = seen.filter((path) => path !== '/dev/stdin');
  const targets = [
    ...(await Promise.all(looked.map((path) => check.targetPath(at.directory, path)))),
    ...(await Promise.all(part.inputs.map((path) => check.targetPath('', path)))),
  ];
  const written = await Promise.all(part.writes.map((path) => check.targetPath('', path)));
  const script = await analyseScripts({ part, check, seen: new Set(), depth: 0 });
  const program = await locateProgram(words[0] ?? '', workspace);
  // With a flag that is not known the paths are not either.
  const search = searchOf(at.words, { seen: problem === null ? seen : [], isPiped: reads.length > 0 });
  return {
    text,
    words,
    notReading: shown(
      writingProblem(part) ??
        variablesProblem(part.assignments) ??
        (expanded === null ? patternProblem(part) : null) ??
        problem ??
        directory.problem ??
        targets.find(({ problem }) => problem !== null)?.problem ??
        (await followedLinkProblem(expanded ?? words, targets, workspace.root)) ??
        program.problem ??
        (await gitProblem(at.words, directory.absolute, around)),
    ),
    readsPinned: pinnedReading(words, search) ?? program.pinned,
    danger: shown(
      (await listedDanger(part, check)) ??
        script.danger ??
        (await writeDanger(await knownChanges(part), check, workspace)) ??
        addedWordsDanger(words) ??
        farAwayDanger(words),
    ),
    started: [...startedCommands(words), ...script.started],
    isCoveredByWords: directory.problem === null && part.writes.length === 0 && areHarmless(part.assignments),
    targetPaths: [...targets, ...written].flatMap(({ relative }) => (relative === null ? [] : [relative])),
    readScope: await readScopeOf(search, at.directory, check),
  };
}

/** What cannot be known before it runs, as a person reads it. */
function shown(why: AnyText | null): AnyText | null {
  if (why === null || typeof why === 'string') return why;
  const params = Object.entries(why.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? shownUnknown(value) : value,
  ]);
  return { ...why, params: Object.fromEntries(params) };
}

/** One command that may run in several places, or with several words: the worst of all of them. */
function joinedParts(before: AnalysedPart | undefined, part: AnalysedPart): AnalysedPart {
  if (!before) return part;
  return {
    ...before,
    notReading: before.notReading ?? part.notReading,
    readsPinned: before.readsPinned ?? part.readsPinned,
    danger: before.danger ?? part.danger,
    started: [...before.started, ...part.started],
    // A rule for the words of one says nothing about another.
    isCoveredByWords:
      before.isCoveredByWords && part.isCoveredByWords && joinWords(before.words) === joinWords(part.words),
    targetPaths: [...new Set([...before.targetPaths, ...part.targetPaths])],
    readScope: [...new Set([...before.readScope, ...part.readScope])],
  };
}

async function readScopeOf(search: Search, directory: string, check: TargetPathCheck): Promise<string[]> {
  if (search === 'nothing') return [];
  if (search === 'repository') return [''];
  const targets = await Promise.all(search.map((path) => check.targetPath(directory, path)));
  return targets.flatMap(({ relative }) => (relative === null ? [] : [relative]));
}

function writingProblem({ writes: [first] }: CommandPart): Text | null {
  return first === undefined ? null : textOf('reads.output-to', { path: first });
}

function patternProblem({ patterns: [pattern], words }: CommandPart): Text | null {
  return pattern === undefined ? null : textOf('reads.pattern', { pattern: words[pattern] ?? '' });
}

/** What only reads because of what it is told beside its words. */
function pinnedReading([name]: readonly string[], search: Search): Text | null {
  if (name === 'git') return textOf('reads.git-pinned');
  if (name !== 'rg' || search === 'nothing') return null;
  return textOf('reads.rg-pinned');
}

async function gitProblem(
  words: readonly string[],
  directory: string,
  { workspace: { root }, judged }: Around,
): Promise<Text | null> {
  if (words[0] !== 'git' || judged === null) return null;
  const file = await gitOutside(root);
  if (file !== null && !(await canBePinned(file))) return textOf('reads.git-old');
  return await unaskedGitProblem({ words, directory, root, judged });
}

type Script = Pick<AnalysedPart, 'danger' | 'started'>;

/** The hard list for what it starts, but for what stands in texts. */
async function listedDanger(part: CommandPart, check: TargetPathCheck): Promise<Text | null> {
  const { words, patterns, assignments } = part;
  return (
    commandDanger(words, patterns) ??
    unknownWordsDanger(words) ??
    gitVariableDanger(words, assignments) ??
    pipedDanger(words, part) ??
    (await checkoutDanger(part, check))
  );
}

type InScripts = {
  readonly part: CommandPart;
  readonly check: TargetPathCheck;
  /** The texts that were looked at, wherever they stand. */
  readonly seen: Set<string>;
  readonly depth: number;
};

/** What shells are given as a text of its own: they get the input of the command. */
async function analyseScripts({ part: outer, check, seen, depth }: InScripts): Promise<Script> {
  const { words, reads, given } = outer;
  const started: (readonly string[])[] = [];
  const launches = launchesIn(words);
  let danger: AnyText | null = launches.length < mostLaunches ? null : tooMany;
  for (const { at, adds, folder } of launches)
    for (const script of [...scriptsOf(words.slice(at), adds), ...givenScripts(words.slice(at), given)]) {
      const directory = joined(outer.directory, folder);
      const key = JSON.stringify([script, directory, reads]);
      if (seen.has(key)) continue;
      if (seen.size === mostTexts) return { danger: danger ?? tooMany, started };
      seen.add(key);
      const parsed = script === null || depth === deepest ? null : await parseCommand(script);
      if (parsed?.kind !== 'understood') danger ??= textOf('danger.script', { program: words[at] ?? '' });
      for (const part of parsed?.parts ?? []) {
        const whole = {
          ...part,
          reads: [...reads, ...part.reads],
          directory: joined(directory, part.directory),
        };
        const inner = await analyseScripts({ part: whole, check, seen, depth: depth + 1 });
        started.push(...startedCommands(part.words), ...inner.started);
        danger ??=
          (await listedDanger(whole, check)) ??
          inner.danger ??
          addedWordsDanger(part.words) ??
          farAwayDanger(part.words);
      }
    }
  return { danger, started };
}

const tooMany = textOf('danger.starts-too-much');
const deepest = 5;

async function lossOf(
  part: CommandPart,
  { check, workspace: { root }, judged }: Around,
  signal: AbortSignal,
): Promise<string | null> {
  const { absolute: folder, problem } = await check.directory(part.directory);
  // Told where to look, it would discard something else.
  const isElsewhere = part.words.some((word) => /^(?:-C|--git-dir|--work-tree|GIT_)/.test(word));
  if (problem !== null || isElsewhere || !judged?.pin) return null;
  if (await isInOther(folder, judged.pin.workTree)) return null;
  try {
    return await discardedChanges({ folder, root, pin: judged.pin, signal });
  } catch (error) {
    // Said to help; a command can be judged without it.
    if (error instanceof ToolError || error instanceof Error) return null;
    throw error;
  }
}
