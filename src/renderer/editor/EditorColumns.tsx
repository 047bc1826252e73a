import { words } from '@shared/texts/text';
import { type ReactElement, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels';
import { useShallow } from 'zustand/react/shallow';
import { setSizes, useUiState } from '../state/ui-state';
import styles from './columns/Columns.module.css';
import { leastRoom, shownColumns } from './columns/shown-columns';
import { EditorColumn } from './EditorColumn';

/** The columns of the editor area on screen, with an edge between two. A double click on it makes them equal. */
export function EditorColumns(): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(area);
  const places = useUiState(useShallow((local) => shownColumns(local, hasRoom)));
  const areTwo = places.length === 2;
  const sizes = useKeptSizes(areTwo);
  const column = (place: 'left' | 'right') => (
    <Panel id={place} className={styles.content} defaultSize="50" minSize={200}>
      <EditorColumn place={place} isAlone={!areTwo} hasRoom={hasRoom} />
    </Panel>
  );
  return (
    <div ref={area} className={styles.columns}>
      <Group orientation="horizontal" {...sizes}>
        {places.includes('left') && column('left')}
        {areTwo && <Separator className={styles.separator} aria-label={words('editor-area.column-widths')} />}
        {places.includes('right') && column('right')}
      </Group>
    </div>
  );
}

function useHasRoom(area: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => setHasRoom(element.clientWidth >= leastRoom);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [area]);
  return hasRoom;
}

const group = 'editor columns';

/** One column has no size to keep. */
function useKeptSizes(areTwo: boolean) {
  const defaultLayout = useMemo(() => (areTwo ? useUiState.getState().sizes[group] : undefined), [areTwo]);
  const onLayoutChanged = (sizes: Layout) => {
    if (areTwo && Object.keys(sizes).length === 2) setSizes(group, sizes);
  };
  return { defaultLayout, onLayoutChanged };
}
