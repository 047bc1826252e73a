import '../parts/panel-texts';
import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { TrustAnswer, TrustQuestion } from '@shared/trust/trust';
import { useEffect, useRef, useState } from 'react';
import { api } from '../state/server-state';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ErrorText } from '../ui/ErrorText';
import { Marked } from '../ui/Marked';
import { Spinner } from '../ui/Spinner';
import { useAction } from '../ui/use-action';
import { visibleText } from '../ui/visible-text';
import { BroughtList } from './BroughtList';
import styles from './TrustDialog.module.css';

// All the programs that the folder's own files would run and the texts that they would send to a model, and the
// user's answer. No answer is preselected; closing the dialog decides nothing.

type TrustDialogProps = {
  readonly project: string;
  readonly root: string;
  onClose(): void;
};

export function TrustDialog({ project, root, onClose }: TrustDialogProps) {
  const { question, failure, busy, answer } = useTrustQuestion(project, onClose);
  const list = useRef<HTMLElement>(null);
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={words(question === null ? 'trust.title' : titleOf(question))}
      description={<Marked className={styles.path} text={descriptionOf(question, visibleText(root))} />}
      // The list to read has the focus, so that a habitual key press gives no answer.
      initialFocus={() => list.current}
      footer={question && <Answers question={question} busy={busy} onAnswer={answer} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys, and the keyboard begins here. */}
      <section ref={list} tabIndex={0} className={styles.list} aria-label={words('trust.list')}>
        <ErrorText>{failure}</ErrorText>
        {question === null && failure === null && <Spinner label={words('trust.looking')} />}
        {question && <BroughtList brought={question.brought} />}
      </section>
    </Dialog>
  );
}

function titleOf({ isTrusted, brought }: TrustQuestion) {
  if (!isTrusted) return 'trust.title';
  return brought.every(({ state }) => state === 'accepted') ? 'trust.title-trusted' : 'trust.title-changed';
}

function descriptionOf(question: TrustQuestion | null, path: string): string {
  const around = question?.trustedBy;
  if (around) return words('trust.about-around', { path, around: visibleText(around) });
  return words(question?.isTrusted ? 'trust.about-trusted' : 'trust.about', { path });
}

type AnswersProps = {
  readonly question: TrustQuestion;
  readonly busy: boolean;
  onAnswer(answer: TrustAnswer): void;
};

/** Side by side and alike, because the user decides which is right. */
function Answers({ question, busy, onAnswer }: AnswersProps) {
  const { isTrusted, trustedBy, parent, brought } = question;
  const changed = brought.some(({ state }) => state !== 'accepted');
  const nameOf = (folder: string) => visibleText(folder.split(/[/\\]/).at(-1) || folder);
  return (
    <>
      <Button disabled={busy} onClick={() => onAnswer('restricted')}>
        {!isTrusted
          ? words('trust.stay-restricted')
          : trustedBy === null
            ? words('trust.stop')
            : words('trust.stop-around', { name: nameOf(trustedBy) })}
      </Button>
      {!isTrusted && parent !== null && (
        <Button disabled={busy} title={visibleText(parent)} onClick={() => onAnswer('parent')}>
          {words('trust.trust-parent', { name: nameOf(parent) })}
        </Button>
      )}
      {(!isTrusted || changed) && (
        <Button disabled={busy} onClick={() => onAnswer('folder')}>
          {words(isTrusted ? 'trust.accept-changes' : 'trust.trust-folder')}
        </Button>
      )}
    </>
  );
}

// The question about a project's folder as it was when the dialog opened, and the user's answer to exactly that.

type Asked = {
  /** Null while it loads. */
  readonly question: TrustQuestion | null;
  /** The reason why it failed to load, or why the main process refused the last answer. */
  readonly failure: AnyText | null;
  readonly busy: boolean;
  /**
   * Calls `onTaken` once the main process has accepted it. If the question changed meanwhile, the dialog shows the
   * new one.
   */
  answer(answer: TrustAnswer): void;
};

function useTrustQuestion(project: string, onTaken: () => void): Asked {
  const [question, setQuestion] = useState<TrustQuestion | null>(null);
  const [notFetched, setNotFetched] = useState<AnyText | null>(null);
  const [looks, setLooks] = useState(0);
  const { run, busy, error } = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look asks again.
  useEffect(() => {
    let current = true;
    api.trust.question({ project }).then(
      (asked) => current && setQuestion(asked),
      (problem: unknown) => current && setNotFetched(toldOf(problem)),
    );
    return () => {
      current = false;
    };
  }, [project, looks]);
  const answer = (given: TrustAnswer) =>
    run(async () => {
      if (question === null) return;
      try {
        await api.trust.answer({ project, answer: given, hash: question.hash });
      } catch (problem) {
        setLooks((before) => before + 1);
        throw problem;
      }
      onTaken();
    });
  return { question, failure: error ?? notFetched, busy, answer };
}
