import { execFile } from 'node:child_process';
import { homedir } from 'node:os';
import { type Text, textOf } from '@shared/texts/text';
import { reasonOf } from '../../base/errno';
import type { FetchedResponse } from './kit/fetch';
import { type ModelEndpoint, ModelError, type PrintedKey } from './kit/model';

// Keys printed by a command, for gateways with short-lived keys. They are stored only in memory.

const printedKeys = new Map<string, PrintedKey>();

/** Shared by all users of the same command, so that it runs once for all of them. */
export function printedKeyOf(command: string): PrintedKey {
  const printed = printedKeys.get(command) ?? createPrintedKey(command);
  printedKeys.set(command, printed);
  return printed;
}

/** Sends with the endpoint's key. A printed key that is refused (401) is replaced once. */
export async function withKey(
  { apiKey, printedKey }: Pick<ModelEndpoint, 'apiKey' | 'printedKey'>,
  signal: AbortSignal,
  send: (apiKey: string | null) => Promise<FetchedResponse>,
): Promise<FetchedResponse> {
  if (!printedKey) return await send(apiKey);
  const key = await printedKey.otherThan(null, signal);
  const response = await send(key);
  if (response.status !== 401) return response;
  await letGo(response);
  return await send(await printedKey.otherThan(key, signal));
}

/** Releases the connection for the next request, or ends it. */
async function letGo({ body }: FetchedResponse): Promise<void> {
  for await (const _piece of body ?? []) break;
}

function createPrintedKey(command: string): PrintedKey {
  let known: string | null = null;
  let running: Promise<string> | null = null;

  const run = async () => {
    try {
      known = await print(command);
      return known;
    } finally {
      running = null;
    }
  };

  return {
    command,
    known: () => known,
    async otherThan(refused, signal) {
      signal.throwIfAborted();
      if (known !== null && known !== refused) return known;
      running ??= run();
      return await untilAborted(running, signal);
    },
  };
}

const timeLimitMs = 60_000;

/**
 * The command's output. It runs directly, without a shell, in the home folder: there it cannot find a project's
 * programs.
 */
async function print(command: string): Promise<string> {
  const [file = '', ...args] = wordsOf(command);
  const options = { cwd: homedir(), timeout: timeLimitMs, windowsHide: true };
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(file, args, options, (error, stdout, stderr) => {
    const key = stdout.trim();
    if (error) reject(failed(failureText(command, { error, said: withoutKey(stderr, key) })));
    else if (key === '') reject(failed(textOf('model.key-command-mute', { command })));
    else resolve(key);
  });
  child.stdin?.on('error', () => {}).end();
  return await promise;
}

/** Words that contain a space must be in double quotes. */
function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

type Failure = {
  readonly error: Error & { readonly code?: unknown; readonly killed?: boolean };
  readonly said: string;
};

function failureText(command: string, { error, said }: Failure): Text {
  if (error.killed) return textOf('model.key-command-late', { command, seconds: timeLimitMs / 1000 });
  if (typeof error.code === 'number')
    return textOf('model.key-command-failed', { command, code: `${error.code}`, said });
  return textOf('model.key-command-not-started', { command, why: reasonOf(error) });
}

function failed(told: Text): ModelError {
  return new ModelError('auth', told);
}

/** A command that fails late may have printed its key to both streams. */
function withoutKey(stderr: string, key: string): string {
  const blotted = key === '' ? stderr : stderr.replaceAll(key, '***');
  return blotted.replace(/\s+/g, ' ').trim().slice(0, 500);
}

/** Other callers may still wait for the work, so it continues. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
