import { type Text, textOf } from '@shared/texts/text';
import type { ReadOnlyCommand } from './read-only-commands';

// Argument check: whether a simple command only reads. It does if the table knows all its flags.

/** Called with each path that the command reads. */
export type Seen = (path: string) => void;

type Arguments = { readonly words: readonly string[]; readonly seen: Seen };

/** Why the command may do more than read, or null. Checks its flags and operands against its description. */
export function problemOf(name: string, command: ReadOnlyCommand, { words, seen }: Arguments): Text | null {
  const odd = words.find((word) => command.never?.test(word));
  if (odd !== undefined) return textOf('reads.unknown-word', { program: name, word: odd });
  const flags = flagsOf(command.flags ?? '');
  const used = new Set<string>();
  const operands: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--' && !command.plain) {
      operands.push(...left.splice(0));
      continue;
    }
    const flag = /^-./.test(word) ? readFlag(word, flags) : null;
    if (flag === null) {
      if (/^-./.test(word) && !command.plain)
        return textOf('reads.unknown-flag', { flag: word, program: name });
      operands.push(word);
      continue;
    }
    for (const known of flag.names) used.add(known);
    const value = flag.needsValue ? left.shift() : flag.value;
    if (flag.needsValue && value === undefined)
      return textOf('reads.lacks-value', { flag: word, program: name });
    if (flag.needsValue && value !== undefined && !isSurelyValue(value, flag, command))
      return textOf('reads.perhaps-flag', { value, flag: word, program: name });
    if (command.valuesApart && isAttached(word, flag))
      return textOf('reads.unknown-flag', { flag: word, program: name });
    if (flag.isPath && value !== undefined) seen(value);
  }
  return operandsProblem(name, command, { operands, seen, used });
}

/** Versions of a program differ in which flags take the next word, so a word that looks like a flag may be one. */
function isSurelyValue(value: string, { names }: ReadFlag, { textFlags = [] }: ReadOnlyCommand): boolean {
  return /^(?!-.)|^-\d+$/.test(value) || names.some((name) => textFlags.includes(name));
}

/** Whether letters follow in the same word. Some programs take them for the value, others for flags. */
function isAttached(word: string, { value }: ReadFlag): boolean {
  return !word.startsWith('--') && value !== undefined && !/^\d+$/.test(value);
}

type Operands = {
  readonly operands: readonly string[];
  readonly seen: Seen;
  readonly used: ReadonlySet<string>;
};

function operandsProblem(
  name: string,
  { operands: kind, textFlags = [], most, operand, needs, needsOperand }: ReadOnlyCommand,
  { operands, seen, used }: Operands,
): Text | null {
  if (needs && !needs.some((flag) => used.has(flag)))
    return textOf('reads.without', { program: name, flag: needs[0] ?? '' });
  if (needsOperand && operands.length === 0) return textOf('reads.without', { program: name, flag: '…' });
  const limit = kind === 'none' ? 0 : (most ?? Number.POSITIVE_INFINITY);
  if (operands.length > limit)
    return textOf('reads.unknown-word', { program: name, word: operands[limit] ?? '' });
  const odd = operand && operands.find((text) => !operand.test(text));
  if (odd !== undefined) return textOf('reads.unknown-word', { program: name, word: odd });
  if (kind === 'text') return null;
  const hasText = kind === 'text-then-paths' && !textFlags.some((flag) => used.has(flag));
  for (const path of operands.slice(hasText ? 1 : 0)) if (path !== '-') seen(path);
  return null;
}

type Flag = { readonly takes: 'nothing' | 'text' | 'path' | 'perhaps' };

const parsedFlags = new Map<string, ReadonlyMap<string, Flag>>();

function flagsOf(text: string): ReadonlyMap<string, Flag> {
  const known = parsedFlags.get(text);
  if (known) return known;
  const flags = new Map(text.split(/\s+/).filter(Boolean).map(parseFlag));
  parsedFlags.set(text, flags);
  return flags;
}

const endings: Readonly<Record<string, Flag['takes']>> = { ':': 'text', '@': 'path', '=': 'perhaps' };

function parseFlag(text: string): [string, Flag] {
  const takes = endings[text.at(-1) ?? ''];
  return takes ? [text.slice(0, -1), { takes }] : [text, { takes: 'nothing' }];
}

type ReadFlag = {
  readonly names: readonly string[];
  /** The value is the next word. */
  readonly needsValue: boolean;
  readonly value?: string;
  readonly isPath: boolean;
};

/** Reads one word that begins with a dash. Null if any part of it is unknown. */
function readFlag(word: string, flags: ReadonlyMap<string, Flag>): ReadFlag | null {
  if (/^-\d+$/.test(word) && flags.has('-#')) return { names: ['-#'], needsValue: false, isPath: false };
  const whole = flags.get(word);
  if (whole) return flagWith(word, whole, undefined);
  if (word.startsWith('--')) {
    const equals = word.indexOf('=');
    const flag = equals === -1 ? undefined : flags.get(word.slice(0, equals));
    if (!flag || flag.takes === 'nothing') return null;
    return flagWith(word.slice(0, equals), flag, word.slice(equals + 1));
  }
  return readCluster(word, flags);
}

/** `-la`, `-n5`: letters without a value. The last one may take the rest as its value. */
function readCluster(word: string, flags: ReadonlyMap<string, Flag>): ReadFlag | null {
  const names: string[] = [];
  for (let at = 1; at < word.length; at += 1) {
    const name = `-${word[at]}`;
    const flag = flags.get(name);
    if (!flag) return null;
    names.push(name);
    if (flag.takes === 'nothing') continue;
    const rest = word.slice(at + 1);
    if (flag.takes === 'perhaps') return { names, needsValue: false, isPath: false };
    return { ...flagWith(name, flag, rest === '' ? undefined : rest), names };
  }
  return { names, needsValue: false, isPath: false };
}

function flagWith(name: string, { takes }: Flag, value: string | undefined): ReadFlag {
  const needsValue = value === undefined && (takes === 'text' || takes === 'path');
  return { names: [name], needsValue, isPath: takes === 'path', ...(value === undefined ? {} : { value }) };
}
