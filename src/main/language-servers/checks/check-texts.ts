import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fieldOf } from '@shared/base/json';
import type { Problem } from '@shared/problems/problems-schema';
import { textOf } from '@shared/texts/text';
import { ToldError } from '@shared/texts/told-error';
import { z } from 'zod';
import { openText } from '../connection/open-text';
import type { Session } from '../connection/session';
import { readProblems } from './read-problems';

// The problems of versions of a text, which the server gets in memory. The file on disk stays as it is.

export type CheckedTexts = {
  /** Absolute. */
  readonly path: string;
  readonly languageId: string;
  readonly texts: readonly string[];
  /** Other files, with the texts that count meanwhile. */
  readonly around: readonly {
    readonly path: string;
    readonly languageId: string;
    readonly text: string;
  }[];
};

/** In ms: a server publishes the problems of a text in several messages. This is its pause after the last one. */
type Pauses = { readonly withVersion: number; readonly without: number };

const usualPauses: Pauses = { withVersion: 300, without: 700 };

/** The problems of each text. Rejects with the server's error, or with the reason of the signal. */
export async function checkTexts(
  session: Session,
  { path, languageId, texts, around }: CheckedTexts,
  signal: AbortSignal,
): Promise<readonly (readonly Problem[])[]> {
  const others = around.map((other) => ({ ...other, ...openText(session, other.path, other.languageId) }));
  const document = openText(session, path, languageId);
  const found: (readonly Problem[])[] = [];
  try {
    for (const other of others) other.show(other.text);
    for (const text of texts) {
      const show = () => document.show(text);
      const reported = await problemsAfter(session, { path, uri: document.uri, show }, signal);
      found.push(readProblems(reported, text));
    }
    return found;
  } finally {
    for (const { close } of [document, ...others]) close();
  }
}

type Shown = {
  readonly path: string;
  readonly uri: string;
  /** Sends the text; returns its version. */
  show(): number;
};

async function problemsAfter(
  session: Session,
  { path, uri, show }: Shown,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  if (session.problemProviders.size > 0) {
    show();
    return await pull(session, uri, signal);
  }
  const published = followPublished(session, { path, show }, usualPauses);
  const { promise: over, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  void session.over.then(() => reject(new ToldError(textOf('language-servers.ends'))));
  over.catch(() => undefined);
  try {
    signal.throwIfAborted();
    // A server may offer to be asked only after its start.
    const pulled = session.pulling.then(() => pull(session, uri, signal));
    pulled.catch(() => undefined);
    return await Promise.race([published.settled, pulled, over]);
  } finally {
    signal.removeEventListener('abort', end);
    published.close();
  }
}

const reportSchema = z.object({ kind: z.literal('full'), items: z.array(z.unknown()) });

/** The server is not ready, or the text has changed for it. Both pass. */
const passing: readonly unknown[] = [-32801, -32802, -32800];
const [mostTries, pauseMs] = [20, 250];

/** Those of all providers. A server may offer one of them twice. */
async function pull(session: Session, uri: string, signal: AbortSignal): Promise<readonly unknown[]> {
  const identifiers = new Set([...session.problemProviders.values()].map(({ identifier }) => identifier));
  const questions = [...identifiers].map((identifier) => ({
    textDocument: { uri },
    ...(identifier !== undefined && { identifier }),
  }));
  return (await Promise.all(questions.map((question) => pullOne(session, question, signal)))).flat();
}

async function pullOne(session: Session, question: object, signal: AbortSignal): Promise<readonly unknown[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await session.request('textDocument/diagnostic', question, signal);
      return reportSchema.parse(answer).items;
    } catch (error) {
      if (signal.aborted || tries === mostTries || !passing.includes(fieldOf(error, 'code'))) throw error;
      await wait(pauseMs, undefined, { signal });
    }
  }
}

const publishedSchema = z.object({
  uri: z.string(),
  version: z.number().nullish(),
  diagnostics: z.array(z.unknown()),
});

type Published = { readonly settled: Promise<readonly unknown[]>; close(): void };

function followPublished(session: Session, { path, show }: Omit<Shown, 'uri'>, pauses: Pauses): Published {
  const { promise: settled, resolve } = Promise.withResolvers<readonly unknown[]>();
  let timer: NodeJS.Timeout | undefined;
  let version = Number.NaN;
  const unfollow = session.onNotification((method, params) => {
    if (method !== 'textDocument/publishDiagnostics') return;
    const { data } = publishedSchema.safeParse(params);
    if (data === undefined || pathOf(data.uri) !== path) return;
    const hasVersion = typeof data.version === 'number';
    if (hasVersion && data.version !== version) return;
    clearTimeout(timer);
    timer = setTimeout(() => resolve(data.diagnostics), hasVersion ? pauses.withVersion : pauses.without);
  });
  version = show();
  return {
    settled,
    close() {
      clearTimeout(timer);
      unfollow();
    },
  };
}

/** Servers spell one address in several ways. Null if it names no file. */
export function pathOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}
