import { spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { ToolError } from '../tool-error';

// Subprocess: runs a program without a shell and reads its output record by record. The output may be of any size; the
// memory is bounded.

export type ChildRequest = {
  /** Absolute path of the program. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The byte that ends a record: a newline or NUL. */
  readonly separator: '\n' | '\0';
  /** Open files that the program gets as its descriptors from 3 on. */
  readonly descriptors?: readonly number[];
  /** The program's standard input. Default: empty. */
  readonly input?: Uint8Array;
  readonly signal: AbortSignal;
  /** After this time Pilotfish ends the program and throws a ToolError. Default: two minutes. */
  readonly timeLimitMs?: number;
  /** A record without its separator, only valid during the call. Null for a record longer than `recordLimit`. */
  onRecord(record: Buffer | null): void;
};

/** `stderr` is cut somewhere after `stderrLimit` characters. */
export type ChildEnd = { readonly code: number | null; readonly stderr: string };

/** The program failed to start, or the system ended it. Another way may work. */
export class CannotRunError extends Error {
  override readonly name = 'CannotRunError';
}

export const recordLimit = 16 * 1024 * 1024;
export const stderrLimit = 16 * 1024;
const usualTimeLimitMs = 120_000;

/** Resolves when the program has ended. An abort kills it, and the promise rejects only once it is gone. */
export async function readRecords(request: ChildRequest): Promise<ChildEnd> {
  request.signal.throwIfAborted();
  const child = start(request);
  const splitter = createRecordSplitter(request.separator.charCodeAt(0), request.onRecord);
  const errors = new StringDecoder('utf8');
  let stderr = '';
  let failure: unknown = null;
  const fail = (error: unknown) => {
    failure ??= error;
    child.kill('SIGKILL');
  };
  const onAbort = () => fail(request.signal.reason);
  const timeLimitMs = request.timeLimitMs ?? usualTimeLimitMs;
  const timer = setTimeout(() => fail(new ToolError(tooLongText(timeLimitMs))), timeLimitMs);
  request.signal.addEventListener('abort', onAbort, { once: true });

  // A program may end before it has read all input. Its exit code alone decides then.
  child.stdin?.on('error', () => {});
  child.stdin?.end(request.input);
  child.stdout?.on('data', (chunk: Buffer) => {
    if (failure !== null) return;
    try {
      splitter.push(chunk);
    } catch (error) {
      fail(error);
    }
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (stderr.length < stderrLimit) stderr += errors.write(chunk);
  });

  try {
    const end = await ended(child);
    if (failure !== null) throw failure;
    if (end.signal !== null) throw new CannotRunError(`${request.file} was ended by ${end.signal}`);
    splitter.end();
    return { code: end.code, stderr };
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', onAbort);
  }
}

function start({ file, args, cwd, env, input, descriptors = [] }: ChildRequest) {
  try {
    return spawn(file, args, {
      cwd,
      env: { ...minimalEnvironment(), ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', ...descriptors],
      windowsHide: true,
    });
  } catch (error) {
    throw new CannotRunError(`${file} could not be started`, { cause: error });
  }
}

function tooLongText(limitMs: number): string {
  return `Looking through the files took longer than ${limitMs / 1000} s and was ended. Use a narrower 'path'.`;
}

type Child = ReturnType<typeof start>;

function ended(child: Child): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new CannotRunError(`${child.spawnfile} could not be started`, { cause: error })),
    );
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/** Withholds the user's keys, tokens and configuration from the program. */
function minimalEnvironment(): Record<string, string> {
  const passed = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  return Object.fromEntries(
    passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

export type RecordSplitter = { push(chunk: Buffer): void; end(): void };

/** Cuts the input into records; see `ChildRequest`. */
export function createRecordSplitter(
  separator: number,
  onRecord: (record: Buffer | null) => void,
): RecordSplitter {
  let kept: Buffer[] = [];
  let keptLength = 0;
  let tooLong = false;

  const keep = (part: Buffer) => {
    keptLength += part.length;
    tooLong ||= keptLength > recordLimit;
    if (tooLong) kept = [];
    else if (part.length > 0) kept.push(part);
  };
  const emit = () => {
    onRecord(tooLong ? null : Buffer.concat(kept));
    kept = [];
    keptLength = 0;
    tooLong = false;
  };

  return {
    push(chunk: Buffer) {
      let from = 0;
      for (let to = chunk.indexOf(separator); to !== -1; to = chunk.indexOf(separator, from)) {
        const part = chunk.subarray(from, to);
        from = to + 1;
        if (keptLength === 0) {
          onRecord(part);
          continue;
        }
        keep(part);
        emit();
      }
      keep(chunk.subarray(from));
    },
    end() {
      if (keptLength > 0) emit();
    },
  };
}
