import type { PackageFacts } from '@shared/packages/package-facts';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { z } from 'zod';
import { nothingMore, shortLicense, shortReason, timeOf } from './facts';
import { getJson } from './get-json';

// Facts of PyPI, from its JSON. It counts no downloads.

const fileSchema = z.object({ upload_time_iso_8601: z.string() });

const projectSchema = z.object({
  info: z.object({
    version: z.string(),
    license: z.string().nullish(),
    license_expression: z.string().nullish(),
    classifiers: z.array(z.string()).default([]),
    yanked: z.boolean().default(false),
    yanked_reason: z.string().nullish(),
  }),
  urls: z.array(fileSchema).default([]),
  /** Only in the answer about the newest version. */
  releases: z.record(z.string(), z.array(fileSchema)).optional(),
});
type Project = z.infer<typeof projectSchema>;

/** `server` is without a slash at its end. Rejects if it does not answer. */
export async function pypiFacts(
  { name, version }: AddedPackage,
  server: string,
  signal: AbortSignal,
): Promise<PackageFacts> {
  const { host } = new URL(server);
  const address = `${server}/pypi/${name}`;
  const one = version === null ? address : `${address}/${encodeURIComponent(version)}`;
  const answer = await getJson(`${one}/json`, signal);
  if (answer.kind === 'too-long') return nothingMore;
  if (answer.kind === 'json') return factsIn(projectSchema.parse(answer.value));
  if (version === null) return { kind: 'missing', host };
  const whole = await getJson(`${address}/json`, signal);
  return { kind: whole.kind === 'not-found' ? 'missing' : 'missing-version', host };
}

function factsIn({ info, urls, releases = {} }: Project): PackageFacts {
  return {
    ...nothingMore,
    version: info.version,
    publishedAt: firstOf(urls),
    createdAt: firstOf(Object.values(releases).flat()),
    license:
      shortLicense(info.license_expression) ?? shortLicense(info.license) ?? classified(info.classifiers),
    deprecated: info.yanked ? shortReason(info.yanked_reason) : null,
  };
}

function firstOf(files: Project['urls']): number | null {
  const times = files.map((file) => timeOf(file.upload_time_iso_8601)).filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** `License :: OSI Approved :: MIT License` */
function classified(classifiers: readonly string[]): string | null {
  const license = classifiers.find((classifier) => classifier.startsWith('License :: '));
  return shortLicense(license?.split(' :: ').at(-1));
}
