import { create } from 'zustand';
import type { Tab } from '../../state/ui-state';

/** The tab that the user drags. It is in the active column. */
export const useDraggedTab = create<{ readonly tab: Tab | null }>()(() => ({ tab: null }));
