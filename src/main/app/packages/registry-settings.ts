import type { RegistryName } from '@shared/packages/packages-schema';

// Registries that configuration files of package managers name.

export type NamedPlace = {
  /** The registry is for npm's names with this `@scope`; null: for all others. */
  readonly scope: string | null;
  /** An address, or the name that the file gives it. */
  readonly address: string;
};

/** In the order of the file. */
export function placesIn(text: string, registry: RegistryName): readonly NamedPlace[] {
  return patterns[registry].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups: { scope = null, address = '' } = {} }) => ({
      scope,
      address,
    })),
  );
}

const patterns: Readonly<Record<RegistryName, readonly RegExp[]>> = {
  /** `registry=…`, `@scope:registry=…`, `registry "…"`, `npmRegistryServer: …` */
  npm: [
    /^"?(?:(?<scope>@[\w.~-]+):)?(?:registry|npmRegistryServer)"?\s*[=:\s]\s*["']?(?<address>[^\s"']+)/gm,
  ],
  /** `index-url = …`, and `url = …` in a table of indexes. */
  pypi: [
    /^(?:global\.)?(?:extra-)?index-url\s*=\s*\[?\s*["']?(?<address>[^\s"']+)/gm,
    /^\[\[(?:tool\.uv\.index|tool\.poetry\.source|index|source)\]\][^[]*?^url\s*=\s*["'](?<address>[^"']+)/gm,
  ],
  crates: [
    /^\[source\.crates-io\][^[]*?^replace-with\s*=\s*["'](?<address>[^"']+)/gm,
    /^\[registry\][^[]*?^default\s*=\s*["'](?<address>[^"']+)/gm,
  ],
};
