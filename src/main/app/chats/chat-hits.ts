import { parseJson } from '@shared/base/json';
import type { ChatHit, ExcerptPiece } from '@shared/chat/found-chats';
import { say } from '@shared/texts/text';
import { textSchema } from '@shared/texts/text-schema';
import { z } from 'zod';

// Search hits of one chat, from lines of its file. Pure. A message matches if it contains all words, in any order and
// case.

export type Wanted = {
  /** One expression per word; it matches anywhere. */
  readonly words: readonly RegExp[];
  /** Matches any of the words. */
  readonly any: RegExp;
  /** The longest word, in its form in a line of JSON. */
  readonly sieveWord: string;
};

export type Hits = {
  /** Reads a line of the chat's file; torn and other lines are ignored. */
  take(line: string): void;
  /** Null: there are no hits. */
  found(): ChatHit | null;
};

export function wantedOf(text: string): Wanted {
  const words = text.trim().split(/\s+/);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return {
    words: words.map((word) => new RegExp(escaped(word), 'iu')),
    any: new RegExp(
      words
        .toSorted((a, b) => b.length - a.length)
        .map(escaped)
        .join('|'),
      'giu',
    ),
    sieveWord: JSON.stringify(longest).slice(1, -1),
  };
}

export function createHits(chatId: string, wanted: Wanted): Hits {
  const found = new Map<string, Omit<ChatHit, 'count'>>();
  return {
    take(line) {
      for (const { itemId, by, text } of saidIn(line)) {
        if (!wanted.words.every((word) => word.test(text))) continue;
        if (by === 'call' && found.has(itemId)) continue;
        found.set(itemId, { chatId, itemId, by, excerpt: excerptOf(text, wanted.any) });
      }
    },
    found() {
      const last = [...found.values()].at(-1);
      return last ? { ...last, count: found.size } : null;
    },
  };
}

type Said = Pick<ChatHit, 'itemId' | 'by'> & { readonly text: string };

const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('item-added'),
    item: z.object({ kind: z.string(), id: z.string(), text: z.unknown() }),
  }),
  z.object({ type: z.literal('assistant-finished'), id: z.string(), text: z.string() }),
  z.object({
    type: z.literal('call-added'),
    call: z.object({ messageId: z.string(), title: textSchema }),
  }),
]);
const lineSchema = z.object({ events: z.array(z.unknown()) });

const speakers = { user: 'person', assistant: 'model', summary: 'summary' } as const;

function saidIn(line: string): readonly Said[] {
  const parsed = lineSchema.safeParse(parseJson(line));
  return (parsed.data?.events ?? []).flatMap((event) => {
    const { data } = eventSchema.safeParse(event);
    return data ? (saidBy(data) ?? []) : [];
  });
}

function saidBy(event: z.infer<typeof eventSchema>): Said | null {
  switch (event.type) {
    case 'item-added':
      return saidInItem(event.item);
    case 'assistant-finished':
      return { itemId: event.id, by: 'model', text: event.text };
    case 'call-added':
      return { itemId: event.call.messageId, by: 'call', text: say(event.call.title) };
  }
}

function saidInItem({ kind, id, text }: { kind: string; id: string; text?: unknown }): Said | null {
  const by = Object.hasOwn(speakers, kind) ? speakers[kind as keyof typeof speakers] : null;
  return by && typeof text === 'string' ? { itemId: id, by, text } : null;
}

/** Characters before the first match, and in total. */
const [before, length] = [40, 160];

/** One line around the first match, cut between words if possible. */
export function excerptOf(text: string, any: RegExp): readonly ExcerptPiece[] {
  const at = text.search(new RegExp(any.source, 'iu'));
  const from = at <= before ? 0 : wordStart(text, at - before, at);
  const part = text.slice(from, from + length).replace(/\s+/gu, ' ');
  const line = `${from > 0 ? '…' : ''}${part.trim()}${from + length < text.length ? '…' : ''}`;
  const pieces: ExcerptPiece[] = [];
  let done = 0;
  for (const { 0: match, index } of line.matchAll(any)) {
    if (index > done) pieces.push({ text: line.slice(done, index), isMatch: false });
    pieces.push({ text: match, isMatch: true });
    done = index + match.length;
  }
  if (done < line.length) pieces.push({ text: line.slice(done), isMatch: false });
  return pieces;
}

function wordStart(text: string, from: number, to: number): number {
  const gap = text.slice(from, to).search(/\s/u);
  return gap === -1 ? from : from + gap + 1;
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
