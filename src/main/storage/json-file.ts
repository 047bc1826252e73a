import { readFile, realpath, rename } from 'node:fs/promises';
import path from 'node:path';
import { deepestJson, tooDeepAt } from '@shared/base/json-depth';
import { AppError } from '@shared/errors';
import { type AnyText, isSameText, textOf } from '@shared/texts/text';
import { applyEdits, type JSONPath, modify, type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { errorCode, reasonOf } from '../base/errno';
import { writeFileAtomically } from '../base/files/atomic-write';
import { makeFolder } from '../base/files/make-folder';
import { watchFile } from '../base/files/watch-file';
import { withLock } from '../base/files/with-lock';
import { jsonFault } from './json-fault';

// JSONC file: a user edits it by hand and Pilotfish by key; edits preserve comments and layout. Pilotfish never
// overwrites invalid text, but renames the file first.

export type JsonEdit = {
  readonly path: JSONPath /** `undefined` removes the key. */;
  readonly value: unknown;
};

export type JsonFile = {
  /**
   * The current value; `{}` if the file is missing. A broken file is renamed and counts as empty. `instead` is the
   * sentence about the values that are used then.
   */
  read(instead?: AnyText): Promise<unknown>;
  /**
   * The current value. Null if the file is broken or unreadable; it stays in place, because the user may be typing.
   * `ifNever` is the sentence about the used values if all earlier texts were invalid.
   */
  peek(ifNever?: AnyText): Promise<{ readonly value: unknown } | null>;
  /** False: a file exists or existed, and none of its texts was valid. */
  wasUnderstood(): boolean;
  /** Changes the current file. Callers and processes take turns. Throws AppError `unavailable`. */
  edit(decide: (value: unknown) => readonly JsonEdit[]): Promise<void>;
  /**
   * Calls `onChange` a few milliseconds after any change of the file, and `onLost` if the system cannot watch it (any
   * more).
   */
  watch(onChange: () => void, onLost: (error: unknown) => void): { close(): void };
};

export type JsonFileOptions = {
  readonly path: string;
  /** Gets a sentence for the user: the fault of the file and its new name. */
  readonly onProblem: (problem: AnyText) => void;
  /** Gets the same sentence when it is no longer true of an unchanged file. */
  readonly onMended?: (problem: AnyText) => void;
  readonly mode?: number;
  /** The type of the value: an object by default, or a list. */
  readonly holds?: 'list';
  /**
   * A file that becomes missing or empty counts as broken, and its old content stays in use. The same applies to a file
   * that is empty at the first read, because a write of it was lost.
   */
  readonly outlivesLoss?: boolean;
  /** While every text so far was invalid, the file stays in place for the user's correction, and edits are refused. */
  readonly isLeftUntilMended?: boolean;
};

const format = { insertSpaces: true, tabSize: 2, insertFinalNewline: true, eol: '\n' };

export function openJsonFile(options: JsonFileOptions): JsonFile {
  const { path: file, onProblem } = options;
  /** The last valid text, '' before there was a file. Null: the file's texts were all invalid. */
  let lastGood: string | null = '';
  let lastEdit: Promise<unknown> = Promise.resolve();
  /** The reported problem of the current file. */
  let said: AnyText | null = null;

  const say = (problem: AnyText | null) => {
    if (said !== null && !isSameText(said, problem)) options.onMended?.(said);
    said = problem;
    if (problem !== null) onProblem(problem);
  };
  const load = async () => {
    try {
      const text = await readText(file);
      const content = text ?? '';
      const { value, error } = parseText(content, options.holds);
      const isLost = options.outlivesLoss === true && content.trim() === '' && saidSomething(lastGood);
      const fault = isLost
        ? textOf('file.gone-or-empty', { name: path.basename(file) })
        : error && brokenAt(file, content, error);
      lastGood = fault ? lastGood || null : content;
      return { text, value, fault, isLost };
    } catch (error) {
      lastGood ||= null;
      throw error;
    }
  };
  const setAside = async () => {
    const where = await putAside(file);
    lastGood ??= '';
    return where;
  };

  const editNow = async (decide: Parameters<JsonFile['edit']>[0]) => {
    await makeFolder(path.dirname(file)).catch(cannotWrite(file));
    await withLock(`${file}.lock`, async () => {
      const { text, fault, isLost } = await load();
      if (lastGood === null && options.isLeftUntilMended) throw notBeforeMended(file, fault);
      if (fault) onProblem(sentences(fault, isLost ? textOf('file.written-anew') : await setAside()));
      const base = (fault ? lastGood : text) ?? '';
      const edited = decide(parseText(base).value).reduce(applyEdit, base);
      if (edited !== base || fault) await write(file, edited, options.mode);
    });
  };

  return {
    async read(instead = textOf('file.defaults-in-use')) {
      const { text, value, fault } = await load();
      const isEmpty = options.outlivesLoss === true && text?.trim() === '';
      const problem = fault ?? (isEmpty ? textOf('file.empty', { name: path.basename(file) }) : null);
      if (!problem) return value;
      onProblem(sentences(problem, await setAside(), instead));
      return {};
    },
    async peek(ifNever = textOf('file.stays-in-use')) {
      const { value, fault } = await load().catch(faultOfReading);
      say(fault && sentences(fault, lastGood === null ? ifNever : textOf('file.stays-in-use')));
      return fault ? null : { value };
    },
    wasUnderstood: () => lastGood !== null,
    edit(decide) {
      const edited = lastEdit.then(() => editNow(decide));
      lastEdit = edited.catch(() => {});
      return edited;
    },
    watch: (onChange, onLost) => ({ close: watchFile(file, onChange, onLost) }),
  };
}

function saidSomething(lastGood: string | null): boolean {
  return lastGood === null || !['', '{}'].includes(lastGood.trim());
}

function faultOfReading(error: unknown): { readonly value: null; readonly fault: AnyText } {
  if (error instanceof AppError) return { value: null, fault: error.told };
  throw error;
}

function notBeforeMended(file: string, fault: AnyText | null): AppError {
  const help = textOf('file.mend-first', { file });
  return new AppError('unavailable', fault === null ? help : sentences(fault, help));
}

type Break = { readonly offset: number; readonly what: AnyText };

function parseText(text: string, holds?: 'list'): { value: unknown; error: Break | null } {
  if (text.trim() === '') return { value: holds === 'list' ? [] : {}, error: null };
  const tooDeep = tooDeepAt(text);
  if (tooDeep !== null)
    return {
      value: {},
      error: { offset: tooDeep, what: textOf('file.nested-too-deep', { levels: deepestJson }) },
    };
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first)
    return { value, error: { offset: first.offset, what: jsonFault(printParseErrorCode(first.error)) } };
  const isList = Array.isArray(value);
  if (typeof value === 'object' && value !== null && isList === (holds === 'list'))
    return { value, error: null };
  return { value, error: { offset: 0, what: textOf(holds ? 'file.no-list' : 'file.no-object') } };
}

function applyEdit(text: string, { path: where, value }: JsonEdit): string {
  const base = text.trim() === '' ? '{}\n' : text;
  const isLarge = value !== undefined && JSON.stringify(value).length > mostFormatted;
  return applyEdits(base, modify(base, where, value, isLarge ? {} : { formattingOptions: format }));
}

/** In characters. The formatter takes seconds for megabytes, so larger values are written on one line. */
const mostFormatted = 200_000;

/** Null if there is no file. */
async function readText(file: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8');
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new AppError('unavailable', textOf('file.not-read', { file, reason: reasonOf(error) }), {
      cause: error,
    });
  }
}

/** Follows a link, so that a file in another folder stays there. */
async function write(file: string, text: string, mode: number | undefined): Promise<void> {
  const target = await realpath(file).catch(() => file);
  await writeFileAtomically(target, text, mode === undefined ? {} : { mode }).catch(cannotWrite(file));
}

function cannotWrite(file: string): (error: unknown) => never {
  return (error) => {
    throw new AppError('unavailable', textOf('file.not-written', { file, reason: reasonOf(error) }), {
      cause: error,
    });
  };
}

function brokenAt(file: string, text: string, { offset, what }: Break): AnyText {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return textOf('file.invalid', { name: path.basename(file), line: before.length, column, what });
}

/** Renames the file and returns a sentence with its new name. */
async function putAside(file: string): Promise<AnyText> {
  const aside = brokenName(file);
  try {
    await rename(file, aside);
  } catch (error) {
    throw new AppError('unavailable', textOf('file.not-put-aside', { file, reason: reasonOf(error) }), {
      cause: error,
    });
  }
  return textOf('file.put-aside', { aside });
}

/** The new name for an unusable file. */
export function brokenName(file: string): string {
  return `${file}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
}

function sentences(...all: readonly AnyText[]): AnyText {
  return textOf('sentences', { all });
}
