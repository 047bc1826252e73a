import type { AppState } from '@shared/app-state';
import type { ToolListing } from '@shared/tools';
import { useServerState } from './server-state';

// The tools as main lists them. A call may be of one that is not there any more: it is shown all the same.

export function useTool(name: string): ToolListing | undefined {
  return useServerState(({ app }) => toolNamed(app, name));
}

export function useTools(): readonly ToolListing[] {
  return useServerState(({ app }) => app?.tools ?? noTools);
}

export function toolNamed(app: AppState | null, name: string): ToolListing | undefined {
  return app?.tools.find((tool) => tool.name === name);
}

const noTools: readonly ToolListing[] = [];
