import { fieldOf } from '@shared/base/json';
import { z } from 'zod';
import type { Reply, ReplyDelta, TokenCount } from '../kit/model';
import type { ReplyReader } from '../kit/protocol';
import { ProtocolError, StreamError } from '../kit/protocol-error';

// Assembles the events of a response. The last event contains the whole response; only that one counts.
// https://platform.openai.com/docs/api-reference/responses-streaming

const itemSchema = z.looseObject({ type: z.string() });
type OutputItem = z.infer<typeof itemSchema>;

const responseSchema = z.object({
  status: z.string().nullish(),
  error: z.object({ message: z.string().nullish(), code: z.unknown() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  output: z.array(itemSchema).nullish(),
  usage: z
    .object({
      input_tokens: z.number(),
      output_tokens: z.number(),
      input_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
type Response = z.infer<typeof responseSchema>;

const eventSchema = z.looseObject({
  type: z.string(),
  delta: z.unknown().optional(),
  item: itemSchema.optional().catch(undefined),
  response: responseSchema.optional().catch(undefined),
});

const textSchema = z.object({ text: z.string().catch(''), refusal: z.string().catch('') }).partial();
const callSchema = z.object({ call_id: z.string().nullish(), name: z.string(), arguments: z.string() });
const partsSchema = z.array(textSchema).catch([]);

const nothing: ReplyDelta = { text: '', reasoning: '' };

export function createReplyReader(): ReplyReader {
  const items: OutputItem[] = [];
  let reasoning = '';
  let ended: Response | null = null;

  const end = (response: Response) => {
    if (response.status === 'failed' || response.error) throw new StreamError(response.error ?? response);
    ended = response;
  };

  return {
    add(event) {
      const read = eventSchema.safeParse(event);
      if (!read.success) {
        const told = fieldOf(event, 'error');
        if (told) throw new StreamError(told);
        throw new ProtocolError();
      }
      const { type, delta, item, response } = read.data;
      switch (type) {
        case 'response.output_text.delta':
        case 'response.refusal.delta':
          return { text: String(delta ?? ''), reasoning: '' };
        case 'response.function_call_arguments.delta':
          return { ...nothing, ofCalls: String(delta ?? '').length };
        case 'response.reasoning_summary_text.delta':
        case 'response.reasoning_text.delta': {
          reasoning += String(delta ?? '');
          return { text: '', reasoning: String(delta ?? '') };
        }
        case 'response.reasoning_summary_part.added': {
          if (reasoning === '') return nothing;
          reasoning += '\n\n';
          return { text: '', reasoning: '\n\n' };
        }
        case 'response.output_item.done':
          if (item) items.push(item);
          return nothing;
        case 'response.completed':
        case 'response.incomplete':
        case 'response.failed':
          if (response) end(response);
          return nothing;
        case 'error':
          throw new StreamError(event);
        default:
          return nothing;
      }
    },
    addWhole(answer) {
      const told = fieldOf(answer, 'error');
      if (told) throw new StreamError(told);
      const read = responseSchema.safeParse(answer);
      if (!read.success || !read.data.output) throw new ProtocolError();
      items.push(...read.data.output);
      end(read.data);
      const text = textOf(items);
      reasoning = summaryOf(items);
      return { text, reasoning };
    },
    end() {},
    finished() {
      return ended === null
        ? null
        : replyOf(ended, { items: ended.output?.length ? ended.output : items, reasoning });
    },
  };
}

type Collected = { readonly items: readonly OutputItem[]; readonly reasoning: string };

function replyOf(response: Response, { items, reasoning }: Collected): Reply {
  const isCut = response.status === 'incomplete';
  const calls = items.flatMap((item) => {
    const call = item.type === 'function_call' ? callSchema.safeParse(item) : null;
    if (!call?.success) return [];
    const { call_id: modelId, name, arguments: args } = call.data;
    return [
      { modelId: modelId || null, name, arguments: args, complete: !isCut || item.status === 'completed' },
    ];
  });
  return {
    text: textOf(items),
    reasoning,
    calls,
    usage: countOf(response),
    finish: finishOf(response, calls.length),
    ...(items.some(isWanted) && { kept: items }),
  };
}

/** Items that the server needs back: its thoughts, and calls as it wrote them. */
function isWanted({ type }: OutputItem): boolean {
  return type === 'reasoning' || type === 'function_call';
}

function finishOf({ status, incomplete_details: why }: Response, calls: number): string {
  if (status === 'incomplete') return why?.reason === 'content_filter' ? 'content_filter' : 'length';
  return calls > 0 ? 'tool_calls' : 'stop';
}

function textOf(items: readonly OutputItem[]): string {
  return items
    .filter(({ type }) => type === 'message')
    .flatMap(({ content }) => partsSchema.parse(content))
    .map(({ text = '', refusal = '' }) => text + refusal)
    .join('');
}

function summaryOf(items: readonly OutputItem[]): string {
  return items
    .filter(({ type }) => type === 'reasoning')
    .flatMap(({ summary }) => partsSchema.parse(summary))
    .map(({ text = '' }) => text)
    .join('\n\n');
}

function countOf({ usage }: Response): TokenCount | null {
  if (!usage) return null;
  const { input_tokens: input, output_tokens: output, input_tokens_details: details } = usage;
  return { input, cached: details?.cached_tokens ?? 0, output };
}
