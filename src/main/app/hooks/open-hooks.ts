import type { Hooks } from '../../hooks/hooks';
import type { HookMeans } from '../../hooks/run-hook';
import type { Workspace } from '../../project/workspace';
import { createStandingProblems } from '../../storage/standing-problems';
import { commandEnvironment } from '../../terminal/command-environment';
import type { ProjectTrust } from '../../trust/project-trust';
import type { AppParts } from '../parts/parts';
import { hasHooksFile } from './hooks-source';

// The hooks of an open project. Their code is loaded at the first event after the user or the trusted project has any.

export type LateHooks = {
  /** Null: there are none. */
  get(): Promise<Hooks | null>;
};

type Options = Pick<HookMeans, 'sandbox'> & {
  readonly workspace: Workspace;
  readonly trust: Pick<ProjectTrust, 'isTrusted' | 'allows'>;
  readonly parts: Pick<AppParts, 'settings' | 'env' | 'notice' | 'withdraw'>;
};

export function openHooks({ workspace, trust, sandbox, parts }: Options): LateHooks {
  const settings = () => parts.settings.current().settings;
  const hasOwn = () => Object.keys(settings().hooks).length > 0;
  const environment = () => commandEnvironment(parts.env, settings().commands.environment);
  const onFaults = createStandingProblems({
    onProblem: (fault) => parts.notice('warning', fault),
    onMended: parts.withdraw,
  });
  let hooks: Hooks | null = null;
  const load = async () => {
    const { createHooks } = await import('../../hooks/hooks');
    const means = { sandbox, environment };
    hooks ??= createHooks({ workspace, trust, settings: () => settings().hooks, means, onFaults });
    return hooks;
  };
  return {
    async get() {
      if (hooks !== null) return hooks;
      return hasOwn() || (trust.isTrusted() && (await hasHooksFile(workspace))) ? await load() : null;
    },
  };
}
