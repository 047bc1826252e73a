import { lazy } from 'react';
import { useServerState } from '../state/server-state';
import { leaveTrustReview, useTrustReview } from '../state/trust/trust-review';
import { LazyPart } from '../ui/LazyPart';

const TrustDialog = lazy(() => import('./TrustDialog').then((m) => ({ default: m.TrustDialog })));

/** The dialog about trust in this window's folder, while it is open. */
export function TrustReview() {
  const reviewed = useTrustReview(({ project }) => project);
  const root = useServerState(({ project }) => (project?.key === reviewed ? project?.root : undefined));
  if (reviewed === null || root === undefined) return null;
  return (
    <LazyPart inFront>
      <TrustDialog key={reviewed} project={reviewed} root={root} onClose={leaveTrustReview} />
    </LazyPart>
  );
}
