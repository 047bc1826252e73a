import { useEffect, useState, useSyncExternalStore } from 'react';
import type { monaco } from '../monaco/monaco';
import { createSideLayer, type SideLayer, type Sight } from './side-layer';

/** Null before the first drawing. */
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

/** What is in sight, anew whenever it is something else. */
export function useSight({ onSight, sight }: SideLayer): Sight {
  return useSyncExternalStore(onSight, sight);
}
