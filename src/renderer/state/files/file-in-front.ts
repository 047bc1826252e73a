import type { FileView } from '@shared/project/project';
import { create } from 'zustand';

// The file in front, as its editor reports it. Independent of Monaco, so that any module may import it.

type TextFile = Extract<FileView, { kind: 'text' }>;

export type FileInFront = {
  /** Empty until the file is read. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** In characters. */
  readonly selected: number;
  /** Empty if the selection is empty or too large. */
  readonly selectedText: string;
  readonly encoding: TextFile['encoding'];
  readonly lineEnds: TextFile['lineEnds'];
  /** The display name, such as "TypeScript". */
  readonly language: string;
};

/** Null while no text file is in front. */
export const useFileInFront = create<{ readonly file: FileInFront | null }>()(() => ({ file: null }));
