import { lazy } from 'react';
import { useLinkQuestion } from '../../state/link-question';
import { LazyPart } from '../../ui/LazyPart';

const LinkQuestion = lazy(() => import('./LinkQuestion').then((m) => ({ default: m.LinkQuestion })));

/** Whether a link is really to be followed, while that is asked. */
export function LinkDialog() {
  const { url, problem } = useLinkQuestion();
  return (
    url !== null && (
      <LazyPart inFront>
        <LinkQuestion key={url} url={url} problem={problem} />
      </LazyPart>
    )
  );
}
