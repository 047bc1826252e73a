import { createLucideIcon, Diff, FileDiff, Replace } from 'lucide-react';

/** Pictures of tabs that are no files. */
export const tabIcons = { proposal: FileDiff, replace: Replace, changes: Diff } as const;

/** Of a tab whose text is not saved. */
export const UnsavedDot = createLucideIcon('unsaved-dot', [
  ['circle', { cx: 12, cy: 12, r: 5, fill: 'currentColor', key: 'dot' }],
]);
