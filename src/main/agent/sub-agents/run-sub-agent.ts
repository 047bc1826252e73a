import type { ChatState } from '@shared/chat/chat';
import { type AnyText, sayInEnglish, textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { ToolError } from '../../base/tool-error';
import type { ModelCall } from '../../queue/calls/call';
import type { BatchOutcome } from '../../queue/parts';
import { unknownToolText } from '../../tools/kit/lenient-input';
import type { SubAgentAnswer } from '../../tools/kit/services';
import type { Tool, ToolContext } from '../../tools/kit/tool';
import { type LoopParts, runTurn } from '../run-turn';
import type { Rest, TurnLog, TurnParts } from '../turn';
import { type AgentLimits, restAtLimit } from './agent-limits';
import type { AgentDefinition } from './definition';
import { createSubAgentLog, type SubAgentLog } from './sub-agent-log';

// Runs a sub-agent: the loop of a turn over its own conversation. The call it works for runs its calls as nested calls.

export type SubAgentParts = Omit<TurnParts, 'log'> & {
  /** The chat it works for. */
  readonly chat: Pick<TurnLog, 'append'>;
  readonly definition: AgentDefinition;
  readonly limits: AgentLimits;
  readonly prompt: string;
  /** The context of the call it works for. */
  readonly context: Pick<ToolContext, 'callId' | 'signal' | 'report' | 'runNested' | 'tools'>;
  /** The tools it may use now. */
  ownTools(): readonly Tool[];
};

/** Resolves with its last message. Throws ToolError when its model fails, or the signal's reason when it is stopped. */
export async function runSubAgent(parts: SubAgentParts): Promise<SubAgentAnswer> {
  const { chat, context, prompt, definition } = parts;
  const log = createSubAgentLog(chat, context.callId);
  const work: Work = {
    ...parts,
    log,
    called: new Map(),
    superseded: false,
    doing: thinks,
    rounds: 0,
    modelMs: 0,
    askedAt: null,
  };
  log.follow((state) => tellProgress(work, state));
  await log.append({ records: [{ role: 'user', itemId: parts.newId(), text: prompt }] });
  try {
    const rest = await runTurn(loopOf(work), context.signal);
    context.signal.throwIfAborted();
    return answerOf(work, rest);
  } catch (error) {
    // After a stop, the chat's model gets the last text of the sub-agent.
    if (context.signal.aborted) context.report(lastWords(log));
    context.signal.throwIfAborted();
    const failure = `Sub-agent "${definition.name}" failed: ${sayInEnglish(toldOf(error))}`;
    throw new ToolError([failure, lastWords(log)].filter(Boolean).join('\n\n'), { cause: error });
  }
}

type Work = SubAgentParts & {
  readonly log: SubAgentLog;
  /** The number of calls of each tool. */
  readonly called: Map<string, number>;
  rounds: number;
  /** The time its model took, and the start of the current request. */
  modelMs: number;
  askedAt: number | null;
  /** The user sent a message, which the chat's model must read first. */
  superseded: boolean;
  doing: AnyText;
};

const thinks = textOf('call-progress.agent-thinks');

function loopOf(work: Work): LoopParts {
  return {
    ...work,
    takeCompactWish: () => false,
    async hold() {
      const taken = { rounds: work.rounds, ms: work.modelMs, tokens: tokensOf(work.log.state().usage) };
      const rest = restAtLimit(work.limits, taken) ?? (await work.hold?.()) ?? null;
      work.rounds += 1;
      work.askedAt = work.now();
      return rest;
    },
    // The user's turn reports the changes of its calls.
    endOfTurn: async () => [],
    onProblem: () => {},
    queue: { runBatch: (calls) => runCalls(work, calls) },
  };
}

async function runCalls(work: Work, calls: readonly ModelCall[]): Promise<BatchOutcome> {
  const { context, definition, log, ownTools } = work;
  work.modelMs += work.now() - (work.askedAt ?? work.now());
  for (const { name } of calls) work.called.set(name, (work.called.get(name) ?? 0) + 1);
  const tools = ownTools();
  work.doing = textOf('call-progress.agent-calls', { titles: titlesOf(calls, tools) });
  tellProgress(work, log.state());
  const names = new Set(tools.flatMap(({ name, isInternal }) => (isInternal ? [] : [name])));
  const isOurs = (name: string) => context.tools().some((tool) => tool.isInternal && tool.name === name);
  const asked = calls.map((call) =>
    isOurs(call.name) ? { ...call, refused: unknownToolText(call.name, [...names]) } : call,
  );
  const { outcome, results } = await context.runNested(asked, {
    label: definition.name,
    // Nested calls may include the application's own tools.
    offers: ({ name, isInternal }) => names.has(name) || isInternal === true,
  });
  work.doing = thinks;
  const told = calls.map(({ id }, index) => ({ callId: id, content: results[index] ?? '' }));
  await log.append({
    records: told.map(({ callId, content }) => ({
      role: 'result',
      callId,
      content: typeof content === 'string' ? content : [...content],
    })),
  });
  work.superseded = outcome === 'superseded';
  // The sub-agent has no message to read: it ends, and the chat's model reads the message.
  return work.superseded ? 'stopped' : outcome;
}

/** The tools' names for the user, each once; an unknown tool has the name that the model used. */
function titlesOf(calls: readonly ModelCall[], tools: readonly Tool[]): readonly AnyText[] {
  const names = [...new Set(calls.map(({ name }) => name))];
  return names.map((called) => tools.find(({ name }) => name === called)?.displayName ?? called);
}

function tellProgress({ context, doing }: Work, { turn, usage, items }: ChatState): void {
  const last = items.at(-1);
  const writes = last?.kind === 'assistant' && last.state === 'streaming' && last.text !== '';
  const now = doingIn(turn) ?? (writes ? textOf('call-progress.agent-writes') : doing);
  const tokens = tokensOf(usage);
  context.report(tokens === 0 ? now : textOf('call-progress.agent', { doing: now, tokens }));
}

function doingIn(turn: ChatState['turn']): AnyText | null {
  if (turn.kind === 'running' && turn.reading !== undefined)
    return textOf('call-progress.agent-waits', { tokens: turn.reading });
  if (turn.kind === 'compacting') return textOf('call-progress.agent-compacts');
  return turn.kind === 'retrying' ? turn.reason : null;
}

function tokensOf(usage: ChatState['usage']): number {
  return (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
}

function answerOf({ log, called, superseded }: Work, rest: Rest): SubAgentAnswer {
  const calls = [...called.values()].reduce((sum, count) => sum + count, 0);
  const notes = [
    lastWords(log),
    ...(superseded ? ['[Not finished: the user sent a new message. Read that message first.]'] : []),
    ...(rest.kind === 'paused' ? [`[Not finished: ${sayInEnglish(rest.text)}${done(called)}]`] : []),
  ];
  return { text: notes.filter(Boolean).join('\n\n'), tokens: tokensOf(log.state().usage), calls };
}

function done(called: ReadonlyMap<string, number>): string {
  const counts = [...called].map(([name, count]) => `${name} (${count})`);
  return counts.length === 0 ? '' : ` Its calls so far: ${counts.join(', ')}.`;
}

function lastWords(log: TurnLog): string {
  const last = log.records().findLast((record) => record.role === 'assistant' && record.text.trim() !== '');
  return last?.role === 'assistant' ? last.text.trim() : '';
}
