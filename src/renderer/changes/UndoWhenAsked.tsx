import { lazy } from 'react';
import { useUndoQuestion } from '../state/changes/undo-question';
import { LazyPart } from '../ui/LazyPart';

const UndoDialog = lazy(() => import('./UndoDialog').then((m) => ({ default: m.UndoDialog })));

/** The preview of an undo, while its question is open. */
export function UndoWhenAsked() {
  const question = useUndoQuestion((state) => state.question);
  if (!question) return null;
  return (
    <LazyPart inFront>
      <UndoDialog key={`${question.kind} ${question.chatId} ${question.itemId}`} question={question} />
    </LazyPart>
  );
}
