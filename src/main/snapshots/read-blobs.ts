import { execFile } from 'node:child_process';

// Objects of git in one go (git-cat-file, `--batch`): a header with the size, the bytes, a newline; or that it is missing.

export type BlobsRequest = {
  /** Absolute path of git. */
  readonly git: string;
  readonly folder: string;
  /** As git names them, whole. */
  readonly ids: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/** In the order of the ids; null for one that is not there or is damaged. */
export async function readBlobs(request: BlobsRequest): Promise<(Buffer | null)[]> {
  const { ids } = request;
  const blobs: (Buffer | null)[] = [];
  while (blobs.length < ids.length) {
    blobs.push(...blobsIn(await outputFor({ ...request, ids: ids.slice(blobs.length) })));
    // A damaged one ends git: it is asked anew for those behind.
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

/** More than the largest file that is kept, several times. */
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
