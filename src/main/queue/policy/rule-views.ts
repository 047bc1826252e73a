import type { Rule } from '@shared/approval/approval';
import type { FollowedRules } from './project-rules-file';

// Rules in effect in each open project, and for everywhere: calls of a project are judged only by its own rules.

export type RuleView = {
  /** Null: everywhere. */
  readonly root: string | null;
  /** The rules of the project's own file. */
  readonly ofFile: FollowedRules;
  current(): readonly Rule[];
  /** Call it before judging a call: reads files again that the system cannot watch. */
  catchUp(): Promise<void>;
  close(): void;
};

export type RuleViews = {
  readonly everywhere: Omit<RuleView, 'close'>;
  /** Calls `onChange` whenever the rules of the project change. */
  open(project: Pick<RuleView, 'root' | 'ofFile'>, onChange: () => void): RuleView;
  /** The root of each open project, and null for everywhere. */
  roots(): readonly (string | null)[];
  /** Call it when the stored rules, or a project's own file, may have changed. */
  refresh(): void;
  close(): void;
};

type Options = {
  /** The rules in the user's file for the project at `root`, and for everywhere. */
  readonly stored: (root: string | null) => readonly Rule[];
  /** Called whenever the rules for everywhere change. */
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
  /** Whether the rules have changed. */
  refresh(): boolean;
};

function createView(
  { root, ofFile }: Pick<RuleView, 'root' | 'ofFile'>,
  { stored, onChange }: Pick<Options, 'stored'> & Pick<OpenedView, 'onChange'>,
): OpenedView {
  const read = () => [...ofFile.current(), ...stored(root)];
  let current = read();
  return {
    root,
    ofFile,
    onChange,
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
