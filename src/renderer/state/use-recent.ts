import type { ProjectSummary } from '@shared/app-state';
import type { RecentProject } from '@shared/project/project';
import { useCallback, useState } from 'react';
import { api, useServerState } from './server-state';

const none: readonly ProjectSummary[] = [];

export type Recent = {
  /** Recently opened folders, except the open ones. */
  readonly projects: readonly RecentProject[];
  /** Reads the list again, because folders may appear and disappear. */
  look(): void;
};

/** The recent projects, once they are loaded; empty if the main process fails to answer. */
export function useRecent(): Recent {
  const open = useServerState(({ app }) => app?.projects ?? none);
  const [projects, setProjects] = useState<readonly RecentProject[]>([]);
  const look = useCallback(() => void api.project.recent().then(setProjects, () => setProjects([])), []);
  const isOpen = ({ key }: RecentProject) => open.some((project) => project.key === key);
  return { projects: projects.filter((project) => !isOpen(project)), look };
}
