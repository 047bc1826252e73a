import type { PackageFacts } from '@shared/packages/package-facts';

// Parts of facts that all registries share.

export type Found = Extract<PackageFacts, { kind: 'found' }>;

/** The registry has the package; the rest is unknown. */
export const nothingMore: Found = {
  kind: 'found',
  version: null,
  publishedAt: null,
  createdAt: null,
  weeklyDownloads: null,
  license: null,
  deprecated: null,
};

/** Null if it is not the time of a registry. */
export function timeOf(text: string | null | undefined): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}

/** PyPI has whole license texts in this field. */
export function shortLicense(text: string | null | undefined): string | null {
  const line = text?.trim() ?? '';
  return line !== '' && line.length <= 60 && !line.includes('\n') ? line : null;
}

/** Anyone can publish a reason of any length. */
export function shortReason(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
}
