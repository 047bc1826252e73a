import type { HookEvent } from '@shared/hooks/hooks-schema';
import { type AnyText, textOf } from '@shared/texts/text';
import type { Workspace } from '../project/workspace';
import type { ProjectTrust } from '../trust/project-trust';
import { broughtHook, readProjectHooks } from './project-hooks';
import { type FoundHook, type Hook, readHooks } from './read-hooks';
import { type HookMeans, type HookRunning, type RanHook, runHook } from './run-hook';

// The hooks of an open project: the user's own, and those of the trusted project as the user accepted them.

export type HooksParts = {
  readonly workspace: Workspace;
  readonly trust: Pick<ProjectTrust, 'isTrusted' | 'allows'>;
  /** The value of `hooks` in the user's settings. */
  settings(): unknown;
  readonly means: HookMeans;
  /** Gets the reasons why hooks of the user are unusable; empty if all are usable. */
  onFaults(faults: readonly AnyText[]): void;
};

export type Hooks = {
  readonly root: string;
  /** The hooks of the event whose matcher fits, the user's own first; of hooks with the same command only the first. */
  find(event: HookEvent, fits: (matcher: string) => boolean): Promise<readonly Hook[]>;
  /** Never rejects. */
  run(hook: Hook, running: HookRunning): Promise<RanHook>;
};

export function createHooks({ workspace, trust, settings, means, onFaults }: HooksParts): Hooks {
  const ofUser = (): readonly Hook[] => {
    const found = readHooks(settings(), 'user');
    onFaults(found.flatMap(faultOf));
    return found.flatMap(({ hook }) => hook ?? []);
  };
  const ofProject = async (): Promise<readonly Hook[]> => {
    if (!trust.isTrusted()) return [];
    const hooks = await readProjectHooks(workspace);
    return hooks.filter((found) => trust.allows(broughtHook(found))).flatMap(({ hook }) => hook ?? []);
  };
  return {
    root: workspace.root,
    async find(event, fits) {
      const own = trust.isTrusted() || mayRefuse.has(event) ? ofUser() : [];
      const all = [...own, ...(await ofProject())];
      const fitting = all.filter((hook) => hook.event === event && fits(hook.matcher));
      const isFirst = ({ command }: Hook, index: number) =>
        fitting.findIndex((other) => other.command === command) === index;
      return fitting.filter(isFirst);
    },
    run: (hook, running) => runHook(hook, running, means),
  };
}

/** In a restricted folder only these run: other hooks are likely to run programs of the project. */
const mayRefuse: ReadonlySet<HookEvent> = new Set(['PreToolUse', 'UserPromptSubmit']);

function faultOf({ name, fault }: FoundHook): readonly AnyText[] {
  return fault === null ? [] : [textOf('hooks.unusable', { hook: name, why: fault })];
}
