import { execFile } from 'node:child_process';

// Objects of git, many at once (git-cat-file, `--batch`). The output is a header with the size, the bytes and a newline
// per object, or a note that it is missing.

export type BlobsRequest = {
  /** Absolute path of git. */
  readonly git: string;
  readonly folder: string;
  /** Full object ids. */
  readonly ids: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/** In the order of the ids. Null for a missing or damaged object. */
export async function readBlobs(request: BlobsRequest): Promise<(Buffer | null)[]> {
  const { ids } = request;
  const blobs: (Buffer | null)[] = [];
  while (blobs.length < ids.length) {
    blobs.push(...blobsIn(await outputFor({ ...request, ids: ids.slice(blobs.length) })));
    // A damaged object ends git, so a new git reads the remaining ones.
    if (blobs.length < ids.length) blobs.push(null);
  }
  return blobs;
}

async function outputFor({ git, folder, ids, env, signal }: BlobsRequest): Promise<Buffer> {
  return await new Promise<Buffer>((resolve, reject) => {
    const options = { cwd: folder, encoding: 'buffer', maxBuffer: mostBytes, signal } as const;
    const child = execFile(
      git,
      ['cat-file', '--batch', '--buffer'],
      { ...options, env: { ...process.env, ...env } },
      (_error, stdout) => (signal.aborted ? reject(signal.reason) : resolve(stdout)),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(ids.map((id) => `${id}\n`).join(''));
  });
}

/** Several times the size of the largest stored file. */
const mostBytes = 512 * 1024 * 1024;

const newline = 0x0a;

function blobsIn(output: Buffer): (Buffer | null)[] {
  const blobs: (Buffer | null)[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(newline, at);
    if (end === -1) break;
    const [, kind, size = ''] = output.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (kind !== 'blob') {
      blobs.push(null);
      continue;
    }
    const bytes = output.subarray(at, at + Number(size));
    if (bytes.length < Number(size)) break;
    blobs.push(Buffer.from(bytes));
    at += Number(size) + 1;
  }
  return blobs;
}
