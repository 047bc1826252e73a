import { lazy } from 'react';
import { useLinkQuestion } from '../../state/link-question';
import { LazyPart } from '../../ui/LazyPart';

const LinkQuestion = lazy(() => import('./LinkQuestion').then((m) => ({ default: m.LinkQuestion })));

/** Asks whether to follow a link, while the question is open. */
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
