import { AppError } from '@shared/errors';
import type { ListedModel, ModelsQuery } from '@shared/settings/settings';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useState } from 'react';
import { api } from './server-state';

// The models of a provider that the user fills in, or the error and its field of the form.

export type ModelsProblem = { readonly at: 'key' | 'address' | 'model'; readonly message: AnyText };

export type ModelList = {
  /** Null before the first request, or after the query has changed. */
  readonly models: readonly ListedModel[] | null;
  readonly busy: boolean;
  ask(): Promise<readonly ListedModel[] | ModelsProblem>;
  /** The error of that field. */
  problemAt(field: ModelsProblem['at']): AnyText | undefined;
};

type Answer = { readonly kind: 'none' } | { readonly kind: 'asking'; readonly of: string } | Outcome;

type Outcome =
  | { readonly kind: 'listed'; readonly of: string; readonly models: readonly ListedModel[] }
  | { readonly kind: 'failed'; readonly of: string; readonly problem: ModelsProblem };

/** `lacking`: the field that must be filled in before a request makes sense, or null. */
export function useModelList(query: ModelsQuery, lacking: ModelsProblem | null = null): ModelList {
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const of = JSON.stringify(query);
  // An answer for another address or key is worthless.
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

/** The field to which a failure to list the models belongs. */
export function modelsProblem(error: unknown): ModelsProblem {
  const message = toldOf(error);
  if (!(error instanceof AppError)) return { at: 'model', message };
  if (error.code === 'denied') return { at: 'key', message };
  return { at: error.code === 'not-found' ? 'address' : 'model', message };
}
