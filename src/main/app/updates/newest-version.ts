import { AppError } from '@shared/errors';
import { compareVersions, validateStrict } from 'compare-versions';
import { z } from 'zod';
import { wrongValueAt } from '../../base/wrong-value';

// The newest version, from a JSON file at an address: `{ "version": "1.2.3", "url": "https://…" }`. The url of the
// download page is optional.

export type NewestVersion = { readonly version: string; readonly url: string | null };

const answerSchema = z.object({
  version: z.string().max(100).refine(validateStrict, 'it must be a version such as 1.2.3'),
  url: z
    .url({ protocol: /^https$/ })
    .max(2048)
    .optional(),
});

const timeLimitMs = 30_000;
const mostBytes = 100_000;

/** Null if it is not newer than `current`. If the check fails, throws an error with the reason. */
export async function newerVersion(
  address: string,
  current: string,
  signal: AbortSignal,
): Promise<NewestVersion | null> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { data, error } = answerSchema.safeParse(JSON.parse(await textOf(response)));
  if (error) throw new AppError('invalid', wrongValueAt(error));
  return compareVersions(data.version, current) > 0 ? { version: data.version, url: data.url ?? null } : null;
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
