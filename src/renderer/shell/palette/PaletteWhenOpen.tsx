import { lazy, type ReactElement } from 'react';
import { usePalette } from '../../state/commands/palette';
import { LazyPart } from '../../ui/LazyPart';

const CommandPalette = lazy(() => import('./CommandPalette').then((m) => ({ default: m.CommandPalette })));

/** The command palette, loaded when it is opened first. */
export function PaletteWhenOpen(): ReactElement | null {
  const isOpen = usePalette((palette) => palette.isOpen);
  if (!isOpen) return null;
  return (
    <LazyPart>
      <CommandPalette />
    </LazyPart>
  );
}
