import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { expect, it } from 'vitest';
import { testTools } from '../../testing/tools';
import { aheadWords, outcomeOf } from './batch-words';

// The words of a folded batch.

const activityOf = (name: string) => testTools.find((tool) => tool.name === name)?.activity;

let count = 0;
function call(tool: string, phase: CallPhase = { phase: 'queued' }): ToolCall {
  count += 1;
  return { id: `c${count}`, messageId: 'm', tool, displayName: tool, title: tool, inputPreview: '{}', phase };
}

const outcome = { durationMs: 1, display: { kind: 'text', text: '' }, preview: '' } as const;

function changed(relativePath: string): CallPhase {
  const display = { kind: 'file-diff', relativePath, patch: '', added: 3, removed: 1 } as const;
  return { phase: 'done', allowance: { by: 'person', answer: 'accept' }, ...outcome, display };
}

it('counts edits, commands and other calls that are still to come', () => {
  expect(aheadWords([call('edit'), call('edit')], activityOf)).toBe('2 more edits');
  const all = [call('edit'), call('run_shell_command'), call('read_file'), call('unknown')];
  expect(aheadWords(all, activityOf)).toBe('1 more edit, 1 more command, 2 more calls');
});

it('counts changed files once, and the edits with another outcome', () => {
  const done = [changed('a.ts'), changed('b.ts'), changed('a.ts')].map((phase) => call('edit', phase));
  expect(outcomeOf(done)).toEqual({ files: 2, added: 9, removed: 3, words: '2 files changed' });
  const others: CallPhase[] = [
    { phase: 'rejected', reason: null, ...outcome },
    { phase: 'failed', ...outcome },
    { phase: 'cancelled', why: 'stopped', ...outcome },
  ];
  const all = [...done.slice(0, 1), ...others.map((phase) => call('edit', phase))];
  expect(outcomeOf(all).words).toBe('1 file changed · 1 rejected · 1 failed · 1 not run');
});
