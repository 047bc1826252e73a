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

// JSONC file: a commented JSON file that a person edits by hand and the application edits by key. Edits keep comments
// and layout. Text that does not parse is never written over: it is put aside first, under a name of its own.

export type JsonEdit = {
  readonly path: JSONPath /** `undefined` removes the key. */;
  readonly value: unknown;
};

export type JsonFile = {
  /**
   * The file's value now; `{}` when there is no file. A broken one is put aside and counts as empty; `instead` is the
   * sentence that says what holds then.
   */
  read(instead?: AnyText): Promise<unknown>;
  /**
   * The file's value now; null, and left alone, when it is broken or cannot be read: a person may be in the middle of
   * typing. `ifNever` is the sentence that says what holds when no text of it was understood before.
   */
  peek(ifNever?: AnyText): Promise<{ readonly value: unknown } | null>;
  /** False: there is a file, or was, and none of its texts was understood. */
  wasUnderstood(): boolean;
  /** Changes the file as it is at this moment. Callers and processes take turns. AppError `unavailable`. */
  edit(decide: (value: unknown) => readonly JsonEdit[]): Promise<void>;
  /**
   * Calls `onChange` some milliseconds after the file changed, by whomever; `onLost` when the system cannot watch it
   * (any more).
   */
  watch(onChange: () => void, onLost: (error: unknown) => void): { close(): void };
};

export type JsonFileOptions = {
  readonly path: string;
  /** Told, in a sentence for the person, what is wrong with the file and where it went. */
  readonly onProblem: (problem: AnyText) => void;
  /** Told the same sentence when what it says of a file that was left alone is so no more. */
  readonly onMended?: (problem: AnyText) => void;
  readonly mode?: number;
  /** What its value is: an object, or a list. */
  readonly holds?: 'list';
  /**
   * A file that is gone or empty, and was not, counts as broken: what was in it stays in use. So does one that is empty
   * when it is read first: a write of it was lost.
   */
  readonly outlivesLoss?: boolean;
  /** While no text of the file was understood it is not put aside but left to be mended: an edit is refused. */
  readonly isLeftUntilMended?: boolean;
};

const format = { insertSpaces: true, tabSize: 2, insertFinalNewline: true, eol: '\n' };

export function openJsonFile(options: JsonFileOptions): JsonFile {
  const { path: file, onProblem } = options;
  /** The text that was understood last, '' while there was no file; null: there was one, and it never was. */
  let lastGood: string | null = '';
  let lastEdit: Promise<unknown> = Promise.resolve();
  /** Of the file as it lies there. */
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
  return applyEdits(base, modify(base, where, value, { formattingOptions: format }));
}

/** Null when there is no file. */
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

/** A link is followed, so that a file kept elsewhere stays there. */
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

/** Renames the file and says where it is now. */
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

/** Under which a file that cannot be used is kept. */
export function brokenName(file: string): string {
  return `${file}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
}

function sentences(...all: readonly AnyText[]): AnyText {
  return textOf('sentences', { all });
}
