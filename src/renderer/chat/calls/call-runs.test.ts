import type { CallPhase, Display, ToolCall } from '@shared/tool-call/tool-call';
import { describe, expect, it } from 'vitest';
import { testTools } from '../../testing/tools';
import { callRuns, isRunLive, runWords } from './call-runs';

const outcome = { durationMs: 1, display: { kind: 'text', text: '' } as Display, preview: '' };
const done: CallPhase = { phase: 'done', allowance: { by: 'read-only' }, ...outcome };

const activityOf = (name: string) => testTools.find((tool) => tool.name === name)?.activity;

const running: CallPhase = {
  phase: 'running',
  startedAt: 0,
  allowance: { by: 'read-only' },
  progress: '',
};

let count = 0;
function call(tool: string, path = 'a.ts', phase: CallPhase = done): ToolCall {
  count += 1;
  const input = JSON.stringify({ path });
  return {
    id: `c${count}`,
    messageId: 'm',
    tool,
    displayName: tool,
    title: tool,
    inputPreview: input,
    phase,
  };
}

function command(exitCode: number): ToolCall {
  const display: Display = { kind: 'command-output', exitCode, signal: null, text: '', terminalId: null };
  return call('run_shell_command', '', { ...done, display } as CallPhase);
}

const sizes = (calls: readonly ToolCall[]) => callRuns(calls, activityOf).map((run) => run.calls.length);

describe('callRuns', () => {
  it('puts reading calls together that stand next to each other', () => {
    const edit = call('edit', 'a.ts', {
      ...done,
      allowance: { by: 'mode', mode: 'accept-edits' },
    } as CallPhase);
    expect(sizes([call('read_file'), call('glob'), edit, call('list_directory')])).toEqual([2, 1, 1]);
    expect(sizes([])).toEqual([]);
  });

  it('leaves what asks, failed, or was allowed by somebody by itself', () => {
    const phases: CallPhase[] = [
      {
        phase: 'running',
        startedAt: 0,
        allowance: { by: 'person', answer: 'accept' },
        progress: '',
      },
      { phase: 'failed', ...outcome },
      { phase: 'rejected', reason: null, ...outcome },
      { phase: 'cancelled', why: 'stopped', ...outcome },
      { phase: 'done', allowance: { by: 'person', answer: 'accept' }, ...outcome },
    ];
    for (const phase of phases)
      expect([phase.phase, sizes([call('read_file'), call('read_file', 'b.ts', phase)])]).toEqual([
        phase.phase,
        [1, 1],
      ]);
  });

  it('takes what is about to read, but no command that runs: what it prints is shown', () => {
    const queued = call('read_file', 'b.ts', { phase: 'queued' });
    expect(sizes([call('read_file'), call('read_file', 'c.ts', running), queued])).toEqual([3]);
    expect(sizes([call('read_file'), call('run_shell_command', '', running)])).toEqual([1, 1]);
  });

  it('takes a command that only read, unless it ended badly, and no todo list', () => {
    expect(sizes([call('read_file'), command(0)])).toEqual([2]);
    expect(sizes([call('read_file'), command(1)])).toEqual([1, 1]);
    expect(sizes([call('read_file'), call('todo_write')])).toEqual([1, 1]);
  });

  it('leaves calls of a tool that is not known by themselves', () => {
    expect(sizes([call('old_reader'), call('old_reader')])).toEqual([1, 1]);
  });
});

describe('callRuns of a batch', () => {
  const runs = (calls: readonly ToolCall[]) =>
    callRuns(calls, activityOf).map(({ kind, calls: some }) => `${kind} ${some.length}`);
  const waiting = { phase: 'waiting' } as CallPhase;
  const queued: CallPhase = { phase: 'queued' };
  const accepted = { phase: 'done', allowance: { by: 'person', answer: 'accept' }, ...outcome } as CallPhase;
  const failed: CallPhase = { phase: 'failed', ...outcome };
  const edits = (...phases: readonly CallPhase[]) => phases.map((phase) => call('edit', 'a.ts', phase));

  it('folds the calls behind a question, whatever they are', () => {
    const behind = [
      ...edits(queued, queued),
      call('run_shell_command', '', queued),
      call('read_file', 'b.ts', queued),
    ];
    expect(runs([...edits(waiting), ...behind])).toEqual(['single 1', 'ahead 4']);
    expect(runs(edits(waiting, queued))).toEqual(['single 1', 'single 1']);
  });

  it('folds an edit that runs unasked, but neither one just accepted nor a running command', () => {
    const byMode = { ...running, allowance: { by: 'mode', mode: 'accept-edits' } } as CallPhase;
    const byPerson = { ...running, allowance: { by: 'person', answer: 'accept' } } as CallPhase;
    const together = { ...running, allowance: { by: 'person', answer: 'accept-these' } } as CallPhase;
    expect(runs(edits(byMode, queued))).toEqual(['ahead 2']);
    expect(runs(edits(together, queued))).toEqual(['ahead 2']);
    expect(runs(edits(byPerson, queued))).toEqual(['single 1', 'single 1']);
    expect(runs([call('run_shell_command', '', byMode), ...edits(queued)])).toEqual(['single 1', 'single 1']);
  });

  it('folds what is decided, and what is still to come, around the question', () => {
    const rejected: CallPhase = { phase: 'rejected', reason: null, ...outcome };
    expect(runs(edits(accepted, rejected, waiting, queued, queued))).toEqual([
      'changes 2',
      'single 1',
      'ahead 2',
    ]);
    expect(runs(edits(accepted, accepted, failed, accepted))).toEqual(['changes 4']);
    expect(runs(edits(failed, failed))).toEqual(['single 1', 'single 1']);
    expect(runs(edits(accepted, failed))).toEqual(['single 1', 'single 1']);
  });

  it('keeps the replies apart', () => {
    const [first, second] = edits(accepted, accepted);
    expect(runs([first, { ...second, messageId: 'n' }] as ToolCall[])).toEqual(['single 1', 'single 1']);
  });
});

describe('runWords', () => {
  it('counts files and folders once, searches and commands each time', () => {
    const calls = [
      call('read_file', 'a.ts'),
      call('read_file', 'b.ts'),
      call('search_file_content'),
      call('read_file', 'a.ts'),
      call('glob'),
    ];
    expect(runWords(calls, activityOf)).toBe('Read 2 files, searched twice');
    expect(runWords([call('list_directory', 'src'), call('read_many_files')], activityOf)).toBe(
      'Listed a folder, read several files',
    );
    expect(runWords([call('glob'), call('glob'), call('glob'), command(0), command(0)], activityOf)).toBe(
      'Searched 3 times, ran 2 read-only commands',
    );
  });

  it('says what is being done', () => {
    const [done, now, next] = [call('read_file'), call('read_file', 'src/b.ts', running), call('glob')];
    expect(runWords([done, now], activityOf)).toBe('Read a file, reading src/b.ts…');
    expect([isRunLive([done, now]), isRunLive([done])]).toEqual([true, false]);
    const queued = { ...next, phase: { phase: 'queued' } } as const;
    expect(runWords([queued, queued], activityOf)).toBe('Searching…');
    expect(runWords([done, queued], activityOf)).toBe('Read a file');
  });

  it('counts arguments it cannot read as another file', () => {
    const cut = { ...call('read_file'), inputPreview: '{"pa' };
    expect(runWords([call('read_file'), cut], activityOf)).toBe('Read 2 files');
  });
});
