import { join } from 'node:path';
import { type AnyText, type Text, textOf } from '@shared/texts/text';
import { type Shell, shellNames } from '../base/command-shell';
import { stat } from '../base/disk';
import { canBePinned, gitOutside } from '../base/processes/git';
import { ToolError } from '../base/tool-error';
import { type JudgedRepository, judgeRepository } from '../git/judge-repository';
import type { Workspace } from '../project/workspace';
import { addedWordsDanger } from './added-words';
import { analyseScripts, listedDanger } from './analyse-scripts';
import { type AnalysedPart, joinedParts, shown } from './analysed-part';
import type { CommandPin } from './command-pin';
import { discardedChanges } from './discarded-changes';
import { withoutPatterns } from './expand-patterns';
import { unfamiliarProblem } from './familiar/unfamiliar';
import { farAwayDanger } from './far-away/far-away-danger';
import { discardsChanges } from './git-dangers';
import { areHarmless, variablesProblem } from './given-variables';
import { knownChanges } from './known-changes';
import { startedCommands } from './launchers/started-commands';
import { nowhere, placesOf } from './places-of';
import { downloadedDanger } from './programs/downloaded-programs';
import { newPackages } from './programs/installed-packages';
import { locateProgram, searchPathOutside } from './programs/locate-program';
import { protectedPlace } from './protected-places';
import { readOnlyProblem } from './read-only/read-only';
import { type Search, searchOf } from './read-scope';
import { secretReadDanger } from './secret-reads';
import { secretBelow, secretSearchesOf } from './secret-searches';
import { suspicionOf } from './suspicion';
import { isAssignment } from './syntax/assignments';
import type { CommandPart } from './syntax/command-part';
import { parseCommand } from './syntax/parse-command';
import { programName } from './syntax/program-name';
import type { TargetPath } from './target-paths';
import { createTargetPathCheck, type TargetPathCheck } from './target-paths';
import { isInOther, unaskedGitProblem, whereGitRuns } from './unasked-git';
import { unknownWordsDanger } from './unknown-words';
import { shownChanges, unclearChange, writeDanger } from './write-danger';

// Static analysis of a command before it runs: its parts, whether they only read, and their dangers. It reads files,
// and starts no program except Pilotfish's own hardened git.

export type AnalysedCommand = {
  readonly shell: Shell;
  readonly text: string;
  /** Why Pilotfish does not understand the command, so that bash may run something else. Null if it does. */
  readonly notUnderstood: AnyText | null;
  /** If the command is not understood, or unclear: the part of its text that looks like the hard list. */
  readonly suspicion: AnyText | null;
  readonly parts: readonly AnalysedPart[];
  /** How to start the command if it runs because all its parts only read. Null if it cannot start in this way. */
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

/** Without `signal`, `discardedChanges` stays null: finding them needs a run of git in the project. */
export async function analyseCommand(
  { text, shell, directory }: CommandLine,
  workspace: Workspace,
  signal?: AbortSignal,
): Promise<AnalysedCommand> {
  if (shell !== 'bash') return unparsed(text, shell);
  const parsed = await parseCommand(text);
  const check = createTargetPathCheck(workspace, directory);
  const startsGit = parsed.parts.some(({ words }) => words[0] === 'git' || discardsChanges(words));
  const judged = startsGit ? await judgeRepository(workspace.root) : null;
  const around = { check, workspace, judged, parts: parsed.parts };
  const found = new Map<number, AnalysedPart>();
  for (const part of parsed.parts) {
    const analysed = await analysePart(part, around);
    found.set(part.start, joinedParts(found.get(part.start), analysed));
  }
  const parts = [...found.values()];
  const discarding = parsed.parts.find(({ words }) => discardsChanges(words));
  const isOpen =
    parsed.kind !== 'understood' || parts.some(({ unclear, newPackage }) => (unclear ?? newPackage) !== null);
  const changes = (await Promise.all(parsed.parts.map((part) => knownChanges(part)))).flat();
  return {
    shell,
    text,
    notUnderstood: parsed.kind === 'understood' ? null : parsed.why,
    suspicion: isOpen && parts.every(({ danger }) => danger === null) ? suspicionOf(text, workspace) : null,
    parts,
    pin: await pinOf(around),
    writes: await shownChanges(changes, 'writes', check),
    deletes: await shownChanges(changes, 'deletes', check),
    discardedChanges: discarding && signal ? await lossOf(discarding, around, signal) : null,
  };
}

/** The context of the analysis, the same for all parts of a command. */
type Around = {
  readonly check: TargetPathCheck;
  readonly workspace: Workspace;
  /** Null if no part starts git. */
  readonly judged: JudgedRepository | null;
  readonly parts: readonly CommandPart[];
};

async function pinOf({ workspace: { root }, judged, parts }: Around): Promise<CommandPin | null> {
  if (judged !== null && judged.pin === null) return null;
  const searchPath = await searchPathOutside(root, process.env.PATH ?? '');
  // A shell takes an empty search path for its working directory.
  if (searchPath === '') return null;
  const searches = parts.some((part) => secretSearchesOf(part).length > 0);
  return { root, searchPath, git: judged?.pin ?? null, hidesSecrets: judged === null && searches };
}

/** A command without a known grammar may do anything: neither a mode nor a rule can let it run. */
function unparsed(text: string, shell: Shell): AnalysedCommand {
  const why = textOf('danger.unread-shell', { shell: shellNames[shell] });
  const part: AnalysedPart = {
    text,
    words: [text],
    notReading: why,
    readsPinned: null,
    danger: why,
    unclear: null,
    newPackage: null,
    packages: [],
    unfamiliar: why,
    started: [[text]],
    isCoveredByWords: false,
    targetPaths: [],
    readScope: [],
    searchesSecret: null,
    places: nowhere,
  };
  return {
    shell,
    text,
    notUnderstood: null,
    suspicion: null,
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
  // Assignments are judged elsewhere. Behind a launcher, such a word is the name of a program.
  const problem = isAssignment(words[0] ?? '')
    ? null
    : readOnlyProblem(expanded ?? at.words, (path) => seen.push(path));
  const looked = seen.filter((path) => path !== '/dev/stdin');
  const targets = [
    ...(await Promise.all(looked.map((path) => check.targetPath(at.directory, path)))),
    ...(await Promise.all(part.inputs.map((path) => check.targetPath('', path)))),
  ];
  const written = await Promise.all(part.writes.map((path) => check.targetPath('', path)));
  const script = await analyseScripts({ part, check, seen: new Set(), depth: 0 });
  const changes = await knownChanges(part);
  const places = await placesOf(part, check, workspace.root);
  const program = await locateProgram(words[0] ?? '', workspace);
  const fetched = await newPackages(part, directory.absolute);
  // If a flag is unknown, the paths are unknown too.
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
        (await writeDanger(changes, check, workspace)) ??
        addedWordsDanger(words) ??
        farAwayDanger(words, part.given) ??
        protectedPlace(part, places, workspace) ??
        secretReadDanger({ ...part, words: expanded ?? words }, problem === null ? looked : null, targets) ??
        downloadedDanger(part, around.parts.slice(0, around.parts.indexOf(part))),
    ),
    unclear: shown(script.unclear ?? unknownWordsDanger(words) ?? unclearChange(changes)),
    newPackage: shown(script.newPackage ?? fetched.problem),
    packages: [...script.packages, ...fetched.packages],
    unfamiliar: shown(script.unfamiliar ?? (await unfamiliarProblem(part, directory.absolute, check.root))),
    started: [...startedCommands(words), ...script.started],
    isCoveredByWords: directory.problem === null && part.writes.length === 0 && areHarmless(part.assignments),
    targetPaths: [...targets, ...written].flatMap(({ relative }) => (relative === null ? [] : [relative])),
    ...(await searched(part, { search, directory: at.directory, check })),
    places,
  };
}

type Searched = { readonly search: Search; readonly directory: string; readonly check: TargetPathCheck };

async function searched(
  part: CommandPart,
  { search, directory, check }: Searched,
): Promise<Pick<AnalysedPart, 'readScope' | 'searchesSecret'>> {
  const readScope = await readScopeOf(search, directory, check);
  for (const { folders, meets } of secretSearchesOf(part)) {
    const places = folders === null ? readScope : await readScopeOf(folders, directory, check);
    for (const place of places) {
      const file = await secretBelow(check.root, place, meets);
      if (file !== null) return { readScope, searchesSecret: shown(textOf('danger.reads-secret', { file })) };
    }
  }
  return { readScope, searchesSecret: null };
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

/** Why the command only reads with the variables and options that Pilotfish adds, or null. */
function pinnedReading([name]: readonly string[], search: Search): Text | null {
  const isPinned = name === 'git' || (name === 'rg' && search !== 'nothing');
  return isPinned ? textOf('reads.pinned', { program: name }) : null;
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

async function lossOf(
  part: CommandPart,
  { check, workspace: { root }, judged }: Around,
  signal: AbortSignal,
): Promise<string | null> {
  const { absolute: folder, problem } = await check.directory(part.directory);
  // With these words, git would discard changes elsewhere.
  const isElsewhere = part.words.some((word) => /^(?:-C|--git-dir|--work-tree|GIT_)/.test(word));
  if (problem !== null || isElsewhere || !judged?.pin) return null;
  if (await isInOther(folder, judged.pin.workTree)) return null;
  try {
    return await discardedChanges({ folder, root, pin: judged.pin, signal });
  } catch (error) {
    // The loss only informs the user. The command can be judged without it.
    if (error instanceof ToolError || error instanceof Error) return null;
    throw error;
  }
}

/**
 * Why a reading command may show the target of a link in a folder, for the user; null if it cannot. `root` is the
 * project's folder; `targets` are the paths of the command.
 */
async function followedLinkProblem(
  words: readonly string[],
  targets: readonly TargetPath[],
  root: string,
): Promise<Text | null> {
  if (programName(words) !== 'diff' || words.includes('--no-dereference')) return null;
  for (const { relative } of targets) {
    const stats = relative === null ? null : await stat(join(root, relative)).catch(() => null);
    if (stats?.isDirectory()) return textOf('reads.diff-links');
  }
  return null;
}
