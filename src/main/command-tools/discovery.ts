import { type AnyText, type Text, textOf } from '@shared/texts/text';
import type { Brought } from '@shared/trust/trust';
import { ToolError } from '../base/tool-error';
import type { Tool } from '../tools/kit/tool';
import type { BroughtSource, ProjectTrust } from '../trust/project-trust';
import type { ProgramsMeans } from './call-programs';
import { failureText, hasFailed } from './call-text';
import { type Executable, findExecutable, mayBeOfProject } from './executable';
import type { ConfinedPrograms } from './hold-program';

// Discovery command of an open project. It runs when a chat first needs its tools, only in a trusted folder, and again
// when the command changes.

export type DiscoveryOptions = {
  /** Real path of the project. */
  readonly root: string;
  readonly trust: Pick<ProjectTrust, 'isTrusted' | 'allows'>;
  /** From the current settings; `''`: unset. */
  commands(): { readonly discoveryCommand: string; readonly callCommand: string };
  readonly means: ProgramsMeans;
  /** Absolute paths that rules deny. */
  denied(): readonly string[];
  /** Names that other tools already have. */
  taken(): ReadonlySet<string>;
  /** Receives all current problems each time. */
  onProblems(problems: readonly AnyText[]): void;
};

export type Discovery = {
  tools(): readonly Tool[];
  /** Resolves when the tools are those of the current command. */
  refresh(): Promise<void>;
  /** Ends the running command. */
  close(): Promise<void>;
};

export function createDiscovery(options: DiscoveryOptions): Discovery {
  const closing = new AbortController();
  let tools: readonly Tool[] = [];
  let known = '';
  let current: Promise<void> = Promise.resolve();
  const look = async () => {
    if (closing.signal.aborted) return;
    const found = await lookUp(options);
    if (found.version === known) return;
    known = found.version;
    // The user may have dismissed the notice of the last run, and this one may fail in the same way.
    if (found.kind === 'found') options.onProblems([]);
    const outcome = found.kind === 'found' ? await discover(options, found, closing.signal) : found;
    tools = outcome.tools;
    options.onProblems(outcome.problems);
  };
  return {
    tools: () => tools,
    refresh: () => {
      current = current.then(look, look);
      return current;
    },
    async close() {
      closing.abort();
      await current.catch(() => undefined);
    },
  };
}

/** Both commands, if they are files of the project. */
export function discoveryBrought({
  root,
  commands,
}: Pick<DiscoveryOptions, 'root' | 'commands'>): BroughtSource {
  const named = () => {
    const { discoveryCommand, callCommand } = commands();
    return discoveryCommand === '' ? [] : [discoveryCommand, callCommand].filter((one) => one !== '');
  };
  return {
    any: async () => named().some((one) => mayBeOfProject(one, root)),
    async list() {
      const found = await Promise.all(named().map((one) => findExecutable(one, root)));
      const brought = found.flatMap((one) => one?.brought ?? []);
      return [...new Map(brought.map((one): [string, Brought] => [one.name, one])).values()];
    },
  };
}

type Outcome = { readonly tools: readonly Tool[]; readonly problems: readonly Text[] };
type Found = { readonly kind: 'found'; readonly version: string; readonly executable: Executable };
type NotRun = Outcome & { readonly kind: 'not-run'; readonly version: string };

const nothing = { kind: 'not-run', tools: [] } as const;

/** The command to run, or why it does not run. */
async function lookUp({ root, trust, commands, means }: DiscoveryOptions): Promise<Found | NotRun> {
  const { discoveryCommand, callCommand } = commands();
  const set = `${discoveryCommand}\n${callCommand}`;
  const notRun = (why: string, problem: Text) => ({
    ...nothing,
    version: `${set}\n${why}`,
    problems: [problem],
  });
  if (discoveryCommand === '') return { ...nothing, version: '', problems: [] };
  if (!trust.isTrusted()) return notRun('untrusted', textOf('elsewhere.untrusted', { root }));
  const executable = await findExecutable(discoveryCommand, root);
  if (executable === null)
    return notRun('missing', textOf('elsewhere.no-command', { command: discoveryCommand }));
  if (executable.brought !== null && !trust.allows(executable.brought))
    return notRun('changed', textOf('elsewhere.changed', { command: discoveryCommand }));
  return {
    kind: 'found',
    version: [set, executable.version, means.sandbox.setting()].join('\n'),
    executable,
  };
}

async function discover(
  options: DiscoveryOptions,
  { executable }: Found,
  signal: AbortSignal,
): Promise<Outcome> {
  const { discoveryCommand } = options.commands();
  const confined = await confinedFor(options);
  if (confined !== null && 'why' in confined)
    return {
      tools: [],
      problems: [textOf('elsewhere.not-confined', { command: discoveryCommand, why: confined.why })],
    };
  const { mostBytes } = await import('./call-programs');
  const { readDeclarations } = await import('./declarations');
  const { discoveredTool } = await import('./discovered-tool');
  const { runPrograms } = await import('./run-programs');
  const end = await runPrograms({
    programs: [[executable.file]],
    input: '',
    cwd: options.root,
    env: options.means.environment(),
    signal,
    timeLimitMs: 10_000,
    outputLimit: mostBytes,
    confined,
  });
  if (hasFailed(end)) {
    const problem = textOf('elsewhere.failed', {
      command: discoveryCommand,
      why: shortened(failureText(end)),
    });
    return { tools: [], problems: [problem] };
  }
  const { declarations, problems } = readDeclarations(end.stdout, options.taken());
  const call = { executable: () => callExecutable(options), means: options.means };
  const made = await Promise.all(declarations.map((declaration) => discoveredTool(declaration, call)));
  return {
    tools: made.flatMap((one) => (one.ok ? [one.tool] : [])),
    problems: [...problems, ...made.flatMap((one) => (one.ok ? [] : [one.problem]))],
  };
}

/** Null: it runs without the sandbox. In the sandbox it has no network. */
async function confinedFor({
  root,
  means,
  denied,
}: DiscoveryOptions): Promise<ConfinedPrograms | { readonly why: Text } | null> {
  const { protection } = means.sandbox;
  const place = await means.sandbox.place();
  if (place.kind === 'refused') return { why: textOf('sandbox.required', { why: place.why }) };
  if (place.kind === 'without') return null;
  const sandbox = await means.sandbox.sandbox();
  if (sandbox === null) return { why: textOf('sandbox.not-there-any-more') };
  const confinement = { kind: 'works', mayConnect: null } as const;
  return { sandbox, root, denied: denied(), confinement, ...(protection && { protection }) };
}

/** Absolute path of the call command, if it may run. */
async function callExecutable({ root, trust, commands }: DiscoveryOptions): Promise<string> {
  const { callCommand } = commands();
  if (callCommand === '')
    throw new ToolError('No command to call it with is set: tools.callCommand is empty.');
  const executable = await findExecutable(callCommand, root);
  if (executable === null) throw new ToolError(`The command to call it with was not found: ${callCommand}`);
  const isAllowed = trust.isTrusted() && (executable.brought === null || trust.allows(executable.brought));
  if (!isAllowed) throw new ToolError(`The user has not accepted ${callCommand} as it is now.`);
  return executable.file;
}

function shortened(text: string): string {
  return text.length > 1000 ? `${text.slice(0, 1000)}…` : text;
}
