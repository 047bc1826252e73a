import type { ToolCall } from '@shared/tool-call/tool-call';
import { expect, it } from 'vitest';
import { filesOf, namesOf } from './run-names';

// The names beside a line for several calls.

function call(title: string, input: object): ToolCall {
  const queued = { phase: 'queued' } as const;
  return {
    id: title,
    messageId: 'm',
    tool: 't',
    displayName: 't',
    title,
    inputPreview: JSON.stringify(input),
    phase: queued,
  };
}

const calls = [
  call('Edit src/a.ts', { file_path: 'src/a.ts' }),
  call('Edit src/a.ts again', { file_path: 'src/a.ts' }),
  call('Read b.ts', { path: 'b.ts' }),
  call('Search for x', { pattern: 'x' }),
  call('List src', { path: 'src/' }),
];

it('names each file once, and other calls by their titles', () => {
  expect(namesOf(calls)).toBe('a.ts, b.ts, Search for x, src/');
  expect(filesOf(calls)).toBe('a.ts, b.ts, src/');
  expect(filesOf([])).toBe('');
});

it('takes the file of a finished change from its result', () => {
  const display = { kind: 'file-diff', relativePath: 'src/c.ts', patch: '', added: 1, removed: 1 } as const;
  const allowance = { by: 'person', answer: 'accept' } as const;
  const phase = { phase: 'done', durationMs: 1, preview: '', allowance, display } as const;
  expect(filesOf([{ ...call('Edit', {}), phase }])).toBe('c.ts');
});
