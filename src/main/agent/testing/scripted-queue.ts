import { AppError } from '@shared/errors';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import type { ModelCall } from '../../queue/calls/call';
import type { BatchOutcome } from '../../queue/parts';
import type { Queue } from '../../queue/queue';
import type { ChatLog } from '../../storage/chats/chat-log';

// A queue that answers each call from a script, to test turns without tools and files.

/** The result of a call, or `wait`: the user must answer first. */
export type CallScript = (call: ModelCall) => string | 'wait';

export type ScriptedQueue = Queue & {
  /** Every call that the queue received, in order. */
  readonly taken: ModelCall[];
  /** Answers the waiting call. */
  answer(result: string): void;
};

type Ending = { readonly result: string } | 'stopped' | 'superseded';

export function createScriptedQueue(log: ChatLog, script: CallScript): ScriptedQueue {
  const taken: ModelCall[] = [];
  let answer: ((outcome: Ending) => void) | null = null;

  const finish = (call: ModelCall, content: string) =>
    log.append({
      events: [{ type: 'call-moved', callId: call.id, phase: failed(content) }],
      records: [{ role: 'result', callId: call.id, content }],
    });

  const add = async (call: ModelCall) => {
    taken.push(call);
    if (log.state().calls[call.id]) return;
    await log.append({ events: [{ type: 'call-added', call: shownCall(call) }] });
  };

  const wait = async (call: ModelCall, signal: AbortSignal) => {
    const answered = new Promise<Ending>((resolve) => {
      answer = resolve;
      signal.addEventListener('abort', () => resolve('stopped'));
    });
    await log.append({ events: [{ type: 'call-moved', callId: call.id, phase: waiting }] });
    return await answered;
  };

  const run = async (calls: readonly ModelCall[], signal: AbortSignal): Promise<BatchOutcome> => {
    let outcome: BatchOutcome = 'finished';
    for (const call of calls) {
      await add(call);
      if (signal.aborted) outcome = 'stopped';
      if (outcome !== 'finished') {
        await finish(call, outcome);
        continue;
      }
      const scripted = call.refused ?? script(call);
      const ending: Ending = scripted === 'wait' ? await wait(call, signal) : { result: scripted };
      if (typeof ending === 'string') outcome = ending;
      await finish(call, typeof ending === 'string' ? ending : ending.result);
    }
    return outcome;
  };

  return {
    preload() {},
    taken,
    answer: (result) => answer?.({ result }),
    runBatch: run,
    resumeBatch: run,
    supersede: () => answer?.('superseded'),
    proposal: notThere,
    batch: notThere,
    ahead: notThere,
    decide: notThere,
    stopCall: notThere,
    hasSeen: () => false,
    rejudge: async () => {},
  };
}

function shownCall({ id, messageId, name, arguments: inputPreview }: ModelCall): ToolCall {
  return {
    id,
    messageId,
    tool: name,
    displayName: name,
    title: name,
    inputPreview,
    phase: { phase: 'queued' },
  };
}

function notThere(): never {
  throw new AppError('not-found', 'The scripted queue holds no proposals.');
}

function failed(text: string): CallPhase {
  return { phase: 'failed', durationMs: 0, display: { kind: 'text', text }, preview: text };
}

const waiting: CallPhase = {
  phase: 'waiting',
  since: 0,
  question: {
    subject: {
      kind: 'file-change',
      change: 'modify',
      path: '/p/a.ts',
      relativePath: 'a.ts',
      added: 1,
      removed: 1,
      approximate: null,
    },
    hash: 'h',
    why: 'the mode is Ask',
    always: [],
    danger: false,
    stale: null,
  },
};
