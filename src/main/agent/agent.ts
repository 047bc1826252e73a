import type { Attachment } from '@shared/attachments/attachment';
import type { JournaledChatEvent, QueuedMessage } from '@shared/chat/chat';
import { slashCommandIn } from '@shared/chat/slash-commands';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { isFinished, type ToolCall, withNested } from '@shared/tool-call/tool-call';
import { Closed, type ClosedThing } from '../base/closed';
import type { ModelCall } from '../queue/calls/call';
import { joinEntries, newMessage } from '../queue/calls/ending';
import { interruptedEntry } from '../queue/end-call';
import type { Queue } from '../queue/queue';
import type { ChatEntry, ModelRecord } from '../storage/chats/chat-log';
import type { BudgetName } from './budget-gate';
import { compact } from './compact';
import { messageEntry } from './messages';
import { editQueued, moveQueued, unqueue } from './queued-messages';
import { callsIn, endStreaming, unresolvedCalls } from './resume';
import { type LoopParts, repeating, runTurn } from './run-turn';
import type { Rest, TurnParts } from './turn';
import { createTurnRunner, type TurnRunner, type Work } from './turn-runner';

// The agent of a chat: the actions of the user on the conversation, also while a turn runs.

export type Agent = {
  /**
   * Resolves when the message is on disk. While a turn runs, the message is queued for the next request. A running call
   * continues, and the other calls of the reply are cancelled: the model reads the message before they act. `/compact`
   * makes a summary instead. `prompt`: the text that the model reads instead of `text`. `attached`: ids of the files to
   * send along. Throws AppError `invalid` for an id that is not among the waiting attachments.
   */
  send(text: string, prompt?: string, attached?: readonly string[]): Promise<void>;
  /** Sends a file, stored beside the chat, with the next message. */
  attach(attachment: Attachment): Promise<void>;
  detach(id: string): Promise<void>;
  unqueue(id: string): Promise<void>;
  editQueued(id: string, text: string, prompt?: string): Promise<void>;
  /** `to`: its new place, counted from 0. */
  moveQueued(id: string, to: number): Promise<void>;
  /** Interrupts a running turn and sends the queued messages, the named one first. */
  sendQueuedNow(id?: string): Promise<void>;
  /** Ends the turn; queued messages stay queued. Resolves when the turn is over. */
  stop(): Promise<void>;
  /** Continues a paused turn. `raise`: adds to the budget that caused the pause. */
  continue(raise?: 'raise'): Promise<void>;
  /** Replaces the conversation so far by a summary: at once, or before the next request of a running turn. */
  compact(): Promise<void>;
  /** Resumes the unfinished work of the last run of the application. Call it once after loading, before all else. */
  resume(): Promise<void>;
  /** Resolves when no turn runs; a call that waits for an answer is part of a running turn. */
  settled(): Promise<void>;
  /**
   * Leaves waiting calls for the next start and ends all other work. The model reads `what` as the thing that closes.
   */
  close(what: ClosedThing): Promise<void>;
};

export type AgentParts = TurnParts & {
  readonly queue: Queue;
  /** The user adds the same amount to the budget again. */
  raiseBudget?(of: BudgetName): Promise<void>;
  /** The user continues, or sent a message, while a sub-agent may wait for that. */
  answered?(): Promise<void>;
  /** The chat's events about a finished turn, beside the event of its end. */
  endOfTurn(): Promise<readonly JournaledChatEvent[]>;
  /** Logs an unexpected failure. */
  onProblem(problem: string, error: unknown): void;
};

export function createAgent(parts: AgentParts): Agent {
  let compactWish = false;
  const takeCompactWish = () => {
    const wished = compactWish;
    compactWish = false;
    return wished;
  };
  const turns = createTurnRunner({ ...parts, onIdle: () => goOn(chat) });
  const chat: Chat = { ...parts, turns, takeCompactWish };

  const agent: Agent = {
    send: (text, prompt, attached = []) =>
      slashCommandIn(text)?.name === 'compact'
        ? agent.compact()
        : send(chat, { text, ...(prompt !== undefined && { prompt }) }, attached),
    attach: (attachment) => chat.log.append({ events: [{ type: 'attachment-added', attachment }] }, 'synced'),
    detach: (id) => detach(chat, id),
    unqueue: (id) => unqueue(chat.log, id),
    editQueued: (id, text, prompt) => editQueued(chat.log, id, { text, prompt }),
    moveQueued: (id, to) => moveQueued(chat.log, id, to),
    sendQueuedNow: (id) => sendQueuedNow(chat, id),
    stop: () => stop(chat),
    async continue(raise) {
      const { turn } = parts.log.state();
      if (raise && turn.kind === 'paused' && turn.budget) await parts.raiseBudget?.(turn.budget.of);
      await continueTurn(chat);
    },
    async compact() {
      compactWish = turns.isActive();
      if (!turns.isActive()) await compactNow(chat);
    },
    resume: () => resume(chat),
    settled: turns.settled,
    close: (what) => close(chat, what),
  };
  return agent;
}

type Chat = AgentParts & LoopParts & { readonly turns: TurnRunner };

type Said = Pick<QueuedMessage, 'text' | 'prompt'>;

async function send(chat: Chat, said: Said, attached: readonly string[]): Promise<void> {
  const attachments = attachmentsOf(chat, attached);
  const message: QueuedMessage = {
    id: chat.newId(),
    ...said,
    ...(attachments.length > 0 && { attachments }),
  };
  if (chat.turns.isActive()) return await enqueue(chat, message);
  const entry = messageEntry(chat, [...chat.log.state().queued, message]);
  await chat.turns.launch({ ...entry, events: [...entry.events, running(chat)] }, async (signal) => {
    await cancelUnresolved(chat, newMessage);
    return await runTurn(chat, signal);
  });
}

async function enqueue(chat: Chat, message: QueuedMessage): Promise<void> {
  await chat.log.append({ events: [{ type: 'message-queued', message }] }, 'synced');
  if (!chat.turns.isActive()) await goOn(chat);
  else {
    chat.queue.supersede();
    await chat.answered?.();
  }
}

/** Sends messages that arrived at the very moment a turn ended. */
async function goOn(chat: Chat): Promise<void> {
  if (chat.turns.isActive()) return;
  if (chat.log.state().queued.length > 0)
    await chat.turns.launch({ events: [running(chat)] }, (signal) => runTurn(chat, signal));
  else if (chat.takeCompactWish()) await compactNow(chat);
}

/** Cancels the current work for the queued messages: also a running call, which an ordinary message lets finish. */
async function sendQueuedNow(chat: Chat, id?: string): Promise<void> {
  if (id !== undefined) await moveQueued(chat.log, id, 0);
  if (!chat.log.state().queued.some((message) => message.id === (id ?? message.id))) return;
  if (!chat.turns.isActive()) return await continueTurn(chat);
  await chat.turns.stop(newMessage);
  await chat.turns.launch({ events: [running(chat)] }, runAfter(chat, []));
}

function attachmentsOf({ log }: Chat, ids: readonly string[]): Attachment[] {
  const waiting = new Map(log.state().attached.map((attachment) => [attachment.id, attachment]));
  return ids.map((id) => {
    const attachment = waiting.get(id);
    if (!attachment) throw new AppError('invalid', textOf('attachment.gone'));
    return attachment;
  });
}

async function detach({ log }: Chat, id: string): Promise<void> {
  const known = log.state().attached.some((attachment) => attachment.id === id);
  if (known) await log.append({ events: [{ type: 'attachment-removed', id }] }, 'synced');
}

async function stop(chat: Chat): Promise<void> {
  if (chat.turns.isActive()) return await chat.turns.stop();
  if (chat.log.state().turn.kind !== 'paused') return;
  await chat.turns.launch({}, async () => {
    await cancelUnresolved(chat);
    return { kind: 'idle' };
  });
  await chat.turns.stop();
}

async function continueTurn(chat: Chat): Promise<void> {
  const { turn, queued } = chat.log.state();
  if (chat.turns.isActive()) return await chat.answered?.();
  if (turn.kind !== 'paused' && queued.length === 0) return;
  await chat.turns.launch({ events: [running(chat)] }, runAfter(chat, unresolvedCalls(chat.log.records())));
}

async function compactNow(chat: Chat): Promise<void> {
  const before = chat.log.state().turn;
  await chat.turns.launch({}, async (signal): Promise<Rest> => {
    await compact(chat, { signal, keep: 'nothing', why: 'wished' });
    return before.kind === 'paused' ? before : { kind: 'idle' };
  });
}

async function resume(chat: Chat): Promise<void> {
  const { log, queue, turns } = chat;
  if (log.state().access !== 'writer') return;
  const lost = lostCallsEntry(chat);
  if (lost.events && lost.events.length > 0) await log.append(lost);
  const interrupted = callsIn(log, unresolvedCalls(log.records()), 'running');
  if (interrupted.length > 0) await queue.resumeBatch(interrupted, new AbortController().signal);
  const { turn } = log.state();
  const ended = endStreaming(log.state());
  if (waitingCalls(chat).length > 0)
    await turns.launch({ events: [...ended, running(chat)] }, runAfter(chat, unresolvedCalls(log.records())));
  else if (turn.kind !== 'idle' && turn.kind !== 'paused')
    await log.append({ events: [...ended, { type: 'turn-changed', turn: interruptedTurn }] });
}

async function close(chat: Chat, what: ClosedThing): Promise<void> {
  chat.turns.close();
  // The next start cannot resume a running call, so it ends at the close, even if others wait.
  const runs = callsIn(chat.log, unresolvedCalls(chat.log.records()), 'running').length > 0;
  if (runs || waitingCalls(chat).length === 0) await chat.turns.stop(new Closed(what));
}

/** The queue finishes unresolved calls before the next request. */
function runAfter(chat: Chat, calls: readonly ModelCall[]): Work {
  return async (signal) => {
    const outcome = calls.length > 0 ? await chat.queue.resumeBatch(calls, signal) : 'finished';
    if (outcome === 'repeating') return repeating;
    return outcome === 'stopped' ? { kind: 'idle' } : await runTurn(chat, signal);
  };
}

/**
 * The user continues without the unfinished calls of an earlier run. They are cancelled; the default reason is a stop.
 */
async function cancelUnresolved({ log, queue }: Chat, reason?: typeof newMessage): Promise<void> {
  const calls = unresolvedCalls(log.records());
  if (calls.length > 0) await queue.resumeBatch(calls, AbortSignal.abort(reason));
}

function waitingCalls({ log }: Chat): ModelCall[] {
  return callsIn(log, unresolvedCalls(log.records()), 'waiting');
}

function running({ now }: Chat): JournaledChatEvent {
  return { type: 'turn-changed', turn: { kind: 'running', since: now() } };
}

const interruptedTurn: Rest = {
  kind: 'paused',
  why: 'interrupted',
  text: textOf('turn.interrupted'),
};

type Parts = Pick<TurnParts, 'log' | 'now'>;

/**
 * After a restart, ends calls that no turn can resume: calls of an earlier reply, and calls with a result whose end is
 * missing from the chat's file.
 */
function lostCallsEntry({ log, now }: Parts): ChatEntry {
  const { calls } = log.state();
  const left = unresolvedCalls(log.records()).flatMap(({ id }) => withNested(calls, id));
  const goOn = new Set(left.map(({ id }) => id));
  const lost = Object.values(calls).filter(({ id, phase }) => !isFinished(phase) && !goOn.has(id));
  const entry = joinEntries(
    outermost(calls, lost).map((call) => interruptedEntry({ log, now, unwritten: new Map() }, call)),
  );
  const told = new Set(log.records().flatMap(toldOf));
  return { ...entry, records: entry.records?.filter((record) => !toldOf(record).some((id) => told.has(id))) };
}

/** Only the outermost calls; nested calls end with their parent. */
function outermost(calls: Readonly<Record<string, ToolCall>>, lost: readonly ToolCall[]): ToolCall[] {
  const nested = new Set(
    lost.flatMap(({ id }) =>
      withNested(calls, id)
        .slice(1)
        .map((call) => call.id),
    ),
  );
  return lost.filter(({ id }) => !nested.has(id));
}

function toldOf(record: ModelRecord): string[] {
  return record.role === 'result' || record.role === 'nested-result' ? [record.callId] : [];
}
