import { type Text, textOf } from '@shared/texts/text';
import type { KindPolicy } from './kinds';

/** Why a match cannot be part of a rule, as a sentence; null if it can. By what the match of the rule's tool is. */
export const matchProblems: Readonly<Record<KindPolicy['matchIs'], (match: string) => Text | null>> = {
  path: pathProblem,
  command: (match) =>
    match.trim() === '' || match.length > 4_000 ? textOf('rule-files.not-a-command') : null,
  host: (match) =>
    /^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i.test(match)
      ? null
      : textOf('rule-files.not-a-host'),
  'memory-file': (match) =>
    /^(?:global|project):[^/\\]+$/.test(match) ? null : textOf('rule-files.not-a-memory-file'),
  nothing: () => textOf('rule-files.no-match'),
};

function pathProblem(match: string): Text | null {
  const segments = match.split('/');
  if (match.startsWith('/') || /^[a-z]:/i.test(match) || segments.includes('..'))
    return textOf('rule-files.not-a-path');
  // Each star multiplies the attempts: a rule must be fast to judge, whoever wrote it.
  if (match.length > 1_000 || starsIn(match) > 6 || segments.some((segment) => starsIn(segment) > 3))
    return textOf('rule-files.too-many-stars');
  return null;
}

function starsIn(text: string): number {
  return text.match(/\*+/g)?.length ?? 0;
}
