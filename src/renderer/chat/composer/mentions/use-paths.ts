import type { FoundPath } from '@shared/project/project';
import { useEffect, useState } from 'react';
import { api, useServerState } from '../../../state/server-state';

const none: readonly FoundPath[] = [];
const most = 30;

/**
 * The files and folders whose path contains the typed text; until the main process answers, those of the previous text.
 */
export function usePaths(typed: string): readonly FoundPath[] {
  const project = useServerState((state) => state.project?.key ?? null);
  const query = typed.startsWith('{') ? '' : typed;
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (project === null || query === '') return setFound(none);
    let current = true;
    // If the search of the project fails, the menu still lists the other options.
    api.project.findFiles({ project, query, kinds: 'both', most }).then(
      (paths) => current && setFound(paths.found),
      () => current && setFound(none),
    );
    return () => {
      current = false;
    };
  }, [project, query]);
  return found;
}
