import { createLucideIcon, Diff, FileDiff, Replace } from 'lucide-react';

/** Icons of tabs that are not files. */
export const tabIcons = { proposal: FileDiff, replace: Replace, changes: Diff } as const;

/** The icon of a tab with unsaved text. */
export const UnsavedDot = createLucideIcon('unsaved-dot', [
  ['circle', { cx: 12, cy: 12, r: 5, fill: 'currentColor', key: 'dot' }],
]);
