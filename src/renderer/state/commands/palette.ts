import { create } from 'zustand';
import type { CommandId } from './command-titles';

// Command palette: whether it is open, and what was run from it in this window, the last first.

type Palette = {
  readonly isOpen: boolean;
  /** What stands in the field at first: typed while the palette was loaded. */
  readonly typed: string;
  readonly recent: readonly string[];
};

export const usePalette = create<Palette>()(() => ({ isOpen: false, typed: '', recent: [] }));

const mostRecent = 8;

export function togglePalette(): void {
  usePalette.setState(({ isOpen }) => ({ isOpen: !isOpen, typed: '' }));
}

export function closePalette(): void {
  usePalette.setState({ isOpen: false });
}

export function noteRun(id: CommandId): void {
  usePalette.setState(({ recent }) => ({
    recent: [id, ...recent.filter((other) => other !== id)].slice(0, mostRecent),
  }));
}
