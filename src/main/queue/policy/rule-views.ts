import type { Rule } from '@shared/approval/approval';
import type { FollowedRules } from './project-rules-file';

// What holds in each project that is open, and where none is: the calls of each are judged by its own rules alone.

export type RuleView = {
  /** Null: everywhere. */
  readonly root: string | null;
  /** The rules of the project's own file. */
  readonly ofFile: FollowedRules;
  current(): readonly Rule[];
  /** To be called before a call is judged: reads again what the system cannot watch. */
  catchUp(): Promise<void>;
  close(): void;
};

export type RuleViews = {
  readonly everywhere: Omit<RuleView, 'close'>;
  /** `onChange` is called whenever something else holds there than before. */
  open(project: Pick<RuleView, 'root' | 'ofFile'>, onChange: () => void): RuleView;
  /** Of everywhere, and of each that is open. */
  roots(): readonly (string | null)[];
  /** To be called when what is stored, or what a project's own file says, may have changed. */
  refresh(): void;
  close(): void;
};

type Options = {
  /** What the person's file says for the project at `root`, and for everywhere. */
  readonly stored: (root: string | null) => readonly Rule[];
  /** Called whenever something else holds everywhere than before. */
  readonly onChange: () => void;
};

export function createRuleViews({ stored, onChange: onChangeEverywhere }: Options): RuleViews {
  const everywhere = createView({ root: null, ofFile: noFile }, { stored, onChange: onChangeEverywhere });
  const opened = new Set<OpenedView>();
  return {
    everywhere,
    open(project, onChange) {
      const view = createView(project, { stored, onChange });
      opened.add(view);
      const close = () => {
        opened.delete(view);
        view.ofFile.close();
      };
      return { ...view, close };
    },
    roots: () => [null, ...[...opened].map(({ root }) => root)],
    refresh() {
      const changed = [everywhere, ...opened].filter((view) => view.refresh());
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
