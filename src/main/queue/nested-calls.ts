import { Closed } from '../base/closed';
import type { NestedBatch, NestedCall, NestedOptions, ToolContext, ToolResult } from '../tools/kit/tool';
import type { Call, ModelCall } from './calls/call';
import type { BatchParts } from './parts';

// Nested calls: a running call hands in batches of its own, each taken in a lane beside the one it stands in. They end
// with the call: what stops it stops them, and what is under way still when its tool returns is closed.

export type NestedCalls = {
  readonly run: ToolContext['runNested'];
  /** Takes no more, ends what is under way, and resolves when it has. */
  close(): Promise<void>;
};

/** `stopped`: aborted when the running call is. */
export function createNestedCalls(parts: BatchParts, parent: Call, stopped: AbortSignal): NestedCalls {
  const over = new AbortController();
  const signal = AbortSignal.any([stopped, over.signal]);
  const lanes = new Set<Promise<unknown>>();
  let count = 0;

  const named = ({ name, arguments: text, refused }: NestedCall, { label }: NestedOptions): ModelCall => {
    count += 1;
    const messageId = parts.log.state().calls[parent.id]?.messageId ?? '';
    // No id of a model holds a `/`.
    return {
      ...{ id: `${parent.id}/${count}`, messageId, parentId: parent.id, name, arguments: text },
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
