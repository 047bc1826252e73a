import type { RecentProject } from '@shared/project';
import { useCallback, useState } from 'react';
import { api, useServerState } from './server-state';

export type Recent = {
  /** The folders opened before, without the one that is open. */
  readonly projects: readonly RecentProject[];
  /** Looks them up anew: folders come and go. */
  look(): void;
};

/** The recent projects, once they were looked up. Without an answer there are none to offer. */
export function useRecent(): Recent {
  const root = useServerState(({ app }) => app?.project?.root);
  const [projects, setProjects] = useState<readonly RecentProject[]>([]);
  const look = useCallback(() => void api.project.recent().then(setProjects, () => setProjects([])), []);
  return { projects: projects.filter((project) => project.root !== root), look };
}
