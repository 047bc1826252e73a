import type { AppState } from '@shared/app-state';
import type { ProjectState } from '@shared/project/project-state';
import type { ToolListing } from '@shared/tools/tools';
import { useMemo } from 'react';
import { api, useServerState } from './server-state';

// The tools as main lists them: the application's, then those that come from elsewhere. A call may be of one that is not
// there any more: it is shown all the same.

export function useTool(name: string): ToolListing | undefined {
  return useServerState((state) => toolNamed(state, name));
}

export function useTools(): readonly ToolListing[] {
  const own = useServerState(({ app }) => app?.tools ?? noTools);
  const elsewhere = useServerState(({ project }) => project?.tools ?? noTools);
  return useMemo(() => [...own, ...elsewhere], [own, elsewhere]);
}

/**
 * Has what comes from elsewhere looked up, for who is about to choose of it; `useTools` has it as it is known. What is
 * wrong is said where it is set.
 */
export function lookForTools(): void {
  const project = useServerState.getState().project?.key;
  if (project !== undefined) api.tools.look({ project }).catch(() => {});
}

type Listing = { readonly app: AppState | null; readonly project: ProjectState | null };

export function toolNamed({ app, project }: Listing, name: string): ToolListing | undefined {
  return [...(app?.tools ?? noTools), ...(project?.tools ?? noTools)].find((tool) => tool.name === name);
}

const noTools: readonly ToolListing[] = [];
