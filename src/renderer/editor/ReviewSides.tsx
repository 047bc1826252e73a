import type { Proposal } from '@shared/approval/approval';
import { callKeyOf } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import { FileClock, FileWarning } from 'lucide-react';
import { lazy, type ReactElement, useRef, useState } from 'react';
import { EmptyState } from '../ui/EmptyState';
import { LazyPart } from '../ui/LazyPart';
import { visibleText } from '../ui/visible-text';
import type { Later } from './batch/use-later';
import { DiffHeader } from './DiffHeader';
import type { DiffLayout } from './diff-layout';
import { Loading } from './parts/Loading';
import { withMonacoWords } from './parts/with-monaco-words';
import styles from './Review.module.css';

const DiffView = lazy(async () => ({
  default: (await withMonacoWords(() => import('./DiffView'))).DiffView,
}));

/** The change in front: the waiting one, or a later one of its batch. */
export type FrontSides = Pick<Later, 'sides' | 'isOpen'> & { readonly callId: string };

type ReviewSidesProps = {
  readonly chatId: string;
  readonly front: FrontSides;
  /** Called after each comparison. `isCoarse`: blocks are larger than the changes. */
  onCompared(isCoarse: boolean): void;
};

/** Both sides of the change in front. The editor stays while the next change loads. */
export function ReviewSides({ chatId, front, onCompared }: ReviewSidesProps): ReactElement {
  const [layout, setLayout] = useState<DiffLayout>('side-by-side');
  const last = useRef<Shown | null>(null);
  const { callId, sides, isOpen } = front;
  const isShown = isProposal(sides);
  if (isShown) last.current = { callId, proposal: sides };
  const shown = last.current;
  return (
    <>
      {!isShown && (
        <div className={styles.sides}>
          <NoSides sides={sides} />
        </div>
      )}
      {shown && (
        <div className={styles.sides} hidden={!isShown}>
          <DiffHeader call={callKeyOf(chatId, shown.callId)} proposal={shown.proposal} layout={layout} />
          <LazyPart fallback={<Loading />}>
            <DiffView
              chatId={chatId}
              callId={shown.callId}
              proposal={shown.proposal}
              judged={isOpen}
              readOnly={isOpen ? null : 'review.decided-elsewhere'}
              onLayout={setLayout}
              onCompared={onCompared}
            />
          </LazyPart>
        </div>
      )}
    </>
  );
}

type Shown = { readonly callId: string; readonly proposal: Proposal };

function isProposal(sides: FrontSides['sides']): sides is Proposal {
  return typeof sides === 'object' && 'proposed' in sides;
}

function NoSides({ sides }: { readonly sides: Exclude<FrontSides['sides'], Proposal> }): ReactElement {
  if (sides === 'loading') return <Loading />;
  if (sides === 'none') return <EmptyState icon={FileClock} title={words('review.ahead-is-none')} />;
  return (
    <EmptyState icon={FileWarning} title={words('review.failed')}>
      {visibleText(sides.why)}
    </EmptyState>
  );
}
