import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';

/** Why what was last asked of the file in front failed; null: it did not, or nothing was. */
export const useFileFailure = create<{ readonly failure: AnyText | null }>()(() => ({ failure: null }));
