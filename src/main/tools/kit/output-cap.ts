import { messageOf } from '@shared/errors';
import type { ModelPart, Tool, ToolContext, ToolResult } from './tool';

// Limits a tool's output for the model. Pilotfish stores the whole output on disk, and the cut names its path.

export const outputLimit = 25_000;

/** The result for the model: always with text, and within the tool's limit. */
export async function capResult(
  tool: Pick<Tool, 'name' | 'outputCap'>,
  result: ToolResult,
  context: Pick<ToolContext, 'keepOutput'>,
): Promise<ToolResult> {
  const keep = (text: string) => context.keepOutput(text);
  const limit = tool.outputCap ?? outputLimit;
  if (isEmpty(result.forModel)) return { ...result, forModel: `(${tool.name} completed with no output)` };
  if (typeof result.forModel === 'string')
    return { ...result, forModel: await capOutput(result.forModel, keep, limit) };
  return { ...result, forModel: await capParts(result.forModel, keep, limit) };
}

/**
 * The limit applies to the texts of all parts together. If they exceed it, they become one text before the other parts.
 */
async function capParts(
  parts: readonly ModelPart[],
  keep: (text: string) => Promise<string>,
  limit: number,
): Promise<readonly ModelPart[]> {
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  if (text.length <= limit) return parts;
  return [
    { kind: 'text', text: await capOutput(text, keep, limit) },
    ...parts.filter((part) => part.kind !== 'text'),
  ];
}

/** `text`, or its head and tail around a notice about the missing part; at most `limit` characters in all. */
export async function capOutput(
  text: string,
  keep: (text: string) => Promise<string>,
  limit: number = outputLimit,
): Promise<string> {
  if (text.length <= limit) return text;
  const place = await keep(text).catch((error: unknown) => `could not be kept (${messageOf(error)})`);
  // Uses the longest possible numbers in the notice, so that the whole stays within the limit.
  const room = limit - notice(text.length, text.length, text.length, place).length - 2;
  const head = headOf(text, Math.ceil(room * 0.6));
  const tail = tailOf(text, room - head.length);
  return `${head}\n${notice(head.length, tail.length, text.length, place)}\n${tail}`;
}

function notice(head: number, tail: number, total: number, place: string): string {
  return `[Output truncated: showing the first ${head} and last ${tail} of ${total} characters. Full output: ${place}]`;
}

function isEmpty(forModel: ToolResult['forModel']): boolean {
  if (typeof forModel === 'string') return forModel === '';
  return forModel.every((part) => part.kind === 'text' && part.text === '');
}

/** The first `length` characters, one less if the cut would split a surrogate pair. */
export function headOf(text: string, length: number): string {
  return text.slice(0, isPairAt(text, length) ? length - 1 : length);
}

/** The last `length` characters, one less if the cut would split a surrogate pair. */
export function tailOf(text: string, length: number): string {
  const start = text.length - length;
  return text.slice(isPairAt(text, start) ? start + 1 : start);
}

function isPairAt(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return false;
  const before = text.charCodeAt(index - 1);
  const after = text.charCodeAt(index);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
