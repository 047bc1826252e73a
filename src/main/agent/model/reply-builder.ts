import { z } from 'zod';
import type { Reply, ReplyCall, ReplyDelta, TokenCount } from './model';

// Puts the chunks of a streamed completion together. Servers disagree on how calls arrive; every known way is understood.

const text = z.string().nullish();

const callPartSchema = z.object({
  index: z.number().nullish(),
  id: text,
  function: z
    .object({ name: text, arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish() })
    .nullish(),
});

/** What matters of a chunk; anything else in it is let through unread. */
/** OpenAI's names, and DeepSeek's one for what it had in its cache. */
const usageSchema = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish().catch(null),
  prompt_cache_hit_tokens: z.number().nullish().catch(null),
});

export const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.union([z.string(), z.array(z.object({ text }))]).nullish(),
            /** What a model says instead when it declines. */
            refusal: text,
            reasoning_content: text,
            reasoning: text,
            tool_calls: z.array(callPartSchema).nullish(),
          })
          .nullish(),
        finish_reason: text,
      }),
    )
    .nullish(),
  usage: usageSchema.nullish().catch(null),
});

export type Chunk = z.infer<typeof chunkSchema>;
type CallPart = z.infer<typeof callPartSchema>;
type Slot = { index: number | null; id: string | null; name: string; arguments: string };

export type ReplyBuilder = {
  /** What the chunk adds to the text. */
  add(chunk: Chunk): ReplyDelta;
  /** The whole reply, or null as long as the model has not said that it has finished. */
  finished(): Reply | null;
};

export function createReplyBuilder(): ReplyBuilder {
  const slots: Slot[] = [];
  let whole: ReplyDelta = { text: '', reasoning: '' };
  let usage: TokenCount | null = null;
  let finish: string | null = null;

  return {
    add(chunk) {
      const choice = chunk.choices?.[0];
      const delta = {
        text: textOf(choice?.delta?.content) + (choice?.delta?.refusal ?? ''),
        reasoning: choice?.delta?.reasoning_content ?? choice?.delta?.reasoning ?? '',
      };
      whole = { text: whole.text + delta.text, reasoning: whole.reasoning + delta.reasoning };
      for (const part of choice?.delta?.tool_calls ?? []) addPart(slots, part);
      finish = choice?.finish_reason || finish;
      if (chunk.usage) usage = countOf(chunk.usage);
      return delta;
    },
    finished: () => (finish === null ? null : { ...whole, usage, finish, calls: callsOf(slots, finish) }),
  };
}

function countOf(usage: z.infer<typeof usageSchema>): TokenCount {
  return {
    input: usage.prompt_tokens,
    cached: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0,
    output: usage.completion_tokens,
  };
}

type Content = string | { text?: string | null }[] | null | undefined;

function textOf(content: Content): string {
  if (Array.isArray(content)) return content.map((part) => part.text ?? '').join('');
  return content ?? '';
}

function addPart(slots: Slot[], part: CallPart): void {
  const given = part.function?.arguments ?? '';
  const piece = typeof given === 'string' ? given : JSON.stringify(given);
  const name = part.function?.name ?? '';
  const slot = slotFor(slots, part, name);
  if (!slot) {
    slots.push({ index: part.index ?? null, id: part.id || null, name, arguments: piece });
    return;
  }
  slot.id ??= part.id || null;
  // Some servers repeat the name with every piece, a few send it in pieces.
  if (name !== slot.name && slot.arguments === '') slot.name += name;
  if (!isRepetition(slot, piece)) slot.arguments += piece;
}

/** The call this part continues, or undefined when it begins a new one. */
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

/** A server that sends a call in pieces and then once more as a whole. */
function isRepetition(slot: Slot, piece: string): boolean {
  return piece === slot.arguments && isWhole(piece);
}

function isWhole(json: string): boolean {
  // A look at the end spares the parser most of the pieces.
  if (!json.trimEnd().endsWith('}')) return false;
  try {
    return typeof JSON.parse(json) === 'object';
  } catch {
    return false;
  }
}

function callsOf(slots: readonly Slot[], finish: string): ReplyCall[] {
  const cutShort = finish === 'length' || finish === 'content_filter';
  return slots
    .filter((slot) => slot.name !== '' || slot.arguments !== '')
    .map((slot) => ({
      modelId: slot.id,
      name: slot.name,
      arguments: slot.arguments,
      complete: !cutShort || isWhole(slot.arguments),
    }));
}
