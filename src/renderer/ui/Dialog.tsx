import { lazy } from 'react';
import type { DialogProps } from './DialogFrame';
import { LazyPart } from './LazyPart';

// A modal dialog. Its frame loads when the first dialog opens.

const DialogFrame = lazy(() => import('./DialogFrame').then((m) => ({ default: m.DialogFrame })));

export function Dialog(props: DialogProps) {
  return (
    <LazyPart inFront>
      <DialogFrame {...props} />
    </LazyPart>
  );
}
