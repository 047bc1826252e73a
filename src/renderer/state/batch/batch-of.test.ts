import type { Foreseen } from '@shared/approval/approval';
import type { CallPhase, ToolCall } from '@shared/tool-call/tool-call';
import { expect, it } from 'vitest';
import { testTools } from '../../testing/tools';
import { fileSubject } from '../../testing/waiting-chat';
import { toolNamed } from '../tools';
import { noAheadDraft } from './batch-drafts';
import { batchName, editsBefore } from './batch-of';
import { batchRows, totalsOf } from './batch-rows';

const written = (path: string): CallPhase => ({
  phase: 'done',
  allowance: { by: 'read-only' },
  durationMs: 1,
  preview: '',
  display: { kind: 'file-diff', relativePath: path, patch: '', added: 3, removed: 2 },
});

const call = (
  id: string,
  tool: string,
  phase: CallPhase = { phase: 'queued' },
  messageId = 'm',
): ToolCall => ({
  id,
  messageId,
  tool,
  displayName: tool,
  title: id,
  inputPreview: '',
  phase,
});

const named = (...calls: readonly ToolCall[]) => {
  const byId = Object.fromEntries(calls.map((one) => [one.id, one]));
  return (id: string) =>
    batchName(
      byId,
      id,
      (name) => toolNamed({ app: null, project: null }, name) ?? testTools.find((tool) => tool.name === name),
    );
};

it('names a batch of several edits, the same for its first and its last edit', () => {
  const nameOf = named(call('a', 'edit', written('a.ts')), call('b', 'run_shell_command'), call('c', 'edit'));
  expect([nameOf('a'), nameOf('c')]).toEqual(['batch:a', 'batch:a']);
});

it('does not count other calls, nor edits of another reply', () => {
  const nameOf = named(
    call('a', 'edit'),
    call('b', 'run_shell_command'),
    call('c', 'edit', { phase: 'queued' }, 'n'),
  );
  expect(nameOf('a')).toBeNull();
});

it('counts the edits before one of them, decided or not', () => {
  const calls = [
    call('a', 'edit', written('a.ts')),
    call('b', 'run_shell_command'),
    call('c', 'edit'),
    call('d', 'edit'),
  ];
  const byId = Object.fromEntries(calls.map((one) => [one.id, one]));
  const before = (id: string) =>
    editsBefore(byId, id, (name) => testTools.find((tool) => tool.name === name));
  expect([before('a'), before('c'), before('d'), before('gone')]).toEqual([0, 1, 2, 0]);
});

it('counts the lines of the drafts, and none of a file that is left out', () => {
  const foreseen = (path: string): Foreseen => ({
    kind: 'edit',
    isGranted: false,
    subject: { ...fileSubject(path), added: 5, removed: 5 },
    diff: '',
    hash: '',
  });
  const rows = batchRows([call('a', 'edit'), call('b', 'edit'), call('c', 'edit')], 'x', {
    foreseen: (id) => foreseen(`${id}.ts`),
    isEdit: () => true,
    edit: null,
    draft: (id) => (id === 'b' ? { ...noAheadDraft, mark: { kind: 'left-out', reason: '' } } : noAheadDraft),
    count: (id) => (id === 'a' ? { added: 1, removed: 0 } : null),
  });
  expect(rows.map(({ file }) => file?.added)).toEqual([1, 5, 5]);
  expect(totalsOf(rows)).toEqual({ files: 2, added: 6, removed: 5 });
});

it('counts each file once, and the lines of all edits', () => {
  const batch = [call('a', 'edit', written('a.ts')), call('b', 'edit', written('a.ts')), call('c', 'edit')];
  const rows = batchRows(batch, 'c', {
    foreseen: () => null,
    isEdit: () => true,
    edit: null,
    draft: () => noAheadDraft,
    count: () => null,
  });
  expect(totalsOf(rows)).toEqual({ files: 1, added: 6, removed: 4 });
  expect(rows.map(({ state }) => state.kind)).toEqual(['applied', 'applied', 'queued']);
});
