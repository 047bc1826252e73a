import { create } from 'zustand';
import type { CommandId } from './command-titles';

// State of the command palette: whether it is open, and the commands that the user ran from it, the last first.

type Palette = {
  readonly isOpen: boolean;
  /** The first text of the field: the user typed it while the palette loaded. */
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
