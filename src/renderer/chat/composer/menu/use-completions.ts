import type { CompletionQuery } from '@shared/servers/server-offers';
import { useEffect, useState } from 'react';
import { api, useServerState } from '../../../state/server-state';

const none: readonly string[] = [];

/** The server's proposals for the value that the user writes; until it answers, those for the previous text. */
export function useCompletions(query: CompletionQuery | null): readonly string[] {
  const project = useServerState((state) => state.project?.key ?? null);
  const [values, setValues] = useState(none);
  const asked = query && JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is another one when it says something else.
  useEffect(() => {
    if (query === null || project === null) return setValues(none);
    let current = true;
    api.servers.complete({ project, ...query }).then(
      (found) => current && setValues(found),
      () => current && setValues(none),
    );
    return () => {
      current = false;
    };
  }, [project, asked]);
  return values;
}
