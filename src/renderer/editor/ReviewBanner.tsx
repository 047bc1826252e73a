import type { Proposal, Question } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { saveFile } from '../state/files/save-files';
import { useUnsaved } from '../state/files/unsaved';
import { mainAnswerAttribute } from '../state/focus';
import type { EditState } from '../state/questions/edit-state';
import {
  clearEdited,
  dropOtherEdits,
  setEdited,
  showOtherEdits,
  useOtherEdits,
} from '../state/questions/edits';
import { openDiff } from '../state/questions/open-diffs';
import { openFile } from '../state/ui-state';
import { Button } from '../ui/Button';
import { visibleText } from '../ui/visible-text';
import { Banner } from './parts/Banner';
import { TwoVersions } from './parts/TwoVersions';

type OlderEditsProps = {
  readonly editKey: CallKey;
  /** The user's text for an older proposal. */
  readonly text: string;
  /** Of the present proposal. */
  readonly hash: string;
};

/** The user's edits are based on an older proposal: the user keeps or discards them. Esc in the text leads here. */
export function OlderEdits({ editKey, text, hash }: OlderEditsProps): ReactElement {
  const settle = (act: () => void) => () => {
    act();
    openDiff(editKey)?.focus();
  };
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button {...{ [mainAnswerAttribute]: true }} onClick={settle(() => setEdited(editKey, text, hash))}>
            {words('review.keep-text')}
          </Button>
          <Button onClick={settle(() => clearEdited(editKey))}>{words('review.drop-edits')}</Button>
        </>
      }
    >
      {words('review.edits-older')}
    </Banner>
  );
}

/** Another window edited the proposal too. */
export function OtherEdits({ editKey }: { readonly editKey: CallKey }): ReactElement | null {
  const hasOther = useOtherEdits(editKey);
  if (!hasOther) return null;
  return <TwoVersions onShow={() => showOtherEdits(editKey)} onKeep={() => dropOtherEdits(editKey)} />;
}

type ReviewBannerProps = {
  readonly editKey: CallKey;
  readonly question: Question;
  readonly proposal: Proposal;
  readonly edit: EditState;
  readonly afresh: boolean;
};

/** The most important notice about the proposal below. */
export function ReviewBanner({
  editKey,
  question,
  proposal,
  edit,
  afresh,
}: ReviewBannerProps): ReactElement | null {
  const unsaved = useUnsavedPath(question);
  const approximate = question.subject.kind === 'file-change' ? question.subject.approximate : null;
  if (question.stale !== null) return <Banner tone="warning">{visibleText(question.stale)}</Banner>;
  // Until both sides have loaded, the edits may still fit.
  if (edit.kind === 'conflict' && proposal.hash === question.hash)
    return <OlderEdits editKey={editKey} text={edit.text} hash={proposal.hash} />;
  if (unsaved !== null) return <UnsavedBanner path={unsaved} />;
  if (afresh) return <Banner tone="info">{words('review.afresh')}</Banner>;
  if (approximate !== null)
    return <Banner tone="warning">{words('review.approximate', { how: approximate })}</Banner>;
  return null;
}

/** The path of the proposal's file if its tab has unsaved text. */
function useUnsavedPath({ subject }: Question): string | null {
  const path = subject.kind === 'file-change' ? subject.relativePath : null;
  return useUnsaved(({ files }) => (path !== null && files[path] ? path : null));
}

/** Saving changes the left side, so Pilotfish computes the proposal again. */
function UnsavedBanner({ path }: { readonly path: string }): ReactElement {
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button onClick={() => openFile(path)}>{words('review.show-unsaved')}</Button>
          <Button onClick={() => void saveFile(path)}>{words('review.save-unsaved')}</Button>
        </>
      }
    >
      {words('review.unsaved')}
    </Banner>
  );
}
