import { createCommandFiles } from '../command-tools/command-files';
import { createDiscovery } from '../command-tools/discovery';
import type { Workspace } from '../project/workspace';
import { createStandingProblems } from '../storage/standing-problems';
import { commandEnvironment } from '../terminal/command-environment';
import { listTools } from '../tools/create-tools';
import type { ProjectTrust } from '../trust/project-trust';
import type { AppParts } from './parts/parts';
import type { ToolProvider } from './project-tools';

/** Whoever brings tools to an open project from elsewhere; of two of one name the first holds. */
export function toolProviders(
  workspace: Workspace,
  trust: ProjectTrust,
  parts: AppParts,
): readonly ToolProvider[] {
  const { root } = workspace;
  const settings = () => parts.settings.current().settings;
  const environment = () => commandEnvironment(parts.env, settings().commands.environment);
  const onProblems = () =>
    createStandingProblems({
      onProblem: (problem) => parts.notice('warning', problem),
      onMended: parts.withdraw,
    });
  const own = listTools(parts.moreTools).map(({ name }) => name);
  const files = createCommandFiles({
    ...{ workspace, trust, environment, home: parts.home, onProblems: onProblems() },
    taken: () => new Set(own),
  });
  const discovery = createDiscovery({
    ...{ root, trust, environment, onProblems: onProblems() },
    commands: () => settings().tools,
    taken: () => new Set([...own, ...files.tools().map(({ name }) => name)]),
  });
  return [files, discovery];
}
