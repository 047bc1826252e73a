import { fieldOf } from '@shared/base/json';
import { z } from 'zod';
import type { ReplyCall, ReplyDelta, TokenCount } from '../kit/model';
import type { ReplyReader } from '../kit/protocol';
import { ProtocolError, StreamError } from '../kit/protocol-error';
import { addDetails, detailsSchema, type Kept, type ReasoningDetail } from './kept';
import { splitObjects } from './split-objects';
import { createThinkTags, splitUnopened, type Tag } from './think-tags';

// Assembles the chunks of a streamed completion. Servers send calls in different ways; all known ways are supported.

const text = z.string().nullish();

const functionSchema = z.object({
  name: text,
  arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
});

const callPartSchema = z.object({
  index: z.number().nullish(),
  id: text,
  function: functionSchema.nullish(),
  /** Sent back unchanged: signatures of Gemini's thoughts. */
  extra_content: z.unknown().optional(),
});

const saidSchema = z.object({
  content: z.union([z.string(), z.array(z.object({ text }))]).nullish(),
  /** The model's text when it declines to answer. */
  refusal: text,
  reasoning_content: text,
  reasoning: text,
  reasoning_details: detailsSchema.nullish().catch(null),
  tool_calls: z.array(callPartSchema).nullish(),
  /** The older form, from before several calls were possible. */
  function_call: functionSchema.nullish(),
});

/** The fields of OpenAI; the cache fields of DeepSeek, Moonshot and Anthropic; the cost field of OpenRouter. */
const usageSchema = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish().catch(null),
  prompt_cache_hit_tokens: z.number().nullish().catch(null),
  cached_tokens: z.number().nullish().catch(null),
  cache_read_input_tokens: z.number().nullish().catch(null),
  cost: z.number().nullish().catch(null),
});

/** The relevant fields of a chunk or a whole answer; all other fields are ignored. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        index: z.number().nullish(),
        delta: saidSchema.nullish(),
        message: saidSchema.nullish(),
        finish_reason: text,
      }),
    )
    .nullish(),
  usage: usageSchema.nullish().catch(null),
});

type CallPart = z.infer<typeof callPartSchema>;
type Said = z.infer<typeof saidSchema>;
type Slot = { index: number | null; id: string | null; name: string; arguments: string; extra?: unknown };

export function createReplyReader(): ReplyReader {
  const slots: Slot[] = [];
  const thinkTags = createThinkTags();
  const details: ReasoningDetail[] = [];
  const kept = { content: '', reasoning_content: '', reasoning: '' };
  let whole: ReplyDelta = { text: '', reasoning: '' };
  let usage: TokenCount | null = null;
  let finish: string | null = null;
  let isEnded = false;

  const read = (said: Said): ReplyDelta => {
    const content = textOf(said.content);
    kept.content += content;
    kept.reasoning_content += said.reasoning_content ?? '';
    kept.reasoning += said.reasoning ?? '';
    addDetails(details, said.reasoning_details ?? []);
    const split = thinkTags.split(content);
    const ofCalls = partsOf(said).reduce((sum, part) => sum + addPart(slots, part), 0);
    return {
      text: split.text + (said.refusal ?? ''),
      reasoning: (said.reasoning_content ?? said.reasoning ?? '') + split.reasoning,
      ...(ofCalls > 0 && { ofCalls }),
    };
  };
  const join = (delta: ReplyDelta): ReplyDelta => {
    whole = { text: whole.text + delta.text, reasoning: whole.reasoning + delta.reasoning };
    return delta;
  };
  const add = (event: unknown): ReplyDelta => {
    const chunk = chunkOf(event);
    // If the server sends several answers, only the first counts.
    const choice = chunk.choices?.find(({ index }) => (index ?? 0) === 0);
    const delta = read(choice?.delta ?? choice?.message ?? {});
    finish = choice?.finish_reason || finish;
    if (chunk.usage) usage = countOf(chunk.usage);
    if (finish === null) return join(delta);
    const rest = thinkTags.rest();
    return join({ ...delta, text: delta.text + rest.text, reasoning: delta.reasoning + rest.reasoning });
  };

  return {
    add,
    addWhole(answer) {
      const delta = add(answer);
      if (slots.length === 0 && delta.text === '' && finish === null) throw new ProtocolError();
      isEnded = true;
      return delta;
    },
    end() {
      join(thinkTags.rest());
      isEnded = true;
    },
    finished() {
      // Some servers end the stream and omit the reason.
      const why = finish ?? (isEnded && (whole.text !== '' || slots.length > 0) ? 'stop' : null);
      if (why === null) return null;
      const found = slots
        .filter(({ name, arguments: args }) => name !== '' || args !== '')
        .flatMap(splitSlot);
      const unopened = thinkTags.found() ? null : splitUnopened(whole);
      const toKeep = keptOf(found, { kept, details, tag: unopened ? 'think' : thinkTags.found() });
      return {
        ...(unopened ?? whole),
        usage,
        finish: why,
        calls: callsOf(found, why),
        ...(toKeep && { kept: toKeep }),
      };
    },
  };
}

function chunkOf(event: unknown): z.infer<typeof chunkSchema> {
  const error = fieldOf(event, 'error');
  if (error) throw new StreamError(error);
  if (fieldOf(event, 'object') === 'error') throw new StreamError(event);
  const chunk = chunkSchema.safeParse(event);
  if (chunk.success) return chunk.data;
  throw new ProtocolError();
}

function partsOf({ tool_calls: calls, function_call: call }: Said): readonly CallPart[] {
  return calls ?? (call ? [{ index: 0, function: call }] : []);
}

type Collected = {
  readonly kept: { readonly content: string; readonly reasoning_content: string; readonly reasoning: string };
  readonly details: readonly ReasoningDetail[];
  readonly tag: Tag | null;
};

/** Null if the server needs no data back. */
function keptOf(slots: readonly Slot[], { kept, details, tag }: Collected): Kept | null {
  const message = {
    // Gemini's `<thought>` is a summary, which Gemini does not need back.
    ...(tag === 'think' && { content: kept.content }),
    ...(kept.reasoning_content !== '' && { reasoning_content: kept.reasoning_content }),
    ...(kept.reasoning !== '' && { reasoning: kept.reasoning }),
    ...(details.length > 0 && { reasoning_details: [...details] }),
  };
  const calls = slots.map(({ extra }) => extra ?? null);
  const hasExtra = calls.some((extra) => extra !== null);
  if (Object.keys(message).length === 0 && !hasExtra) return null;
  return { ...(Object.keys(message).length > 0 && { message }), ...(hasExtra && { calls }) };
}

function countOf(usage: z.infer<typeof usageSchema>): TokenCount {
  return {
    input: usage.prompt_tokens,
    cached: cachedIn(usage),
    output: usage.completion_tokens,
    ...(usage.cost != null && { cost: usage.cost }),
  };
}

function cachedIn(usage: z.infer<typeof usageSchema>): number {
  const { prompt_tokens_details: details, prompt_cache_hit_tokens: hit } = usage;
  return details?.cached_tokens ?? hit ?? usage.cached_tokens ?? usage.cache_read_input_tokens ?? 0;
}

type Content = string | { text?: string | null }[] | null | undefined;

function textOf(content: Content): string {
  if (Array.isArray(content)) return content.map((part) => part.text ?? '').join('');
  return content ?? '';
}

/** Returns the number of characters in the part. */
function addPart(slots: Slot[], part: CallPart): number {
  const given = part.function?.arguments ?? '';
  const piece = typeof given === 'string' ? given : JSON.stringify(given);
  const name = part.function?.name ?? '';
  const slot = slotFor(slots, part, name);
  if (!slot) {
    const extra = part.extra_content;
    slots.push({ index: part.index ?? null, id: part.id || null, name, arguments: piece, extra });
    return piece.length;
  }
  slot.id ??= part.id || null;
  slot.extra ??= part.extra_content;
  // Some servers repeat the name with every piece; a few send it in pieces.
  if (name !== slot.name && slot.arguments === '') slot.name += name;
  if (!isRepetition(slot, piece)) slot.arguments += piece;
  return piece.length;
}

/** The call that this part continues; undefined when it begins a new one. */
function slotFor(slots: readonly Slot[], part: CallPart, name: string): Slot | undefined {
  const index = part.index ?? null;
  const sameIndex = slots.findLast((slot) => slot.index === index);
  if (part.id) {
    const sameId = slots.findLast((slot) => slot.id === part.id && (index === null || slot.index === index));
    return sameId ?? (sameIndex?.id === null ? sameIndex : undefined);
  }
  const latest = index === null ? slots.at(-1) : sameIndex;
  const beginsAnother = name !== '' && latest !== undefined && isWhole(latest.arguments);
  const repeats =
    latest !== undefined && name === latest.name && part.function?.arguments === latest.arguments;
  return beginsAnother && !repeats ? undefined : latest;
}

/** Some servers send a call in pieces and then once more as a whole. */
function isRepetition(slot: Slot, piece: string): boolean {
  return piece === slot.arguments && isWhole(piece);
}

function isWhole(json: string): boolean {
  // A check of the end avoids most calls of the parser.
  if (!json.trimEnd().endsWith('}')) return false;
  try {
    return typeof JSON.parse(json) === 'object';
  } catch {
    return false;
  }
}

/** Some converters write a second call under the index of the first, with its name missing. */
function splitSlot(slot: Slot): Slot[] {
  const [first = slot.arguments, ...more] = splitObjects(slot.arguments);
  return [{ ...slot, arguments: first }, ...more.map((each) => ({ ...slot, id: null, arguments: each }))];
}

function callsOf(slots: readonly Slot[], finish: string): ReplyCall[] {
  const cutShort = finish === 'length' || finish === 'content_filter';
  return slots.map((slot) => ({
    modelId: slot.id,
    name: slot.name,
    arguments: slot.arguments,
    complete: !cutShort || isWhole(slot.arguments),
  }));
}
