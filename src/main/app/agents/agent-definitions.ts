import type { AgentPlace } from '@shared/sub-agents/sub-agents';
import type { Brought } from '@shared/trust/trust';
import { type AgentFile, type Catalogue, catalogueOf } from '../../agent/sub-agents/catalogue';
import { parseAgent } from '../../agent/sub-agents/definition';
import { hasAgentFiles, readAgentFiles } from '../../project/agent-files';
import type { Workspace } from '../../project/workspace';
import { readOwnAgents } from '../../storage/agent-files';
import type { BroughtSource, ProjectTrust } from '../../trust/project-trust';

// The sub-agents there are: those of the application, the person's, and what a project brings once it is trusted. Read
// anew whenever they are asked for, so that a change of a file holds at once.

export type AgentPlaces = {
  /** The data folder. */
  readonly home: string;
  /** Null: where no project is open. */
  readonly project: { readonly workspace: Workspace; readonly trust: ProjectTrust } | null;
  /** Of all tools there are; absent: nothing is said of unknown ones. */
  readonly toolNames?: readonly string[];
};

export async function readCatalogue({ home, project, toolNames }: AgentPlaces): Promise<Catalogue> {
  // Nothing of its files is read before the folder is trusted.
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

/** Those of the project, as what it brings. */
export function broughtAgents(workspace: Workspace): BroughtSource {
  return {
    any: () => hasAgentFiles(workspace),
    async list() {
      const files = await readAgentFiles(workspace);
      return await Promise.all(
        files.map(async ({ file, text }): Promise<Brought> => {
          const parsed = await parseAgent(text);
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

/** Unique in the folder, whatever the file says. */
function nameOf(file: string): string {
  return file.split('/').at(-1) ?? file;
}

function ownFile({ file, path, text }: { file: string; path: string; text: string }): AgentFile {
  return asFile({ kind: 'person', file, path }, text);
}

function asFile(place: AgentPlace, text: string): AgentFile {
  return { place, text };
}
