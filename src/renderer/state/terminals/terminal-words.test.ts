import { describe, expect, it } from 'vitest';
import { startWords, stateWords, titleText } from './terminal-words';

const ended = (exitCode: number | null, signal: string | null) =>
  stateWords({ kind: 'command', state: { kind: 'ended', exitCode, signal } });

describe('stateWords', () => {
  it('tells how a command is going', () => {
    const running = (awaitsInput: boolean) =>
      stateWords({ kind: 'command', state: { kind: 'running', awaitsInput } });
    expect(running(false)).toEqual({ tone: 'busy', words: 'Running' });
    expect(running(true)).toEqual({ tone: 'asks', words: 'Waiting for input' });
  });

  it('a shell that waits for input is at rest', () => {
    const state = { kind: 'running', awaitsInput: true } as const;
    expect(stateWords({ kind: 'shell', state })).toEqual({ tone: 'quiet', words: 'Running' });
  });

  it('tells how it ended', () => {
    expect(ended(0, null)).toEqual({ tone: 'good', words: 'Ended, exit code 0' });
    expect(ended(2, null)).toEqual({ tone: 'bad', words: 'Ended, exit code 2' });
    expect(ended(null, 'SIGKILL')).toEqual({ tone: 'bad', words: 'Ended by SIGKILL' });
    const state = { kind: 'ended', exitCode: 1, signal: null } as const;
    expect(stateWords({ kind: 'command', state, benignExitCodes: [1] }).tone).toBe('good');
    const gone = 'The command was not run: the directory /p is gone.';
    const notRun = { kind: 'ended', exitCode: null, signal: null, error: gone } as const;
    expect(stateWords({ kind: 'command', state: notRun })).toEqual({ tone: 'bad', words: gone });
    expect(ended(null, null)).toEqual({ tone: 'quiet', words: 'Ended' });
  });

  it('what the user stopped has not failed', () => {
    const state = { kind: 'ended', exitCode: 143, signal: 'SIGTERM', stopped: true } as const;
    const stopped = { tone: 'stopped', words: 'Stopped by you' };
    expect(stateWords({ kind: 'command', state })).toEqual(stopped);
  });

  it('tells that it is held back', () => {
    const state = { kind: 'running', awaitsInput: false } as const;
    expect(stateWords({ kind: 'command', state, heldBack: true })).toEqual({
      tone: 'quiet',
      words: 'Paused: its log is full (limits: 256 MiB per command, 1 GiB per project)',
    });
  });

  it('tells that something is left of it', () => {
    const state = { kind: 'lingers', exitCode: 0, signal: null } as const;
    expect(stateWords({ kind: 'command', state })).toEqual({
      tone: 'busy',
      words: 'Ended, exit code 0; its child processes are still running',
    });
  });
});

describe('startWords', () => {
  const start = new Date(2026, 2, 14, 12, 5).getTime();

  it('is the clock, and the day before it once that is over', () => {
    const clock = startWords(start, start + 3_600_000);
    expect(clock).toMatch(/^[\d:]{4,5}( [AP]M)?$/);
    const words = startWords(start, start + 24 * 3_600_000);
    expect(words).toContain('14');
    expect(words.endsWith(`, ${clock}`)).toBe(true);
  });
});

describe('titleText', () => {
  it('makes hidden characters visible and keeps to one line', () => {
    expect(titleText('a\u202eb\x1b[31m\nsecond')).toBe('a‹U+202E›b␛[31m');
  });

  it('is no longer than a tab can bear', () => {
    expect(titleText('x'.repeat(500))).toBe(`${'x'.repeat(79)}…`);
  });
});
