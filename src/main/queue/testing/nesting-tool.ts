import { z } from 'zod';
import { defineTool, type ToolResult } from '../../tools/kit/tool';
import type { TestCall } from './test-queue';

// For tests: a tool that submits batches of calls, all at once, and returns the outcome of each.

const call = z.object({ tool: z.string(), input: z.union([z.string(), z.record(z.string(), z.unknown())]) });

export const nestingTool = defineTool({
  name: 'nest',
  displayName: 'Nest',
  description: 'Has batches of calls taken side by side.',
  kind: 'read',
  group: 'files',
  activity: 'read-files',
  input: z.object({ batches: z.array(z.array(call)) }),
  describe: ({ batches }) => `${batches.length} batches`,
  target: () => null,
  confirm: async () => null,
  async run({ batches }, { runNested }) {
    const done = await Promise.all(
      batches.map((batch) =>
        runNested(
          batch.map(({ tool, input }) => ({
            name: tool,
            arguments: typeof input === 'string' ? input : JSON.stringify(input),
          })),
        ),
      ),
    );
    const text = done.map(({ outcome, results }) => [outcome, ...results.map(textOf)].join(': ')).join('\n');
    return { forModel: text, forPerson: { kind: 'text', text } };
  },
});

function textOf(content: ToolResult['forModel']): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

/** A call of it. */
export function nest(...batches: readonly (readonly TestCall[])[]): TestCall {
  return { tool: 'nest', input: { batches } };
}
