import type { AppState } from '@shared/app-state';
import type { ProjectState } from '@shared/project/project-state';
import type { ToolListing } from '@shared/tools/tools';
import { useMemo } from 'react';
import { api, useServerState } from './server-state';

// The tools that the main process lists: Pilotfish's own, then those of servers. A call of a tool that no longer exists
// is still shown.

export function useTool(name: string): ToolListing | undefined {
  return useServerState((state) => toolNamed(state, name));
}

export function useTools(): readonly ToolListing[] {
  const own = useServerState(({ app }) => app?.tools ?? noTools);
  const elsewhere = useServerState(({ project }) => project?.tools ?? noTools);
  return useMemo(() => [...own, ...elsewhere], [own, elsewhere]);
}

/**
 * Refreshes the tools of servers before the user chooses from them; `useTools` receives the result. Errors appear in
 * the settings of the server.
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
