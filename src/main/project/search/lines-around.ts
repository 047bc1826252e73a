import { createRecordSplitter } from '../../base/processes/run-program';
import { readChunks } from '../text/read-chunks';
import { cutAround, type FileHits, type Hit } from './hits';
import { foundPath, type SearchRequest } from './search-request';

// Lines around the hits of a file, from the file that the workspace opens at that path.

export type ShownLine = Hit & { readonly isHit: boolean };

/** The hits and `around` lines before and after each, in order. Only the hits if the file cannot be read by lines. */
export async function linesAround(
  request: SearchRequest,
  { path, hits }: FileHits,
  around: number,
): Promise<readonly ShownLine[]> {
  const alone = hits.map((hit) => ({ ...hit, isHit: true }));
  if (around === 0) return alone;
  const lines = await readLines(request, path, wantedLines(hits, around)).catch(() => []);
  const isHit = new Set(hits.map(({ line }) => line));
  const others = lines.filter(({ line }) => !isHit.has(line)).map((line) => ({ ...line, isHit: false }));
  return [...alone, ...others].toSorted((a, b) => a.line - b.line);
}

function wantedLines(hits: readonly Hit[], around: number): ReadonlySet<number> {
  const wanted = new Set<number>();
  for (const { line } of hits) for (let at = line - around; at <= line + around; at += 1) wanted.add(at);
  return wanted;
}

async function readLines(request: SearchRequest, path: string, wanted: ReadonlySet<number>): Promise<Hit[]> {
  const last = Math.max(...wanted);
  const lines: Hit[] = [];
  let line = 0;
  const splitter = createRecordSplitter('\n'.charCodeAt(0), (bytes) => {
    line += 1;
    if (bytes !== null && wanted.has(line)) lines.push({ line, text: cutAround(bytes.toString(), 0) });
  });
  const file = await request.workspace.openFile(foundPath(request, path));
  try {
    for await (const chunk of readChunks(file, request.signal)) {
      // In UTF-16 a line end has two bytes.
      if (line === 0 && isWide(chunk)) return [];
      splitter.push(Buffer.from(chunk));
      if (line >= last) return lines;
    }
    splitter.end();
    return lines;
  } finally {
    await file.close();
  }
}

function isWide([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
