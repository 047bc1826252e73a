import { z } from 'zod';
import { defineTool, type Tool } from '../../tools/kit/tool';
import { plainTool } from './calls';
import type { TestCall } from './test-queue';

// For tests: a tool with calls that run side by side, each until the test releases it.

export type GatedTool = {
  readonly tool: Tool;
  /** The number of running calls now, and its maximum so far. */
  readonly running: { now: number; most: number };
  letGo(name: string): void;
};

export function gatedTool(more: Partial<Tool> = {}): GatedTool {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? Promise.withResolvers<void>();
    gates.set(name, gate);
    return gate;
  };
  const running = { now: 0, most: 0 };
  const tool = defineTool({
    ...plainTool('gated'),
    kind: 'agent',
    sideBySide: true,
    input: z.object({ name: z.string() }),
    async run({ name }, { signal, report }) {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      report('has begun');
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      try {
        await Promise.race([gateOf(name).promise, aborted]);
      } finally {
        running.now -= 1;
      }
      return { forModel: `${name} is done`, forPerson: { kind: 'text', text: '' } };
    },
  });
  return { tool: { ...tool, ...more }, running, letGo: (name) => gateOf(name).resolve() };
}

/** A call of it. */
export function gated(name: string): TestCall {
  return { tool: 'gated', input: { name } };
}
