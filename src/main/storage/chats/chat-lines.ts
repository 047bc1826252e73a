import type { FileHandle } from 'node:fs/promises';
import { journaledChatEventSchema } from '@shared/chat/chat-schema';
import { z } from 'zod';
import { version } from './chat-line';
import type { ChatEntry } from './chat-log';
import { modelRecordSchema } from './model-record-schema';

// Reads the lines of a chat's file: a torn line is ignored. A whole line that is not understood is skipped, and a line
// of a newer format makes the chat read-only.

export type LoadedChat = {
  readonly entries: readonly ChatEntry[];
  /** Lines that are in the file but were not understood. */
  readonly skipped: number;
  /** The file contains lines of a newer format. New lines might contradict them. */
  readonly isNewer: boolean;
  /** The latest time in any line. */
  readonly lastAt: number;
};

export type ReadChat = LoadedChat & {
  /** The end of the whole lines. A crash tore the rest. */
  readonly end: { readonly at: number; readonly needsNewline: boolean };
};

/** The entries of the first lines of a long file. */
export async function readFirstLines(file: FileHandle): Promise<ChatEntry[]> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(startLength), 0, startLength, 0);
  const lines = buffer.toString('utf8', 0, bytesRead).split('\n').map(parseLine);
  return lines.flatMap((line) => (line.kind === 'entry' ? [line.entry] : []));
}

const startLength = 64 * 1024;

/** Takes entries one by one, each with the time of its line. */
export type TakeEntry = (entry: ChatEntry, at: number) => void;

/**
 * Passes each entry to `onEntry` instead of collecting them in `entries`, for callers that can process them one by one.
 * `from`: the position after a line.
 */
export async function readChat(file: FileHandle, onEntry?: TakeEntry, from = 0): Promise<ReadChat> {
  const entries: ChatEntry[] = [];
  const take = onEntry ?? ((entry: ChatEntry) => void entries.push(entry));
  const end = { at: from, needsNewline: false };
  let [skipped, isNewer, lastAt] = [0, false, 0];
  for await (const { text, stop, isWhole } of linesOf(file, from)) {
    const line = parseLine(text);
    // A line that lacks only its newline is whole. Pilotfish or the user's editor wrote it.
    if (!isWhole && (line.kind === 'none' || line.kind === 'torn')) continue;
    Object.assign(end, { at: stop, needsNewline: !isWhole });
    if (line.kind === 'entry') {
      take(line.entry, line.at);
      lastAt = Math.max(lastAt, line.at);
    } else if (line.kind === 'newer') isNewer = true;
    else if (line.kind !== 'none') skipped += 1;
  }
  return { entries, skipped, isNewer, lastAt, end };
}

type TextLine = {
  readonly text: string;
  /** The position after the line. */
  readonly stop: number;
  /** The line ends with a newline. */
  readonly isWhole: boolean;
};

/** Number of bytes to parse before other work runs. This takes a few milliseconds. */
const pieceLength = 256 * 1024;
const newline = 0x0a;

async function* linesOf(file: FileHandle, from: number): AsyncGenerator<TextLine> {
  let begun: Buffer[] = [];
  let stop = from;
  const line = (last: Buffer, isWhole: boolean): TextLine => {
    const bytes = Buffer.concat([...begun, last]);
    begun = [];
    stop += bytes.length;
    return { text: bytes.toString('utf8').trim(), stop, isWhole };
  };
  for (let position = from; ; ) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(pieceLength), 0, pieceLength, position);
    if (bytesRead === 0) break;
    position += bytesRead;
    let piece = buffer.subarray(0, bytesRead);
    for (let at = piece.indexOf(newline); at !== -1; at = piece.indexOf(newline)) {
      yield line(piece.subarray(0, at + 1), true);
      piece = piece.subarray(at + 1);
    }
    if (piece.length > 0) begun.push(piece);
  }
  if (begun.length > 0) yield line(Buffer.alloc(0), false);
}

type ParsedLine =
  | { readonly kind: 'entry'; readonly entry: ChatEntry; readonly at: number }
  /** Blank. */
  | { readonly kind: 'none' }
  | { readonly kind: 'newer' }
  /** A whole line of another program, or with unknown content. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'torn' };

const lineSchema = z.object({
  v: z.int().min(1).max(version),
  at: z.number(),
  events: z.array(journaledChatEventSchema).optional(),
  records: z.array(modelRecordSchema).optional(),
});
const newerSchema = z.object({ v: z.number().gt(version) });

function parseLine(text: string): ParsedLine {
  if (text === '') return { kind: 'none' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'torn' };
  }
  const { success, data } = lineSchema.safeParse(value);
  if (success) return { kind: 'entry', entry: { events: data.events, records: data.records }, at: data.at };
  return { kind: newerSchema.safeParse(value).success ? 'newer' : 'foreign' };
}
