import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { createRecordSplitter } from '../../base/processes/run-program';
import { readChunks } from '../text/read-chunks';
import { characterAt, cutAround, type Hit } from './hits';
import { foundPath, type SearchRequest } from './search-request';

// Verified matches of git: reads the lines that git found once more, from the file that the workspace opens at that
// path.

export type GitMatches = {
  /** Relative to the scope. */
  readonly path: string;
  /** From 1, ascending. */
  readonly lines: number[];
  /** Start of each line's first match, in bytes, from 1. */
  readonly columns: number[];
  /** Digest of these lines. */
  readonly digest: LinesDigest;
};

export type LinesDigest = {
  add(line: number, text: Uint8Array): void;
  /** Call it once. */
  value(): string;
};

export function createLinesDigest(): LinesDigest {
  const hash = createHash('sha256');
  return {
    add: (line, text) => void hash.update(`${line}:${text.length}:`).update(text),
    value: () => hash.digest('hex'),
  };
}

/** The first `limit` matches. Null if the file differs from the one that git searched, or cannot be opened. */
export async function readMatches(
  request: SearchRequest,
  matches: GitMatches,
  limit: number,
): Promise<Hit[] | null> {
  const file = await request.workspace.openFile(foundPath(request, matches.path)).catch(() => null);
  if (file === null) return null;
  try {
    return await readLines(file, matches, { limit, signal: request.signal });
  } finally {
    await file.close();
  }
}

async function readLines(
  file: FileHandle,
  { lines, columns, digest: wanted }: GitMatches,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<Hit[] | null> {
  const digest = createLinesDigest();
  const hits: Hit[] = [];
  let [line, next] = [0, 0];
  const splitter = createRecordSplitter('\n'.charCodeAt(0), (bytes) => {
    line += 1;
    if (line !== lines[next]) return;
    const column = columns[next] ?? 1;
    next += 1;
    if (bytes === null) return;
    digest.add(line, bytes);
    if (hits.length < limit) hits.push(hitAt(line, column, bytes.toString()));
  });
  for await (const chunk of readChunks(file, signal)) {
    splitter.push(Buffer.from(chunk));
    if (next === lines.length) break;
  }
  splitter.end();
  return digest.value() === wanted.value() ? hits : null;
}

function hitAt(line: number, column: number, text: string): Hit {
  return { line, text: cutAround(text, characterAt(text, column - 1)) };
}
