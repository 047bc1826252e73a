import { projectCommandFiles } from '../command-tools/command-files';
import { discoveryBrought } from '../command-tools/discovery';
import { projectServersSource } from '../mcp/config/project-file';
import { projectMemory } from '../memory/memory-files';
import type { Workspace } from '../project/workspace';
import { projectCommands } from '../slash-commands/file-prompts';
import type { BroughtSource } from '../trust/project-trust';
import { broughtAgents } from './agents/agent-definitions';
import { hooksSource } from './hooks/hooks-source';
import { languageServersSource } from './language-servers/language-servers-source';
import type { AppParts } from './parts/parts';
import { skillsSource } from './skills/project-skills';

/** All project-provided items, so that the user is asked about them at once. */
export function broughtSources(
  workspace: Workspace,
  { settings, unattended }: AppParts,
): readonly BroughtSource[] {
  return [
    // Without windows nobody is asked.
    projectMemory(workspace, () => settings.current().settings.memory, !unattended),
    projectCommandFiles(workspace),
    discoveryBrought({ root: workspace.root, commands: () => settings.current().settings.tools }),
    projectCommands(workspace),
    skillsSource(workspace),
    projectServersSource(workspace),
    languageServersSource(workspace),
    hooksSource(workspace),
    broughtAgents(workspace),
  ];
}
