import { useEffect } from 'react';
import { api, useServerState } from '../../../state/server-state';

/**
 * Which servers of the project are ready, as one text, so that what they offer is asked for again when others are.
 * Somebody looks for that: those that may run are started.
 */
export function useReadyServers(project: string | null): string {
  useEffect(() => {
    // What is wrong with one stands on its page; the list has what there is.
    if (project !== null) api.servers.start({ project }).catch(() => {});
  }, [project]);
  return useServerState((state) =>
    (state.project?.servers ?? [])
      .flatMap((one) => (one.connection.kind === 'ready' ? one.alias : []))
      .join(' '),
  );
}
