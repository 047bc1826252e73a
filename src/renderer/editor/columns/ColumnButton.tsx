import { words } from '@shared/texts/text';
import { ArrowLeftRight, Columns2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { commandLabel } from '../../state/commands/command-item';
import { keysOf } from '../../state/commands/command-keys';
import { splitEditor } from '../../state/files/editor-columns';
import { placeBeside, type Tab, useUiState } from '../../state/ui-state';
import { IconButton } from '../../ui/IconButton';
import { useColumn } from '../parts/in-column';
import { columnNumber } from './column-number';
import { enterColumnAfter, goToColumn } from './enter-column';

type ColumnButtonProps = {
  /** The tab in front. */
  readonly tab: Tab;
  /** Whether no other column is on screen. */
  readonly isAlone: boolean;
  /** Whether there is room for two columns. */
  readonly hasRoom: boolean;
};

/** At the end of the tabs: shows the other column if it is hidden, or splits the editor. */
export function ColumnButton({ tab, isAlone, hasRoom }: ColumnButtonProps): ReactElement | null {
  const { place } = useColumn();
  const hasOther = useUiState(({ otherColumn }) => otherColumn !== null);
  if (!isAlone) return null;
  if (hasOther) {
    const other = placeBeside(place);
    return (
      <IconButton
        icon={ArrowLeftRight}
        label={words('editor-area.show-column', { number: columnNumber(other) })}
        keys={keysOf(other === 'left' ? 'region.column1' : 'region.column2')}
        onClick={() => goToColumn(other)}
      />
    );
  }
  if (!hasRoom || tab.kind !== 'file') return null;
  return (
    <IconButton
      icon={Columns2}
      {...commandLabel('tab.split')}
      onClick={() => enterColumnAfter(() => splitEditor(tab))}
    />
  );
}
