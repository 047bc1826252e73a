import { AppError } from '@shared/errors';
import type { ListedModel, ModelsQuery } from '@shared/settings/settings';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useState } from 'react';
import { api } from './server-state';

// The models of an endpoint that is being filled in, or what is wrong and with which field of the form.

export type ModelsProblem = { readonly at: 'key' | 'address' | 'model'; readonly message: AnyText };

export type ModelList = {
  /** Null while nobody asked, or what was asked about has changed. */
  readonly models: readonly ListedModel[] | null;
  readonly busy: boolean;
  ask(): Promise<readonly ListedModel[] | ModelsProblem>;
  /** What is wrong with that field. */
  problemAt(field: ModelsProblem['at']): AnyText | undefined;
};

type Answer = { readonly kind: 'none' } | { readonly kind: 'asking'; readonly of: string } | Outcome;

type Outcome =
  | { readonly kind: 'listed'; readonly of: string; readonly models: readonly ListedModel[] }
  | { readonly kind: 'failed'; readonly of: string; readonly problem: ModelsProblem };

/** `lacking`: what is to be filled in before there is anything to ask; null: nothing. */
export function useModelList(query: ModelsQuery, lacking: ModelsProblem | null = null): ModelList {
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const of = JSON.stringify(query);
  // Another address or key makes an answer worthless.
  const current: Answer = answer.kind !== 'none' && answer.of === of ? answer : { kind: 'none' };

  const ask = async () => {
    if (lacking !== null) {
      setAnswer({ kind: 'failed', of, problem: lacking });
      return lacking;
    }
    setAnswer({ kind: 'asking', of });
    const next = await api.settings.models(query).then(
      (models): Outcome => ({ kind: 'listed', of, models }),
      (error: unknown): Outcome => ({ kind: 'failed', of, problem: modelsProblem(error) }),
    );
    setAnswer((known) => (known.kind === 'asking' && known.of === of ? next : known));
    return next.kind === 'listed' ? next.models : next.problem;
  };
  return {
    models: current.kind === 'listed' ? current.models : null,
    busy: current.kind === 'asking',
    ask,
    problemAt: (field) =>
      current.kind === 'failed' && current.problem.at === field ? current.problem.message : undefined,
  };
}

/** What a failure to list the models is about. */
export function modelsProblem(error: unknown): ModelsProblem {
  const message = toldOf(error);
  if (!(error instanceof AppError)) return { at: 'model', message };
  if (error.code === 'denied') return { at: 'key', message };
  return { at: error.code === 'not-found' ? 'address' : 'model', message };
}
