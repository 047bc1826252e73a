import { fieldOf } from '@shared/base/json';
import { z } from 'zod';
import type { Reply, ReplyCall, ReplyDelta, TokenCount } from '../kit/model';
import type { ReplyReader } from '../kit/protocol';
import { ProtocolError, StreamError } from '../kit/protocol-error';

// Assembles the events of a message: blocks of thinking, text and calls, each from its pieces.
// https://docs.anthropic.com/en/docs/build-with-claude/streaming

const usageSchema = z
  .object({
    input_tokens: z.number().nullish(),
    cache_read_input_tokens: z.number().nullish(),
    cache_creation_input_tokens: z.number().nullish(),
    output_tokens: z.number().nullish(),
  })
  .nullish()
  .catch(null);

const blockSchema = z.looseObject({ type: z.string() });
type Block = z.infer<typeof blockSchema>;

const deltaSchema = z.looseObject({
  type: z.string().optional(),
  text: z.string().catch('').optional(),
  thinking: z.string().catch('').optional(),
  signature: z.string().catch('').optional(),
  partial_json: z.string().catch('').optional(),
  stop_reason: z.string().nullish(),
});
type Delta = z.infer<typeof deltaSchema>;

const eventSchema = z.looseObject({
  type: z.string(),
  index: z.number().optional(),
  message: z.looseObject({ usage: usageSchema }).optional().catch(undefined),
  content_block: blockSchema.optional(),
  delta: deltaSchema.optional(),
  usage: usageSchema,
});

const messageSchema = z.object({
  content: z.array(blockSchema),
  stop_reason: z.string().nullish(),
  usage: usageSchema,
});

type Counted = z.infer<typeof usageSchema>;

const nothing: ReplyDelta = { text: '', reasoning: '' };

export function createReplyReader(): ReplyReader {
  const blocks: Block[] = [];
  /** The arguments of a call in pieces, by its block. */
  const inputs = new Map<Block, string>();
  let usage: Counted = null;
  let finish: string | null = null;
  let isStopped = false;

  const count = (more: Counted) => {
    const said = Object.entries(more ?? {}).filter(([, value]) => value != null);
    usage = { ...usage, ...Object.fromEntries(said) };
  };
  const addTo = (block: Block | undefined, delta: Delta): ReplyDelta => {
    if (!block) return nothing;
    const { text = '', thinking = '', signature, partial_json: json } = delta;
    if (text !== '') block.text = `${block.text ?? ''}${text}`;
    if (thinking !== '') block.thinking = `${block.thinking ?? ''}${thinking}`;
    if (signature !== undefined) block.signature = `${block.signature ?? ''}${signature}`;
    if (json !== undefined) inputs.set(block, (inputs.get(block) ?? '') + json);
    return { text, reasoning: thinking, ...(json && { ofCalls: json.length }) };
  };
  const whole = (): Reply | null =>
    finish === null || !isStopped ? null : replyOf({ blocks, inputs, usage, finish });

  return {
    add(event) {
      const read = eventSchema.safeParse(event);
      const told = fieldOf(event, 'error');
      if (told) throw new StreamError(told);
      if (!read.success) throw new ProtocolError();
      const { type, index, message, content_block: block, delta, usage: more } = read.data;
      switch (type) {
        case 'message_start':
          count(message?.usage ?? null);
          return nothing;
        case 'content_block_start':
          if (block && index !== undefined) blocks[index] = { ...block };
          return saidIn(block);
        case 'content_block_delta':
          return addTo(blocks[index ?? -1], delta ?? {});
        case 'message_delta':
          finish = delta?.stop_reason || finish;
          count(more);
          return nothing;
        case 'message_stop':
          isStopped = true;
          return nothing;
        default:
          return nothing;
      }
    },
    addWhole(answer) {
      const told = fieldOf(answer, 'error');
      if (told) throw new StreamError(told);
      const read = messageSchema.safeParse(answer);
      if (!read.success) throw new ProtocolError();
      blocks.push(...read.data.content);
      count(read.data.usage);
      finish = read.data.stop_reason ?? null;
      isStopped = true;
      return joined(blocks);
    },
    end() {},
    finished: whole,
  };
}

function saidIn(block: Block | undefined): ReplyDelta {
  const { text, thinking } = block ?? { type: '' };
  return {
    text: typeof text === 'string' ? text : '',
    reasoning: typeof thinking === 'string' ? thinking : '',
  };
}

function joined(blocks: readonly Block[]): ReplyDelta {
  const said = blocks.map(saidIn);
  return {
    text: said.map(({ text }) => text).join(''),
    reasoning: said.map(({ reasoning }) => reasoning).join(''),
  };
}

type Collected = {
  readonly blocks: readonly Block[];
  readonly inputs: ReadonlyMap<Block, string>;
  readonly usage: Counted;
  readonly finish: string;
};

function replyOf({ blocks: all, inputs, usage, finish }: Collected): Reply {
  const blocks = all.filter((block) => block !== undefined);
  const calls = blocks
    .filter(({ type }) => type === 'tool_use')
    .map((block) => callOf(block, inputs.get(block), finish));
  return {
    ...joined(blocks),
    calls,
    usage: countOf(usage),
    finish: names[finish] ?? finish,
    ...(blocks.some(({ type }) => type !== 'text') && { kept: blocks.filter(isKept).map(keptBlock(inputs)) }),
  };
}

const names: Readonly<Record<string, string>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  tool_use: 'tool_calls',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'content_filter',
};

function callOf(block: Block, pieces: string | undefined, finish: string): ReplyCall {
  const input = pieces || JSON.stringify(block.input ?? {});
  const isCut = finish === 'max_tokens' || finish === 'model_context_window_exceeded';
  return {
    modelId: typeof block.id === 'string' ? block.id : null,
    name: String(block.name ?? ''),
    arguments: input,
    complete: !isCut || objectOf(input) !== null,
  };
}

/** The server refuses empty text blocks in later requests. */
function isKept({ type, text }: Block): boolean {
  return type !== 'text' || String(text ?? '').trim() !== '';
}

function keptBlock(inputs: ReadonlyMap<Block, string>): (block: Block) => Block {
  return (block) => {
    const pieces = inputs.get(block);
    return block.type === 'tool_use'
      ? { ...block, input: objectOf(pieces ?? '') ?? block.input ?? {} }
      : block;
  };
}

function objectOf(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** `input_tokens` excludes tokens read from the cache or written to it. */
function countOf(usage: Counted): TokenCount | null {
  if (usage?.input_tokens == null) return null;
  const cached = usage.cache_read_input_tokens ?? 0;
  const input = usage.input_tokens + cached + (usage.cache_creation_input_tokens ?? 0);
  return { input, cached, output: usage.output_tokens ?? 0 };
}
