import { useEffect } from 'react';
import { api, useServerState } from '../../../state/server-state';

/**
 * The ready servers of the project as one text, so that a change causes a new request for their offers. Also starts the
 * servers that may run.
 */
export function useReadyServers(project: string | null): string {
  useEffect(() => {
    // The page of a server shows its errors; the list contains the others.
    if (project !== null) api.servers.start({ project }).catch(() => {});
  }, [project]);
  return useServerState((state) =>
    (state.project?.servers ?? [])
      .flatMap((one) => (one.connection.kind === 'ready' ? one.alias : []))
      .join(' '),
  );
}
