import type { ProposalAhead } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { FileClock, FileWarning } from 'lucide-react';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useForeseen } from '../../state/batch/batch-ahead';
import { api } from '../../state/server-state';
import { EmptyState } from '../../ui/EmptyState';
import { LazyPart } from '../../ui/LazyPart';
import { visibleText } from '../../ui/visible-text';
import { Banner } from '../parts/Banner';
import { Loading } from '../parts/Loading';
import type { PlainSides } from '../parts/plain-sides';

const names = {
  before: 'review.before-it',
  after: 'review.after-it',
  original: 'review.ahead-before',
  modified: 'review.ahead-after',
} as const;

type Place = { readonly chatId: string; readonly callId: string; readonly of: string };

/** `Diff` loads Monaco, and only when it is shown. */
type AheadSidesProps = Place & { readonly Diff: ComponentType<PlainSides> };

/** The read-only change of an edit that follows the waiting one in its batch. */
export function AheadSides({ chatId, callId, of, Diff }: AheadSidesProps): ReactElement {
  const foreseen = useForeseen(chatId, of)?.foreseen;
  const edit = foreseen && 'diff' in foreseen ? foreseen : null;
  const sides = useSides({ chatId, callId, of }, edit?.diff);
  if (sides !== null && sides !== 'none' && 'why' in sides)
    return (
      <EmptyState icon={FileWarning} title={words('review.failed')}>
        {visibleText(sides.why)}
      </EmptyState>
    );
  if (edit === null || sides === 'none')
    return <EmptyState icon={FileClock} title={words('review.ahead-is-none')} />;
  if (sides === null) return <Loading />;
  return (
    <>
      <Banner tone="info">{words('review.ahead-note')}</Banner>
      <LazyPart fallback={<Loading />}>
        <Diff
          path={edit.subject.relativePath}
          hash={`${of} ${sides.diff}`}
          original={sides.original}
          proposed={sides.proposed}
          names={names}
        />
      </LazyPart>
    </>
  );
}

type Sides = ProposalAhead | 'none' | { readonly why: ReturnType<typeof toldOf> } | null;

/** The sides of the previous edit stay until the new sides have loaded. */
function useSides({ chatId, callId, of }: Place, diff: string | undefined): Sides {
  const [sides, setSides] = useState<Sides>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change of the same call is fetched too
  useEffect(() => {
    let isCurrent = true;
    api.queue.ahead({ chatId, callId, of }).then(
      (found) => isCurrent && setSides(found ?? 'none'),
      (error: unknown) => isCurrent && setSides({ why: toldOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [chatId, callId, of, diff]);
  return sides;
}
