import { createCommandFiles } from '../command-tools/command-files';
import { createDiscovery } from '../command-tools/discovery';
import type { Workspace } from '../project/workspace';
import type { ProjectRules } from '../queue/policy/rules';
import { unreadablePlaces } from '../queue/policy/unreadable-places';
import { createStandingProblems } from '../storage/standing-problems';
import { commandEnvironment } from '../terminal/command-environment';
import { listTools } from '../tools/create-tools';
import type { ProjectTrust } from '../trust/project-trust';
import type { AppParts } from './parts/parts';
import type { ToolProvider } from './project-tools';

/** All providers of tools from elsewhere for an open project. If two tools have the same name, the first one counts. */
export function toolProviders(
  workspace: Workspace,
  trust: ProjectTrust,
  { parts, rules }: { readonly parts: AppParts; readonly rules: Pick<ProjectRules, 'current'> },
): readonly ToolProvider[] {
  const { root } = workspace;
  const settings = () => parts.settings.current().settings;
  const means = {
    environment: () => commandEnvironment(parts.env, settings().commands.environment),
    sandbox: { ...parts.sandbox, protection: { memoryFileNames: () => settings().memory.fileNames } },
  };
  const onProblems = () =>
    createStandingProblems({
      onProblem: (problem) => parts.notice('warning', problem),
      onMended: parts.withdraw,
    });
  const own = listTools(parts.moreTools).map(({ name }) => name);
  const files = createCommandFiles({
    workspace,
    trust,
    means,
    home: parts.home,
    onProblems: onProblems(),
    taken: () => new Set(own),
  });
  const discovery = createDiscovery({
    root,
    trust,
    means,
    onProblems: onProblems(),
    commands: () => settings().tools,
    denied: () => unreadablePlaces(rules.current(), root),
    taken: () => new Set([...own, ...files.tools().map(({ name }) => name)]),
  });
  return [files, discovery];
}
