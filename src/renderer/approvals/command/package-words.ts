import type { PackageFacts } from '@shared/packages/package-facts';
import { words } from '@shared/texts/text';
import { locale } from '../../ui/locale';
import { visibleProse, visibleText } from '../../ui/visible-text';

// The facts of a registry in words. Names, versions and reasons are foreign text.

type Found = Extract<PackageFacts, { kind: 'found' }>;

/** `asked`: the version that the command names, or null for the newest one. Empty if the warnings say everything. */
export function factsWords(facts: PackageFacts, asked: string | null): string {
  switch (facts.kind) {
    case 'found':
      return foundWords(facts, asked);
    case 'elsewhere':
      return words('package-facts.elsewhere', { place: visibleText(facts.place) });
    case 'unknown':
      return words('package-facts.unknown');
    case 'missing':
      return words('package-facts.missing', { host: facts.host });
    case 'missing-version':
      return words('package-facts.missing-version', { host: facts.host });
  }
}

function foundWords({ version, publishedAt, weeklyDownloads, license }: Found, asked: string | null): string {
  const shown = visibleText(version ?? '');
  const parts = [
    version !== null &&
      words(asked === null ? 'package-facts.newest' : 'package-facts.version', { version: shown }),
    publishedAt !== null && words('package-facts.published', { day: dayText(publishedAt) }),
    weeklyDownloads !== null && words('package-facts.downloads', { count: weeklyDownloads }),
    license !== null && words('package-facts.license', { license: visibleText(license) }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? words('package-facts.exists') : parts.join(' · ');
}

/** Whether the registry lacks it: the command would fail, or get what somebody publishes under the name later. */
export function isMissing({ kind }: PackageFacts): boolean {
  return kind === 'missing' || kind === 'missing-version';
}

const newForMs = 30 * 24 * 60 * 60 * 1000;
/** Below this, hardly anybody but mirrors and crawlers downloads it. */
const fewDownloads = 100;

/** Reasons to look twice, none for most packages. */
export function warningWords(facts: PackageFacts, now: number): readonly string[] {
  if (facts.kind !== 'found') return [];
  const { deprecated, createdAt, weeklyDownloads } = facts;
  return [
    deprecated !== null && deprecatedWords(deprecated),
    createdAt !== null &&
      now - createdAt < newForMs &&
      words('package-facts.new', { day: dayText(createdAt) }),
    weeklyDownloads !== null && weeklyDownloads < fewDownloads && words('package-facts.rare'),
  ].filter((warning) => warning !== false);
}

function deprecatedWords(reason: string): string {
  return reason === ''
    ? words('package-facts.deprecated')
    : words('package-facts.deprecated-because', { reason: visibleProse(reason) });
}

function dayText(at: number): string {
  return new Date(at).toLocaleDateString(locale(), { day: 'numeric', month: 'short', year: 'numeric' });
}
