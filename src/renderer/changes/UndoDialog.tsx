import '../parts/panel-texts';
import type { ChangesView } from '@shared/changes/changes';
import { isOfDoingAgain } from '@shared/chat/is-done-again';
import { words } from '@shared/texts/text';
import { type ReactElement, useState } from 'react';
import { WorkProgress } from '../parts/WorkProgress';
import { openChanges } from '../state/changes/reviewed-changes';
import { wholeFiles } from '../state/changes/take-back';
import { leaveUndo, rangeToUndo, type UndoQuestion } from '../state/changes/undo-question';
import { focusComposer } from '../state/focus';
import { followWork } from '../state/long-work';
import { api } from '../state/server-state';
import { setDraft, showChat } from '../state/ui-state';
import { useChat } from '../state/use-chat';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ErrorText } from '../ui/ErrorText';
import { RadioGroup } from '../ui/fields/RadioGroup';
import { useAction } from '../ui/use-action';
import styles from './UndoDialog.module.css';
import { UndoFiles } from './UndoFiles';
import { usePreview } from './use-preview';

const titles = {
  turn: 'undo.turn',
  call: 'undo.call',
  undo: 'undo.again',
  redo: 'undo.redone',
  from: 'undo.to-here',
} as const;
const meanings = {
  turn: 'undo.turn-means',
  call: 'undo.call-means',
  undo: 'undo.again-means',
  redo: 'undo.redone-means',
  from: undefined,
} as const;

/**
 * Shows the effect of an undo on each file beforehand; for a message, also asks whether the chat goes back with the
 * files.
 */
export function UndoDialog({ question }: { readonly question: UndoQuestion }): ReactElement {
  const { view, failure, readAgain } = usePreview(question);
  const [goesBack, setGoesBack] = useState<GoesBack>(question.kind === 'from' ? 'both' : 'files');
  const { run, busy, error } = useAction();
  const asked = useAsked(question);
  const meaning = meanings[asked];
  const undo = () =>
    run(async () => {
      const kept = await runUndo(question, goesBack, view);
      if (kept === 0) leaveUndo();
      else readAgain();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leaveUndo()}
      title={words(titles[asked])}
      description={meaning && words(meaning)}
      width="wide"
      footer={
        <>
          {busy && <WorkProgress of="undoing" />}
          <Button onClick={leaveUndo}>{words('ui.cancel')}</Button>
          <Button onClick={() => review(question)}>{words('undo.review')}</Button>
          <Button
            variant="primary"
            disabled={busy || (goesBack !== 'chat' && view === null)}
            disabledReason={whyNot(goesBack, view)}
            onClick={undo}
          >
            {words(doTexts[goesBack === 'chat' ? 'chat' : asked])}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {question.kind === 'from' && <WhatGoesBack value={goesBack} onChange={setGoesBack} />}
        {goesBack !== 'chat' && <UndoFiles view={view} failure={failure} />}
        <ErrorText>{error}</ErrorText>
      </div>
    </Dialog>
  );
}

/** If the user undoes a redo, the dialog has the texts of an undo. */
function useAsked({ kind, chatId, itemId }: UndoQuestion): keyof typeof titles {
  const isAgain = useChat(chatId, ({ items }) => kind === 'undo' && isOfDoingAgain(itemId, items));
  return isAgain ? 'redo' : kind;
}

const doTexts = {
  turn: 'undo.do-turn',
  call: 'undo.do-call',
  undo: 'undo.do-redo',
  redo: 'changes-review.take-back',
  from: 'undo.to-here',
  chat: 'undo.go-on',
} as const;

const parts = ['both', 'files', 'chat'] as const satisfies readonly GoesBack[];

type WhatGoesBackProps = { readonly value: GoesBack; onChange(value: GoesBack): void };

function WhatGoesBack({ value, onChange }: WhatGoesBackProps): ReactElement {
  return (
    <RadioGroup
      label={words('undo.what')}
      value={value}
      options={parts.map((part) => ({
        value: part,
        label: words(`undo.${part}`),
        hint: words(`undo.${part}-hint`),
      }))}
      onChange={onChange}
    />
  );
}

function review(question: UndoQuestion): void {
  leaveUndo();
  openChanges(question.chatId, rangeToUndo(question));
}

/** With the chat, the undo is possible even if no file changes. */
function whyNot(goesBack: GoesBack, view: ChangesView | null): string | undefined {
  if (goesBack !== 'files' || view === null || wholeFiles(view.files).length > 0) return;
  return words('changes-review.nothing-to-take-back');
}

type GoesBack = 'files' | 'chat' | 'both';

/**
 * Undoes the files that the user saw, then continues in a copy of the chat that ends before the message. The files come
 * first: if that fails, the chat stays. Resolves with the number of files that Pilotfish left unchanged, because they
 * have changed since.
 */
async function runUndo(
  question: UndoQuestion,
  goesBack: GoesBack,
  view: ChangesView | null,
): Promise<number> {
  const kept = goesBack === 'chat' || !view ? 0 : await takeBack(question, view);
  if (kept === 0 && goesBack !== 'files') await goOnBefore(question);
  return kept;
}

/** The list of files already warned about running commands. */
async function takeBack(question: UndoQuestion, view: ChangesView): Promise<number> {
  const files = wholeFiles(view.files);
  if (files.length === 0) return 0;
  const range = rangeToUndo(question);
  const whileRunning = view.running > 0;
  const { chatId } = question;
  const { kept } = await followWork((work) =>
    api.changes.takeBack({ chatId, range, files, whileRunning, work }),
  );
  return kept.length;
}

/** The message's text becomes the draft of the new chat. */
async function goOnBefore({ chatId, itemId }: UndoQuestion): Promise<void> {
  const { id, said } = await api.chat.branch({ chatId, itemId, upTo: 'before' });
  setDraft(id, said);
  showChat(id);
  focusComposer();
}
