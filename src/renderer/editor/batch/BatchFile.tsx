import { type AnyText, words } from '@shared/texts/text';
import {
  Ban,
  Check,
  CheckCheck,
  CircleDashed,
  CircleHelp,
  CircleMinus,
  CircleX,
  ListChecks,
  LoaderCircle,
  type LucideIcon,
  PencilLine,
  Play,
  ShieldAlert,
  TriangleAlert,
  X,
} from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { foreseenWords } from '../../approvals/batch/foreseen-words';
import { CallTitle } from '../../parts/CallTitle';
import { ProblemCounts } from '../../parts/problems/ProblemCounts';
import type { BatchRow, BatchRowState } from '../../state/batch/batch-rows';
import { useShortTitle } from '../../state/short-title';
import { LineCounts } from '../../ui/LineCounts';
import { ReviewRow, type RowState } from '../review-list/ReviewRow';

type BatchFileProps = {
  readonly chatId: string;
  readonly row: BatchRow;
  readonly isChosen: boolean;
  readonly onChoose: ((callId: string) => void) | undefined;
};

/** A call of a batch: an edit of a file with its state, or another call with what is expected of it. */
export const BatchFile = memo(({ chatId, row, isChosen, onChoose }: BatchFileProps): ReactElement => {
  const { call, file, state } = row;
  const shared = {
    id: call.id,
    isChosen,
    state: stateOf(state),
    note: noteOf(state),
    look: faint.has(state.kind) ? ('faint' as const) : undefined,
    onChoose: onChoose && (() => onChoose(call.id)),
  };
  const problems = <ProblemCounts chatId={chatId} callId={call.id} />;
  if (!file)
    return (
      <OtherCall {...shared} title={call.title}>
        {problems}
      </OtherCall>
    );
  return (
    <ReviewRow {...shared} path={file.path}>
      {problems}
      <LineCounts added={file.added} removed={file.removed} />
    </ReviewRow>
  );
}, isSame);

/** A batch of hundreds of files changes row by row, and each change makes all rows again. */
function isSame(before: BatchFileProps, now: BatchFileProps): boolean {
  const isSameRow = before.row === now.row || shownText(before.row) === shownText(now.row);
  return isSameRow && before.isChosen === now.isChosen && before.onChoose === now.onChoose;
}

function shownText({ call: { id, title }, file, state }: BatchRow): string {
  return JSON.stringify([id, title, file, state]);
}

type OtherCallProps = Omit<Parameters<typeof ReviewRow>[0], 'path' | 'label'> & { readonly title: AnyText };

function OtherCall({ title, ...row }: OtherCallProps): ReactElement {
  const short = useShortTitle(title);
  return <ReviewRow {...row} path="" label={<CallTitle title={title} />} facts={[short]} />;
}

/** A sentence for a file that asks separately or not at all. */
function noteOf(state: BatchRowState): string | null {
  if (state.kind === 'outdated') return words('review-list.outdated');
  const foreseen = state.kind === 'queued' ? state.foreseen : null;
  return foreseen && foreseen.kind !== 'edit' ? foreseenWords(foreseen) : null;
}

const faint = new Set<BatchRowState['kind']>(['rejected', 'cancelled', 'left-out']);

const icons = {
  waiting: [CircleHelp, 'accent'],
  edited: [PencilLine, 'accent'],
  partly: [ListChecks, 'accent'],
  stale: [TriangleAlert, 'bad'],
  running: [LoaderCircle, 'soft'],
  applied: [Check, 'good'],
  rejected: [X, 'bad'],
  failed: [CircleX, 'bad'],
  cancelled: [Ban, undefined],
  undecided: [CircleDashed, undefined],
  accepted: [Check, 'accent'],
  'left-out': [CircleMinus, 'bad'],
  outdated: [TriangleAlert, 'bad'],
  queued: [CircleDashed, undefined],
} as const satisfies Record<BatchRowState['kind'], readonly [LucideIcon, RowState['tone']]>;

const foreseenIcons = {
  edit: CircleDashed,
  asks: ShieldAlert,
  runs: Play,
  'left-out': X,
  fails: CircleX,
  later: CircleDashed,
} as const;

function stateOf(state: BatchRowState): RowState {
  const [icon, tone] = icons[state.kind];
  switch (state.kind) {
    case 'queued': {
      const { foreseen } = state;
      if (foreseen === null) return { icon, tone, words: words('review-list.queued') };
      if (foreseen.kind === 'edit' && foreseen.isGranted)
        return { icon: CheckCheck, tone: 'good', words: foreseenWords(foreseen) };
      const asks = foreseen.kind === 'asks';
      return {
        icon: foreseenIcons[foreseen.kind],
        tone: asks ? 'bad' : tone,
        words: foreseenWords(foreseen),
      };
    }
    case 'partly': {
      const { accepted, verdicts } = state.judged;
      return { icon, tone, words: words('hunks.count', { accepted, all: verdicts.length }) };
    }
    case 'waiting':
      return { icon, tone, words: words('review.waits-now') };
    case 'edited':
    case 'stale':
    case 'running':
    case 'applied':
    case 'rejected':
    case 'failed':
    case 'cancelled':
    case 'undecided':
    case 'accepted':
    case 'left-out':
    case 'outdated':
      return { icon, tone, words: words(`review-list.${state.kind}`) };
  }
}
