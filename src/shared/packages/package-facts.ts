import type { AddedPackage } from './packages-schema';

// The facts of a registry about a package, as the card of a command shows them. Times are milliseconds since 1970.

export type PackageFacts =
  | {
      readonly kind: 'found';
      /** Null, here and below: the registry does not say, or its answer is too long. */
      readonly version: string | null;
      readonly publishedAt: number | null;
      /** The first version of the package. */
      readonly createdAt: number | null;
      readonly weeklyDownloads: number | null;
      readonly license: string | null;
      /** The reason, which may be empty; null: it is not deprecated. */
      readonly deprecated: string | null;
    }
  | { readonly kind: 'missing'; readonly host: string }
  | { readonly kind: 'missing-version'; readonly host: string }
  /** A configuration names another place, which Pilotfish does not ask. */
  | { readonly kind: 'elsewhere'; readonly place: string }
  | { readonly kind: 'unknown' };

export type LookedUpPackage = AddedPackage & { readonly facts: PackageFacts };

/** The maximum number of packages of one question that Pilotfish looks up. */
export const mostLookedUp = 10;
