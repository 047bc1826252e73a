import { createDiscovery } from '../command-tools/discovery';
import type { Workspace } from '../project/workspace';
import { createStandingProblems } from '../storage/standing-problems';
import { commandEnvironment } from '../terminal/command-environment';
import { listTools } from '../tools/create-tools';
import type { ProjectTrust } from '../trust/project-trust';
import type { AppParts } from './parts';
import type { ToolProvider } from './project-tools';

/** Whoever brings tools to an open project from elsewhere; of two of one name the first holds. */
export function toolProviders(
  { root }: Workspace,
  trust: ProjectTrust,
  parts: AppParts,
): readonly ToolProvider[] {
  const settings = () => parts.settings.current().settings;
  const discovery = createDiscovery({
    root,
    trust,
    commands: () => settings().tools,
    environment: () => commandEnvironment(parts.env, settings().commands.environment),
    taken: new Set(listTools(parts.moreTools).map(({ name }) => name)),
    onProblems: createStandingProblems({
      onProblem: (problem) => parts.notice('warning', problem),
      onMended: parts.withdraw,
    }),
  });
  return [discovery];
}
