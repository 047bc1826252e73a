import { appendFile, mkdir, open, readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '@shared/base/json';
import { notAsked, withMark } from '@shared/cost/budget';
import { addSpent } from '@shared/cost/spent';
import {
  type BudgetAnswers,
  type BudgetMark,
  budgetMarkSchema,
  type Spent,
  spentSchema,
} from '@shared/cost/usage-schema';
import { z } from 'zod';
import { isMissing } from '../../base/errno';
import { createSerialQueue } from '../../base/serial-queue';

// Spending of today's requests to models: `spent/<day>.jsonl` in the data folder, one line per request. Each process
// only appends, so that the lines of all processes survive.

export type DaySpending = {
  /** Counts one answer. Never rejects: if the disk refuses the line, it counts in this process alone. */
  add(spent: Spent): Promise<void>;
  mark(mark: BudgetMark): Promise<void>;
  /** The sum over all processes, by the local date. */
  today(): Promise<Today>;
  /** Resolves when everything added so far is in the file. */
  settled(): Promise<void>;
};

export type Today = Readonly<BudgetAnswers> & { readonly spent: readonly Spent[] };

const lineSchema = z.union([z.object({ spent: spentSchema }), z.object({ mark: budgetMarkSchema })]);
type Line = z.infer<typeof lineSchema>;

export type DaySpendingOptions = {
  readonly home: string;
  now(): number;
  /** Called after each change that this process finds. */
  onChange?(today: Today): void;
};

export function openDaySpending({ home, now, onChange = () => {} }: DaySpendingOptions): DaySpending {
  const folder = path.join(home, 'spent');
  const turns = createSerialQueue();
  let read: Read = nothingOf('');

  const catchUp = async (): Promise<Read> => {
    const day = dayOf(now());
    if (read.day !== day) read = nothingOf(day);
    const text = await textFrom(fileOf(folder, day), read.at);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole === '') return read;
    const lines = whole.split('\n').flatMap(lineIn);
    read = { ...lines.reduce(withLine, read), at: read.at + Buffer.byteLength(whole) };
    onChange(read);
    return read;
  };
  const write = async (line: Line): Promise<void> => {
    const day = dayOf(now());
    const isKept = await keepLine(folder, day, line).then(
      () => true,
      () => false,
    );
    // A line in the file counts once it has been read.
    if (isKept) return void (await catchUp().catch(() => read));
    read = withLine(read.day === day ? read : nothingOf(day), line);
    onChange(read);
  };

  return {
    add: (spent) => turns.next(() => write({ spent })),
    mark: (mark) => turns.next(() => write({ mark })),
    settled: turns.settled,
    today: () => turns.next(() => catchUp().catch(() => read)),
  };
}

/** `at`: number of bytes of the day's file that are included. */
type Read = Today & { readonly day: string; readonly at: number };

function nothingOf(day: string): Read {
  return { day, at: 0, spent: [], ...notAsked };
}

function withLine(read: Read, line: Line): Read {
  if ('spent' in line) return { ...read, spent: addSpent(read.spent, [line.spent]) };
  return { ...read, ...withMark(read, line.mark) };
}

function lineIn(text: string): Line[] {
  const { data } = lineSchema.safeParse(parseJson(text));
  return data === undefined ? [] : [data];
}

/** A single append stays whole, even if other processes write to the file. */
async function keepLine(folder: string, day: string, line: Line): Promise<void> {
  const file = fileOf(folder, day);
  const text = `${JSON.stringify(line)}\n`;
  try {
    await appendFile(file, text, { mode: 0o600 });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await appendFile(file, text, { mode: 0o600 });
  }
  await forgetOthers(folder, day);
}

/** Deletes the useless files of earlier days. */
async function forgetOthers(folder: string, day: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const earlier = names.filter((name) => name < `${day}.jsonl`);
  for (const name of earlier) await unlink(path.join(folder, name)).catch(() => undefined);
}

async function textFrom(file: string, at: number): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (handle === null) return '';
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - at)), { position: at });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function fileOf(folder: string, day: string): string {
  return path.join(folder, `${day}.jsonl`);
}

function dayOf(ms: number): string {
  const date = new Date(ms);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
