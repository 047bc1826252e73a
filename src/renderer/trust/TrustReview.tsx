import { lazy } from 'react';
import { useServerState } from '../state/server-state';
import { leaveTrustReview, useTrustReview } from '../state/trust/trust-review';
import { LazyPart } from '../ui/LazyPart';

const TrustDialog = lazy(() => import('./TrustDialog').then((m) => ({ default: m.TrustDialog })));

/** The dialog about the trust of the folder this window shows, while the person looks at it. */
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
