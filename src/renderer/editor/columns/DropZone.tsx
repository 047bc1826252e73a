import { type ReactElement, useState } from 'react';
import { canMoveBeside, moveBeside, splitEditor } from '../../state/files/editor-columns';
import { type Tab, useUiState } from '../../state/ui-state';
import { useColumn } from '../parts/in-column';
import styles from './Columns.module.css';
import { useDraggedTab } from './dragged-tab';
import { enterColumnAfter } from './enter-column';

type DropZoneProps = { readonly isAlone: boolean; readonly hasRoom: boolean };

/** While the user drags the tab of a file: the whole other column, or the right half of the only one, takes it. */
export function DropZone({ isAlone, hasRoom }: DropZoneProps): ReactElement | null {
  const { isActive } = useColumn();
  const tab = useDraggedTab((dragged) => dragged.tab);
  const hasOther = useUiState(({ otherColumn }) => otherColumn !== null);
  const takes = hasOther ? !isAlone && !isActive : hasRoom;
  if (tab?.kind !== 'file' || !takes) return null;
  return <Zone tab={tab} isHalf={!hasOther} />;
}

type ZoneProps = { readonly tab: Extract<Tab, { kind: 'file' }>; readonly isHalf: boolean };

function Zone({ tab, isHalf }: ZoneProps): ReactElement {
  const [isOver, setOver] = useState(false);
  const end = () => useDraggedTab.setState({ tab: null });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; commands split the editor and move the tab
    <div
      className={styles.zone}
      data-half={isHalf || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        end();
        enterColumnAfter(() => (canMoveBeside(useUiState.getState()) ? moveBeside(tab) : splitEditor(tab)));
      }}
      // If the dragged tab closes, no event ends the drag.
      onPointerMove={end}
    />
  );
}
