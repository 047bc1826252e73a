import { dataFileAt } from '@shared/data-files/data-file';
import { useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';

type File = { readonly path: string; readonly encoding: string };

type Known = { readonly project: string; readonly version: string; readonly text: string | null };

/** By path, so that a tab that comes to the front again has it at once. */
const known = new Map<string, Known>();
const mostKnown = 50;

/** The file's text in the commit that is checked out, read once per commit; null if there is none. */
export function useCommittedText({ path, encoding }: File): string | null {
  const project = useServerState((state) => state.project?.key ?? null);
  const commit = useServerState((state) => state.project?.gitCommit ?? null);
  const version = `${commit} ${encoding}`;
  const [, setRead] = useState<Known | null>(null);
  const isOfProject = project !== null && commit !== null && dataFileAt(path) === null;
  const now = known.get(path);
  const mine = isOfProject && now?.project === project ? now : undefined;
  const isCurrent = mine?.version === version;
  useEffect(() => {
    if (!isOfProject || isCurrent) return;
    let isWanted = true;
    api.project.readCommitted({ project, path }).then(
      (found) => {
        if (isWanted) setRead(keep(path, { project, version, text: found?.text ?? null }));
      },
      // The file has no bars then; the log of the main process has the reason.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isOfProject, isCurrent, project, path, version]);
  // The text of the commit before stays until the new one is there.
  return mine?.text ?? null;
}

function keep(path: string, read: Known): Known {
  known.delete(path);
  known.set(path, read);
  for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest);
  return read;
}
