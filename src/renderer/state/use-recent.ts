import type { ProjectSummary } from '@shared/app-state';
import type { RecentProject } from '@shared/project/project';
import { useCallback, useState } from 'react';
import { api, useServerState } from './server-state';

const none: readonly ProjectSummary[] = [];

export type Recent = {
  /** The folders opened before, without those that are open. */
  readonly projects: readonly RecentProject[];
  /** Looks them up anew: folders come and go. */
  look(): void;
};

/** The recent projects, once they were looked up. Without an answer there are none to offer. */
export function useRecent(): Recent {
  const open = useServerState(({ app }) => app?.projects ?? none);
  const [projects, setProjects] = useState<readonly RecentProject[]>([]);
  const look = useCallback(() => void api.project.recent().then(setProjects, () => setProjects([])), []);
  const isOpen = ({ key }: RecentProject) => open.some((project) => project.key === key);
  return { projects: projects.filter((project) => !isOpen(project)), look };
}
