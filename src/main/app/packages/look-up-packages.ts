import { type LookedUpPackage, mostLookedUp, type PackageFacts } from '@shared/packages/package-facts';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { z } from 'zod';
import { nothingMore, shortLicense, timeOf } from './facts';
import { getJson } from './get-json';
import { npmFacts } from './npm-facts';
import { pypiFacts } from './pypi-facts';
import { type ConfiguredIn, type Registry, registryOf } from './registry-of';

// Asks registries about the packages of a question. Each package is asked about once in a session.

export type PackageLookUp = {
  /** In order, and of at most ten packages. Never rejects: a failure is the fact `unknown`. */
  about(
    packages: readonly AddedPackage[],
    at: Omit<ConfiguredIn, 'env'>,
  ): Promise<readonly LookedUpPackage[]>;
};

type Servers = Readonly<Record<'npm' | 'npmDownloads' | 'pypi' | 'crates', string>>;

export type LookUpOptions = {
  readonly env: NodeJS.ProcessEnv;
  readonly servers?: Servers;
  /** For each call. */
  readonly timeMs?: number;
};

const publicServers: Servers = {
  npm: 'https://registry.npmjs.org',
  npmDownloads: 'https://api.npmjs.org',
  pypi: 'https://pypi.org',
  crates: 'https://crates.io',
};

export function createPackageLookUp({
  env,
  servers = publicServers,
  timeMs = 3_000,
}: LookUpOptions): PackageLookUp {
  const known = new Map<string, Promise<PackageFacts>>();
  const factsOf = async (added: AddedPackage, registry: Registry, signal: AbortSignal) => {
    const key = JSON.stringify([added, registry]);
    const asked = known.get(key) ?? ask(added, registry, { servers, signal });
    known.set(key, asked);
    const facts = await asked;
    if (facts.kind === 'unknown') known.delete(key);
    return facts;
  };
  return {
    async about(packages, at) {
      const signal = AbortSignal.timeout(timeMs);
      return await Promise.all(
        packages.slice(0, mostLookedUp).map(async (added) => {
          const registry = await registryOf(added, { ...at, env });
          return { ...added, facts: await factsOf(added, registry, signal) };
        }),
      );
    },
  };
}

type Asking = { readonly servers: Servers; readonly signal: AbortSignal };

async function ask(added: AddedPackage, registry: Registry, asking: Asking): Promise<PackageFacts> {
  if (registry.kind === 'elsewhere') return registry;
  try {
    return await askRegistry(added, registry, asking);
  } catch {
    return { kind: 'unknown' };
  }
}

function askRegistry(
  added: AddedPackage,
  registry: Exclude<Registry, { kind: 'elsewhere' }>,
  { servers, signal }: Asking,
): Promise<PackageFacts> {
  switch (added.registry) {
    case 'npm': {
      const usual = { registry: servers.npm, downloads: servers.npmDownloads };
      const places = registry.kind === 'own' ? { registry: registry.base, downloads: null } : usual;
      return npmFacts(added, places, signal);
    }
    case 'pypi':
      return pypiFacts(added, servers.pypi, signal);
    case 'crates':
      return cratesFacts(added, servers.crates, signal);
  }
}

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
async function cratesFacts(
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
