import type { PackageFacts } from '@shared/packages/package-facts';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { z } from 'zod';
import { nothingMore, shortLicense, timeOf } from './facts';
import { getJson } from './get-json';

// Facts of crates.io, which counts the downloads of 90 days.

const crateSchema = z.object({
  crate: z.object({
    created_at: z.string(),
    recent_downloads: z.number().nullish(),
    max_stable_version: z.string().nullish(),
    newest_version: z.string(),
  }),
  versions: z
    .array(
      z.object({
        num: z.string(),
        created_at: z.string(),
        license: z.string().nullish(),
        yanked: z.boolean().default(false),
      }),
    )
    .default([]),
});

/** `server` is without a slash at its end. Rejects if it does not answer. */
export async function cratesFacts(
  { name, version }: AddedPackage,
  server: string,
  signal: AbortSignal,
): Promise<PackageFacts> {
  const { host } = new URL(server);
  const answer = await getJson(`${server}/api/v1/crates/${name}`, signal);
  if (answer.kind === 'not-found') return { kind: 'missing', host };
  if (answer.kind === 'too-long') return nothingMore;
  const { crate, versions } = crateSchema.parse(answer.value);
  const wanted = version ?? crate.max_stable_version ?? crate.newest_version;
  const found = versions.find(({ num }) => num === wanted);
  if (!found) return { kind: 'missing-version', host };
  const downloads = crate.recent_downloads ?? null;
  return {
    kind: 'found',
    version: found.num,
    publishedAt: timeOf(found.created_at),
    createdAt: timeOf(crate.created_at),
    weeklyDownloads: downloads === null ? null : Math.round((downloads / 90) * 7),
    license: shortLicense(found.license),
    deprecated: found.yanked ? '' : null,
  };
}
