import { type AgentPlace, isOwnAgentFile } from '@shared/sub-agents/sub-agents';
import type { Brought } from '@shared/trust/trust';
import { type AgentFile, type Catalogue, catalogueOf } from '../../agent/sub-agents/catalogue';
import { hasAgentFiles, readAgentFiles } from '../../project/agent-files';
import type { Workspace } from '../../project/workspace';
import { readOwnAgents } from '../../storage/agent-files';
import type { BroughtSource, ProjectTrust } from '../../trust/project-trust';

// Reads all sub-agents: the application's, the user's, and those of a trusted project. It reads the files on each
// request, so that a change is active at once.

export type AgentPlaces = {
  /** The data folder. */
  readonly home: string;
  /** Null: all projects are closed. */
  readonly project: { readonly workspace: Workspace; readonly trust: ProjectTrust } | null;
  /** The names of all tools; absent: unknown names are ignored. */
  readonly toolNames?: readonly string[];
};

export async function readCatalogue({ home, project, toolNames }: AgentPlaces): Promise<Catalogue> {
  // Pilotfish reads these files only after the user trusts the folder.
  const trusted = project?.trust.isTrusted() ? project : null;
  const [own, brought] = await Promise.all([
    readOwnAgents(home),
    trusted ? readAgentFiles(trusted.workspace) : [],
  ]);
  return await catalogueOf({
    files: [...brought.map(({ file, text }) => asFile({ kind: 'project', file }, text)), ...own.map(ownFile)],
    isAllowed: ({ place, text }) => place.kind !== 'project' || isAccepted(project, place.file, text),
    ...(toolNames && { toolNames: new Set(toolNames) }),
  });
}

/** The project's sub-agents, as project-provided items. */
export function broughtAgents(workspace: Workspace): BroughtSource {
  return {
    any: () => hasAgentFiles(workspace),
    async list() {
      const files = await readAgentFiles(workspace);
      return await Promise.all(
        files.map(async ({ file, text }): Promise<Brought> => {
          const { parseAgent } = await import('../../agent/sub-agents/definition');
          const { adaptationFor } = await import('../../agent/sub-agents/claude-agent');
          const parsed = await parseAgent(text, adaptationFor(file));
          const fault = parsed.ok ? null : parsed.fault;
          return { kind: 'agent', name: nameOf(file), file, definition: text, fault };
        }),
      );
    },
  };
}

function isAccepted(project: AgentPlaces['project'], file: string, text: string): boolean {
  return project?.trust.allows({ kind: 'agent', name: nameOf(file), definition: text }) ?? false;
}

/** The file name, which is unique in Pilotfish's folder even if files share a name inside; else the whole path. */
function nameOf(file: string): string {
  return isOwnAgentFile(file) ? (file.split('/').at(-1) ?? file) : file;
}

function ownFile({ file, path, text }: { file: string; path: string; text: string }): AgentFile {
  return asFile({ kind: 'person', file, path }, text);
}

function asFile(place: AgentPlace, text: string): AgentFile {
  return { place, text };
}
