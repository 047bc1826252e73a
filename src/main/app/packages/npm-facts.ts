import type { PackageFacts } from '@shared/packages/package-facts';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { z } from 'zod';
import { type Found, nothingMore, shortLicense, shortReason, timeOf } from './facts';
import { getJson } from './get-json';

// Facts from npm's registry, or from another with the same API. Requests all versions, because only that answer has
// dates.

const manifestSchema = z.object({
  version: z.string(),
  license: z
    .union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])
    .nullish()
    .catch(null),
  deprecated: z.union([z.string(), z.boolean()]).optional(),
});

const packageSchema = z.object({
  'dist-tags': z.record(z.string(), z.string()).default({}),
  time: z.record(z.string(), z.unknown()).default({}),
  versions: z.record(z.string(), z.unknown()).default({}),
});

const downloadsSchema = z.object({ downloads: z.number() });

export type NpmPlaces = {
  /** Without a slash at its end. */
  readonly registry: string;
  /** Null: this registry has no counts. */
  readonly downloads: string | null;
};

/** Rejects if the registry does not answer. */
export async function npmFacts(
  { name, version }: AddedPackage,
  { registry, downloads }: NpmPlaces,
  signal: AbortSignal,
): Promise<PackageFacts> {
  const { host } = new URL(registry);
  const address = `${registry}/${name.replace('/', '%2f')}`;
  const [all, weeklyDownloads] = await Promise.all([
    getJson(address, signal),
    downloads === null ? null : weeklyOf(name, downloads, signal),
  ]);
  if (all.kind === 'not-found') return { kind: 'missing', host };
  if (all.kind === 'too-long') {
    const one = await getJson(`${address}/${encodeURIComponent(version ?? 'latest')}`, signal);
    if (one.kind === 'not-found' && version !== null) return { kind: 'missing-version', host };
    const facts = one.kind === 'json' ? factsIn(one.value) : nothingMore;
    return { ...facts, weeklyDownloads };
  }
  const { versions, time, 'dist-tags': tags } = packageSchema.parse(all.value);
  if (Object.keys(versions).length === 0) return { kind: 'missing', host };
  const wanted = tags[version ?? 'latest'] ?? version ?? Object.keys(versions).at(-1) ?? '';
  if (!Object.hasOwn(versions, wanted)) return { kind: 'missing-version', host };
  return {
    ...factsIn(versions[wanted]),
    publishedAt: timeOf(`${time[wanted]}`),
    createdAt: timeOf(`${time.created}`),
    weeklyDownloads,
  };
}

function factsIn(manifest: unknown): Found {
  const { version, license, deprecated = false } = manifestSchema.parse(manifest);
  const isDeprecated = deprecated !== false && deprecated !== '';
  const reason = typeof deprecated === 'string' ? shortReason(deprecated) : '';
  return {
    ...nothingMore,
    version,
    license: shortLicense(license),
    deprecated: isDeprecated ? reason : null,
  };
}

/** Null if the count is unknown: a new package has none. */
async function weeklyOf(name: string, base: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await getJson(`${base}/downloads/point/last-week/${name}`, signal);
    return answer.kind === 'json' ? downloadsSchema.parse(answer.value).downloads : null;
  } catch {
    // The other facts do not need it.
    return null;
  }
}
