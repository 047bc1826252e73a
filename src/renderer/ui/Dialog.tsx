import { lazy } from 'react';
import type { DialogProps } from './DialogFrame';
import { LazyPart } from './LazyPart';

// A question in front of everything else, whose frame is loaded when the first is asked.

const DialogFrame = lazy(() => import('./DialogFrame').then((m) => ({ default: m.DialogFrame })));

export function Dialog(props: DialogProps) {
  return (
    <LazyPart inFront>
      <DialogFrame {...props} />
    </LazyPart>
  );
}
