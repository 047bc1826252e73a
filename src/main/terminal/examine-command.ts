import type { Workspace } from '../project/workspace';
import { type Shell, ToolError } from '../tools/tool';
import { commandHazard, discardsChanges, downloadHazard } from './command-hazards';
import { createPlaceCheck, type PlaceCheck } from './command-places';
import { gitConfigHazard } from './git-config-hazard';
import { knownChanges } from './known-changes';
import { type CommandPart, parseCommand } from './parse-command';
import { programProblem } from './program-place';
import { readOnlyProblem } from './read-only';
import { type Search, searchOf } from './searched-places';
import { wouldLose } from './would-lose';
import { scriptOf, startedCommands } from './wrappers';
import { shownChanges, writeHazard } from './write-hazard';

// What can be known of a command before it runs: what it consists of, whether it only reads, and what is dangerous
// about it. Looks at files, starts nothing but our own hardened git.

export type ExaminedPart = {
  readonly text: string;
  readonly words: readonly string[];
  /** Why it is not known to only read, null when it only reads. */
  readonly notReading: string | null;
  /** Why it is on the hard list, or null. */
  readonly hazard: string | null;
  /** Itself and what it is known to start, for what is denied or asked about. */
  readonly started: readonly (readonly string[])[];
  /** A rule for its words says nothing about where it runs and what its output is written to. */
  readonly isCoveredByWords: boolean;
  /** Files and folders of the project it is known to read or write, relative to the root with `/`. */
  readonly places: readonly string[];
  /** Folders of the project it reads in without naming what, relative to the root; `''` is the root. */
  readonly searched: readonly string[];
};

export type ExaminedCommand = {
  readonly shell: Shell;
  readonly text: string;
  /** Why bash may make something else of it, or null when it is understood. */
  readonly notUnderstood: string | null;
  readonly parts: readonly ExaminedPart[];
  readonly writes: readonly string[];
  readonly deletes: readonly string[];
  readonly wouldLose: string | null;
};

export type CommandLine = {
  readonly text: string;
  readonly shell: Shell;
  /** Relative to the project with `/`; `''` is the root. */
  readonly directory: string;
};

export async function examineCommand(
  { text, shell, directory }: CommandLine,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<ExaminedCommand> {
  if (shell !== 'bash') return unparsed(text, shell);
  const parsed = await parseCommand(text);
  const check = createPlaceCheck(workspace, directory);
  const parts: ExaminedPart[] = [];
  for (const part of parsed.parts) parts.push(await examinePart(part, check, workspace));
  const discarding = parsed.parts.find(({ words }) => discardsChanges(words));
  const changes = (await Promise.all(parsed.parts.map((part) => knownChanges(part)))).flat();
  return {
    shell,
    text,
    notUnderstood: parsed.kind === 'understood' ? null : parsed.why,
    parts,
    writes: await shownChanges(changes, 'writes', check),
    deletes: await shownChanges(changes, 'deletes', check),
    wouldLose: discarding ? await lossOf(discarding, { check, workspace, signal }) : null,
  };
}

/** What no grammar is known of is known as a whole: it asks unless a rule names just that. */
function unparsed(text: string, shell: Shell): ExaminedCommand {
  const part: ExaminedPart = {
    text,
    words: [text],
    notReading: `a command for ${shell === 'cmd' ? 'cmd.exe' : 'PowerShell'} is only known as a whole`,
    hazard: null,
    started: [[text]],
    isCoveredByWords: true,
    places: [],
    searched: [],
  };
  return { shell, text, notUnderstood: null, parts: [part], writes: [], deletes: [], wouldLose: null };
}

async function examinePart(
  part: CommandPart,
  check: PlaceCheck,
  workspace: Workspace,
): Promise<ExaminedPart> {
  const { words, patterns, reads, text } = part;
  const seen: string[] = [];
  const problem = readOnlyProblem(words, (path) => seen.push(path));
  const directory = await check.directory(part.directory);
  const places = await Promise.all(seen.map((path) => check.place(part.directory, path)));
  const written = await Promise.all(part.writes.map((path) => check.place('', path)));
  const script = await examineScript(words);
  // With a flag that is not known the paths are not either.
  const search = searchOf(words, { seen: problem === null ? seen : [], isPiped: reads.length > 0 });
  return {
    text,
    words,
    notReading:
      writingProblem(part) ??
      problem ??
      directory.problem ??
      places.find((place) => place.problem !== null)?.problem ??
      (await surroundingsProblem(words, directory.absolute, workspace)),
    hazard:
      commandHazard(words, patterns) ??
      downloadHazard(words, reads) ??
      script.hazard ??
      (await writeHazard(await knownChanges(part), check, workspace)),
    started: [...startedCommands(words), ...script.started],
    isCoveredByWords: directory.problem === null && part.writes.length === 0,
    places: [...places, ...written].flatMap(({ relative }) => (relative === null ? [] : [relative])),
    searched: await searchedIn(search, part.directory, check),
  };
}

async function searchedIn(search: Search, directory: string, check: PlaceCheck): Promise<string[]> {
  if (search === 'nothing') return [];
  if (search === 'repository') return [''];
  const places = await Promise.all(search.map((path) => check.place(directory, path)));
  return places.flatMap(({ relative }) => (relative === null ? [] : [relative]));
}

function writingProblem({ writes, patterns, words }: CommandPart): string | null {
  const [first] = writes;
  if (first !== undefined) return `its output is written to ${first}`;
  const [pattern] = patterns;
  return pattern === undefined ? null : `what ${words[pattern]} stands for is known only when it runs`;
}

/** What may stand behind a harmless name: another program, or what a repository makes git run. */
async function surroundingsProblem(
  words: readonly string[],
  directory: string,
  workspace: Workspace,
): Promise<string | null> {
  const problem = await programProblem(words[0] ?? '', workspace.root);
  if (problem !== null || words[0] !== 'git') return problem;
  return await gitConfigHazard(directory);
}

type Script = Pick<ExaminedPart, 'hazard' | 'started'>;

/** What a shell is given as a text of its own. */
async function examineScript(words: readonly string[], depth = 0): Promise<Script> {
  const started: (readonly string[])[] = [];
  let hazard: string | null = null;
  for (const command of startedCommands(words)) {
    const script = scriptOf(command);
    if (script === null) continue;
    const parsed = await parseCommand(script);
    if (parsed.kind === 'not-understood' || depth === deepest)
      hazard ??= `what ${command[0]} is to run cannot be understood`;
    for (const part of parsed.parts) {
      const inner = depth === deepest ? noScript : await examineScript(part.words, depth + 1);
      started.push(...startedCommands(part.words), ...inner.started);
      hazard ??=
        commandHazard(part.words, part.patterns) ?? downloadHazard(part.words, part.reads) ?? inner.hazard;
    }
  }
  return { hazard, started };
}

const deepest = 5;
const noScript: Script = { hazard: null, started: [] };

type LossFrom = { readonly check: PlaceCheck; readonly workspace: Workspace; readonly signal: AbortSignal };

async function lossOf(part: CommandPart, { check, workspace, signal }: LossFrom): Promise<string | null> {
  const { absolute, problem } = await check.directory(part.directory);
  if (problem !== null || (await gitConfigHazard(absolute)) !== null) return null;
  try {
    return await wouldLose(absolute, workspace.root, signal);
  } catch (error) {
    // Said to help; a command can be judged without it.
    if (error instanceof ToolError || error instanceof Error) return null;
    throw error;
  }
}
