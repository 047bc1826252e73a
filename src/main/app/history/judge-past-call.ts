import type { Rule } from '@shared/approval/approval';
import { isRecord } from '@shared/base/json';
import { memoryScopeSchema } from '@shared/memory/memory-scope-schema';
import { textOf } from '@shared/texts/text';
import type { Shell } from '../../base/command-shell';
import { ToolError } from '../../base/tool-error';
import { type AnalysedCommand, analyseCommand } from '../../command-safety/analyse-command';
import { commandFolder } from '../../commands/runnable-command';
import type { KeptCall } from '../../history/read-calls';
import type { Workspace } from '../../project/workspace';
import type { Call } from '../../queue/calls/call';
import { dangerOf } from '../../queue/policy/dangers';
import { judgeCommand } from '../../queue/policy/judge-command';
import { filesTarget, judge, type Verdict } from '../../queue/policy/policy';
import { targetPathsOf } from '../../queue/prepare';
import { judgeMemory } from '../../queue/subjects/memory';
import type { Circumstances } from '../../queue/subjects/subject';
import { kindOf, prepareProposal } from '../../queue/subjects/subjects';
import { parseInput } from '../../tools/kit/lenient-input';
import type { Tool, ToolContext } from '../../tools/kit/tool';

// Judges a past call by rules, as if it came again in mode Ask, with the same functions as the queue. For a change only
// its file counts. Its content at that time, and whether the chat had read it, are ignored.

export type JudgeParts = {
  readonly workspace: Workspace;
  readonly shell: Shell;
  readonly memoryFile: string;
  readonly signal: AbortSignal;
  /** Cached analyses of commands, because the tried rules change with every letter that the user types. */
  readonly analyses: Map<string, AnalysedCommand>;
  /** By name. */
  readonly tools: ReadonlyMap<string, Tool>;
};

export type JudgeByRules = (rules: readonly Rule[]) => Verdict;

/** Null if the call cannot be judged: its tool is gone, or its arguments were invalid. */
export async function judgePastCall(parts: JudgeParts, past: KeptCall): Promise<JudgeByRules | null> {
  const tool = parts.tools.get(past.tool);
  const parsed = tool && parseInput(tool, past.input);
  if (!tool || !parsed?.ok) return null;
  const call: Call = { id: past.callId, tool, input: parsed.input, arguments: past.input };
  try {
    return await judgeByKind(parts, call);
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

async function judgeByKind(parts: JudgeParts, call: Call): Promise<JudgeByRules> {
  const { tool } = call;
  const by = (rules: readonly Rule[]) => circumstancesOf(parts, tool, rules);
  switch (tool.kind) {
    case 'command':
      if (tool.source !== undefined) return await judgeProposal(parts, call);
      return judgeCommandCall(await analysed(parts, call), by);
    case 'web':
    case 'network':
    case 'remote':
      return await judgeProposal(parts, call);
    case 'memory': {
      const proposal = memoryPlaces(call, parts.memoryFile);
      return (rules) => judgeMemory({ proposal }, by(rules));
    }
    case 'read':
    case 'change':
    case 'todo':
    case 'plan':
    case 'agent':
      return await judgeFiles(parts, call);
  }
}

function judgeCommandCall(
  command: AnalysedCommand,
  by: (rules: readonly Rule[]) => Circumstances,
): JudgeByRules {
  return (rules) => judgeCommand({ ...by(rules), command, sandboxed: false });
}

async function analysed(
  { workspace, shell, analyses }: JudgeParts,
  { input }: Call,
): Promise<AnalysedCommand> {
  const { command, directory } = commandOf(input);
  const place = directory === undefined ? '' : (await commandFolder(workspace, directory)).relative;
  const key = JSON.stringify([place, command]);
  const known =
    analyses.get(key) ?? (await analyseCommand({ text: command, shell, directory: place }, workspace));
  analyses.set(key, known);
  return known;
}

/** The arguments of a call that runs a command. */
export function commandOf(input: unknown) {
  const given = isRecord(input) ? input : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { command: text(given.command) ?? '', directory: text(given.directory) };
}

/** For tools whose arguments alone determine the proposal. */
async function judgeProposal(parts: JudgeParts, call: Call): Promise<JudgeByRules> {
  const { workspace, signal } = parts;
  const { tool } = call;
  const proposal = await tool.confirm(call.input, noContext({ workspace, signal }));
  const targetPaths = await targetPathsOf(workspace, call);
  const found = { workspace, signal, targetPaths, tool, input: call.arguments };
  const prepared = await prepareProposal(proposal, found);
  return (rules) => kindOf(prepared).judge(prepared, circumstancesOf(parts, tool, rules));
}

async function judgeFiles(parts: JudgeParts, call: Call): Promise<JudgeByRules> {
  const { tool } = call;
  const targetPaths = await targetPathsOf(parts.workspace, call);
  const target = filesTarget(tool, targetPaths);
  return (rules) => {
    const circumstances = circumstancesOf(parts, tool, rules);
    const danger = dangerOf({ ...circumstances, targetPaths, proposal: null });
    const deletes = tool.activity === 'delete-file' ? textOf('danger.deletes-file') : null;
    return judge({ ...circumstances, target, danger: danger ?? deletes });
  };
}

function memoryPlaces({ input }: Call, fileName: string) {
  const { data } = memoryScopeSchema.safeParse(isRecord(input) ? input.scope : null);
  const place = { fileName, state: 'closed', problem: '' } as const;
  if (data !== undefined) return { scope: data, places: [{ scope: data, ...place }] };
  const places = (['project', 'global'] as const).map((scope) => ({ scope, ...place }));
  return { scope: null, places };
}

function circumstancesOf({ workspace }: JudgeParts, tool: Tool, rules: readonly Rule[]): Circumstances {
  return {
    tool,
    rules,
    repeats: false,
    mode: { kind: 'ask' },
    now: 0,
    seen: { has: () => true },
    protection: workspace.protection,
    // The chat's former knowledge about a host is not stored.
    webDoubt: () => null,
  };
}

/**
 * A tool context for judging a past call. It works for tools that decide by their arguments alone; every other use
 * throws.
 */
function noContext({ workspace, signal }: Pick<ToolContext, 'workspace' | 'signal'>): ToolContext {
  return {
    workspace,
    signal,
    callId: '',
    shared: undefined,
    mayAskModel: false,
    readText: ofNoCall,
    tools: ofNoCall,
    report: ofNoCall,
    accepts: ofNoCall,
    goesOnUntil: ofNoCall,
    fileSeen: ofNoCall,
    isDenied: ofNoCall,
    unreadablePlaces: ofNoCall,
    judgeConnection: ofNoCall,
    keepOutput: ofNoCall,
    runNested: ofNoCall,
    keepContent: ofNoCall,
    keepCopy: ofNoCall,
    fileChanged: ofNoCall,
    lookAgain: ofNoCall,
  };
}

function ofNoCall(): never {
  throw new Error('a tool asked for something of a call that is over');
}
