import type { AnyText } from '@shared/texts/text';
import { create } from 'zustand';

/** The error of the last action on the file in front, or null. */
export const useFileFailure = create<{ readonly failure: AnyText | null }>()(() => ({ failure: null }));
