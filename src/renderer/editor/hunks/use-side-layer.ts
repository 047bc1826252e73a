import { useEffect, useState, useSyncExternalStore } from 'react';
import type { monaco } from '../monaco/monaco';
import { createSideLayer, type SideLayer, type Sight } from './side-layer';

/** Null before the first render. */
export function useSideLayer(editor: monaco.editor.ICodeEditor): SideLayer | null {
  const [layer, setLayer] = useState<SideLayer | null>(null);
  useEffect(() => {
    const created = createSideLayer(editor);
    setLayer(created);
    return () => {
      setLayer(null);
      created.dispose();
    };
  }, [editor]);
  return layer;
}

/** The visible range; it causes a render when it changes. */
export function useSight({ onSight, sight }: SideLayer): Sight {
  return useSyncExternalStore(onSight, sight);
}
