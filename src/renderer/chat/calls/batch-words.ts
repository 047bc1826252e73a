import { textOf, words } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { type ActivityOf, changesFile } from './call-runs';

// Texts of a folded batch. Pure.

/** The calls that are still to come, e.g. "11 more edits, 1 more command". */
export function aheadWords(calls: readonly ToolCall[], activityOf: ActivityOf): string {
  const edits = calls.filter((call) => changesFile(call, activityOf)).length;
  const commands = calls.filter(({ tool }) => activityOf(tool) === 'run-command').length;
  const others = calls.length - edits - commands;
  return words('call-run.deeds', {
    deeds: [
      ...(edits > 0 ? [textOf('call-run.more-edits', { count: edits })] : []),
      ...(commands > 0 ? [textOf('call-run.more-commands', { count: commands })] : []),
      ...(others > 0 ? [textOf('call-run.more-calls', { count: others })] : []),
    ],
  });
}

export type BatchOutcome = {
  /** The number of changed files; `added` and `removed`: their lines. */
  readonly files: number;
  readonly added: number;
  readonly removed: number;
  readonly words: string;
};

/** The result of finished changes, e.g. "11 files changed · 1 rejected". */
export function outcomeOf(calls: readonly ToolCall[]): BatchOutcome {
  const done = calls.flatMap(({ id, phase }) => (phase.phase === 'done' ? [{ id, ...phase }] : []));
  const shown = done.flatMap(({ display }) => (display.kind === 'file-diff' ? [display] : []));
  const paths = done.map(({ id, display }) => (display.kind === 'file-diff' ? display.relativePath : id));
  const files = new Set(paths).size;
  const count = (state: string) => calls.filter(({ phase }) => phase.phase === state).length;
  const said = [
    files > 0 && words('call-run.files-changed', { count: files }),
    count('rejected') > 0 && words('call-run.rejected', { count: count('rejected') }),
    count('failed') > 0 && words('call-run.failed', { count: count('failed') }),
    count('cancelled') > 0 && words('call-run.not-run', { count: count('cancelled') }),
  ];
  return {
    files,
    added: shown.reduce((sum, { added }) => sum + added, 0),
    removed: shown.reduce((sum, { removed }) => sum + removed, 0),
    words: said.filter(Boolean).join(' · '),
  };
}
