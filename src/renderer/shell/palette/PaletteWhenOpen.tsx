import { words } from '@shared/texts/text';
import { lazy, type ReactElement } from 'react';
import { closePalette, usePalette } from '../../state/commands/palette';
import { LazyPart } from '../../ui/LazyPart';
import { PickListToCome } from '../../ui/pick-list/PickListToCome';

const CommandPalette = lazy(() => import('./CommandPalette').then((m) => ({ default: m.CommandPalette })));

/** The command palette, loaded when the user first opens it. */
export function PaletteWhenOpen(): ReactElement | null {
  const isOpen = usePalette((palette) => palette.isOpen);
  if (!isOpen) return null;
  return (
    <LazyPart inFront fallback={<PaletteToCome />}>
      <CommandPalette />
    </LazyPart>
  );
}

function PaletteToCome(): ReactElement {
  return (
    <PickListToCome
      name={words('palette.name')}
      placeholder={words('palette.placeholder')}
      typed={usePalette((palette) => palette.typed)}
      onType={(typed) => usePalette.setState({ typed })}
      leave={closePalette}
    />
  );
}
