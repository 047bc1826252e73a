import { useId, useMemo, useState } from 'react';
import type { SettingsSection } from '../../state/ui-state';
import { goToSetting } from '../parts/goal';
import { useSettingRows } from '../rows/use-setting-rows';
import { type Entry, entriesOf, matchingEntries } from './entries';

// Search over all settings: the typed text, the results, and the result that Enter opens.

export function useSettingsSearch(pages: readonly SettingsSection[]) {
  const listId = useId();
  const [{ typed, at }, set] = useState({ typed: '', at: 0 });
  const { rows } = useSettingRows();
  const entries = useMemo(() => entriesOf(rows ?? []), [rows]);
  const found = useMemo(
    () => (typed.trim() === '' ? [] : matchingEntries(entries, typed, pages)),
    [entries, typed, pages],
  );
  const active = Math.min(at, found.length - 1);
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    set({ typed: '', at: 0 });
    goToSetting(entry.page, entry.id);
  };
  return {
    ...{ listId, typed, found, active, choose },
    isSearching: typed.trim() !== '',
    type: (next: string) => set({ typed: next, at: 0 }),
    step: (by: 1 | -1) => set({ typed, at: (active + by + found.length) % Math.max(found.length, 1) }),
  };
}
