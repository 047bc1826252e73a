import { Closed } from '../base/closed';
import type { NestedBatch, NestedCall, NestedOptions, ToolContext, ToolResult } from '../tools/kit/tool';
import type { Call, ModelCall } from './calls/call';
import type { BatchParts } from './parts';

// Nested calls: a running call submits batches, each in a lane beside the call's own. They end with the call: a stop of
// the call stops them, and when its tool returns, unfinished ones are closed.

export type NestedCalls = {
  readonly run: ToolContext['runNested'];
  /** Refuses further batches, ends those in progress, and resolves when they have ended. */
  close(): Promise<void>;
};

/** `stopped`: aborts with the running call. */
export function createNestedCalls(parts: BatchParts, parent: Call, stopped: AbortSignal): NestedCalls {
  const over = new AbortController();
  const signal = AbortSignal.any([stopped, over.signal]);
  const lanes = new Set<Promise<unknown>>();
  let count = 0;

  const named = ({ name, arguments: text, refused }: NestedCall, { label }: NestedOptions): ModelCall => {
    count += 1;
    const messageId = parts.log.state().calls[parent.id]?.messageId ?? '';
    // Ids of model calls contain no `/`.
    return {
      id: `${parent.id}/${count}`,
      messageId,
      parentId: parent.id,
      name,
      arguments: text,
      ...(label !== undefined && { label }),
      ...(refused !== undefined && { refused }),
    };
  };

  return {
    async run(calls, options = {}) {
      const { offers = () => true } = options;
      const nested = calls.map((call) => named(call, options));
      const lane = parts.runLane(nested, { signal, tools: () => parts.tools().filter(offers) });
      lanes.add(lane);
      const outcome = await lane;
      return { outcome, results: nested.map(({ id }) => resultOf(parts, id)) } satisfies NestedBatch;
    },
    async close() {
      over.abort(new Closed('parent call'));
      await Promise.allSettled(lanes);
    },
  };
}

function resultOf({ log }: BatchParts, callId: string): ToolResult['forModel'] {
  const result = log
    .records()
    .findLast((record) => record.role === 'nested-result' && record.callId === callId);
  if (result?.role !== 'nested-result') throw new Error(`the nested call ${callId} ended without a result`);
  return result.content;
}
