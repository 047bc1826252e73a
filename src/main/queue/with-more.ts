import type { ToolResult } from '../tools/kit/tool';

/** The result with one more paragraph for the model; unchanged if it is empty. */
export function withMore(result: ToolResult, more: string): ToolResult {
  if (more === '') return result;
  if (typeof result.forModel === 'string') return { ...result, forModel: `${result.forModel}\n\n${more}` };
  return { ...result, forModel: [...result.forModel, { kind: 'text', text: more }] };
}
