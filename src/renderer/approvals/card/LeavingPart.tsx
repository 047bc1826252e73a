import { type ReactNode, useLayoutEffect } from 'react';

type LeavingPartProps = { readonly children: ReactNode; onLeave(): void };

/** Calls `onLeave`, which must stay the same function, before its elements are removed. */
export function LeavingPart({ children, onLeave }: LeavingPartProps): ReactNode {
  useLayoutEffect(() => onLeave, [onLeave]);
  return children;
}
