import type { ChangesView } from '@shared/changes/changes';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rangeToUndo, type UndoQuestion } from '../state/changes/undo-question';
import { api } from '../state/server-state';

export type Preview = { readonly view: ChangesView | null; readonly failure: AnyText | null };

/** The present effect of an undo, from the main process; `view` is null until it is loaded. */
export function usePreview(question: UndoQuestion): Preview & { readAgain(): void } {
  const [preview, setPreview] = useState<Preview>({ view: null, failure: null });
  const current = useRef({});
  const readAgain = useCallback(() => {
    const mine = {};
    current.current = mine;
    const tell = (next: Preview) => current.current === mine && setPreview(next);
    api.changes.list({ chatId: question.chatId, range: rangeToUndo(question) }).then(
      (view) => tell({ view, failure: null }),
      (error: unknown) => tell({ view: null, failure: toldOf(error) }),
    );
  }, [question]);
  useEffect(() => {
    readAgain();
    return () => {
      current.current = {};
    };
  }, [readAgain]);
  return { ...preview, readAgain };
}
