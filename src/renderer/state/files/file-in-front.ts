import type { FileView } from '@shared/project/project';
import { create } from 'zustand';

// File in front: what the editor that shows it tells of it. Knows nothing of Monaco, so that anyone may import it.

type TextFile = Extract<FileView, { kind: 'text' }>;

export type FileInFront = {
  /** Empty until it is read. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** Characters. */
  readonly selected: number;
  /** Empty where nothing, or much, is selected. */
  readonly selectedText: string;
  readonly encoding: TextFile['encoding'];
  readonly lineEnds: TextFile['lineEnds'];
  /** As people call it, such as "TypeScript". */
  readonly language: string;
};

/** Null while no text file is in front. */
export const useFileInFront = create<{ readonly file: FileInFront | null }>()(() => ({ file: null }));
