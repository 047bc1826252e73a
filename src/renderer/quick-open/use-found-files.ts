import type { FoundPaths } from '@shared/project/project';
import type { AnyText } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { useEffect, useState } from 'react';
import { api } from '../state/server-state';

const most = 60;

export type FoundFiles = {
  /** The files for the current text, or for the previous text during a search; null before the first answer. */
  readonly files: FoundPaths | null;
  readonly searching: boolean;
  readonly error: AnyText | null;
};

type Answer = Pick<FoundFiles, 'files' | 'error'> & { readonly query: string };

/** The files of the project that match the query. An empty query asks nothing. */
export function useFoundFiles(project: string, query: string): FoundFiles {
  const [answer, setAnswer] = useState<Answer>({ query: '', files: null, error: null });
  useEffect(() => {
    if (query === '') return;
    let current = true;
    const take = (next: Partial<Answer>) =>
      current && setAnswer((before) => ({ ...before, error: null, ...next, query }));
    api.project.findFiles({ project, query, kinds: 'files', most }).then(
      (files) => take({ files }),
      (error: unknown) => take({ files: null, error: toldOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [project, query]);
  const { files, error } = answer;
  return { files, error: answer.query === query ? error : null, searching: answer.query !== query };
}
