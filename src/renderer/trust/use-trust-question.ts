import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import type { TrustAnswer, TrustQuestion } from '@shared/trust/trust';
import { useEffect, useState } from 'react';
import { api } from '../state/server-state';
import { useAction } from '../ui/use-action';

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

export function useTrustQuestion(project: string, onTaken: () => void): Asked {
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
