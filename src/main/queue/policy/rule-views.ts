import type { Rule } from '@shared/approval';
import type { FollowedRules } from './project-rules-file';

// What holds in each project that is open. While one takes the place of another both are: the calls of each are judged
// by its own rules alone. Windows are shown those of the project that was opened last.

export type RuleView = {
  readonly root: string | null;
  /** The rules of the project's own file. */
  readonly ofFile: FollowedRules;
  current(): readonly Rule[];
  /** To be called before a call is judged: reads again what the system cannot watch. */
  catchUp(): Promise<void>;
  close(): void;
};

export type RuleViews = {
  /** `onChange` is called whenever something else holds there than before. */
  open(project: Pick<RuleView, 'root' | 'ofFile'>, onChange: () => void): RuleView;
  shown(): Omit<RuleView, 'close'>;
  /** To be called when what is stored, or what a project's own file says, may have changed. */
  refresh(): void;
  close(): void;
};

type Options = {
  /** What the person's file says for the project at `root`, and for everywhere. */
  readonly stored: (root: string | null) => readonly Rule[];
  /** Told what is to be shown, whenever that is not what was shown before. */
  readonly onShown: (rules: readonly Rule[]) => void;
};

export function createRuleViews({ stored, onShown }: Options): RuleViews {
  const noProject = createView({ root: null, ofFile: noFile }, { stored, onChange: () => undefined });
  const opened: OpenedView[] = [];
  let told: readonly Rule[] = [];

  const shown = () => opened.at(-1) ?? noProject;
  const show = () => {
    const rules = shown().current();
    if (isSame(rules, told)) return;
    told = rules;
    onShown(rules);
  };
  const close = (view: OpenedView) => {
    const at = opened.indexOf(view);
    if (at !== -1) opened.splice(at, 1);
    view.ofFile.close();
    show();
  };
  return {
    open(project, onChange) {
      const view = createView(project, { stored, onChange });
      opened.push(view);
      show();
      return { ...view, close: () => close(view) };
    },
    shown,
    refresh() {
      const changed = [noProject, ...opened].filter((view) => view.refresh());
      show();
      for (const { onChange } of changed) onChange();
    },
    close() {
      for (const { ofFile } of opened) ofFile.close();
    },
  };
}

export const noFile: FollowedRules = {
  current: () => [],
  catchUp: async () => undefined,
  close: () => undefined,
};

type OpenedView = Omit<RuleView, 'close'> & {
  readonly onChange: () => void;
  /** Whether something else holds than before. */
  refresh(): boolean;
};

function createView(
  { root, ofFile }: Pick<RuleView, 'root' | 'ofFile'>,
  { stored, onChange }: Pick<Options, 'stored'> & Pick<OpenedView, 'onChange'>,
): OpenedView {
  const read = () => [...ofFile.current(), ...stored(root)];
  let current = read();
  return {
    ...{ root, ofFile, onChange },
    current: () => current,
    catchUp: ofFile.catchUp,
    refresh() {
      const next = read();
      if (isSame(next, current)) return false;
      current = next;
      return true;
    },
  };
}

function isSame(one: readonly Rule[], other: readonly Rule[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
