import type { SandboxUse } from '@shared/approval/approval';
import type { SandboxView } from '@shared/sandbox/sandbox';
import { textOf } from '@shared/texts/text';
import { describe, expect, it, vi } from 'vitest';
import type { SandboxState } from '../../sandbox/detect-sandbox';
import { createCommandSandbox, sandboxSetting, sandboxUse } from './command-sandbox';

const why = textOf('sandbox.unsupported', { system: 'Windows' });

const close = vi.fn(async () => {});
const there = {
  kind: 'there' as const,
  sandbox: {
    shell: '/bin/bash',
    keepsQuestions: false,
    wrap: () => Promise.reject(new Error('no')),
    close,
  },
} satisfies SandboxState;
const missing: SandboxState = { kind: 'missing', why };

function sandboxOf(state: SandboxState, set: 'auto' | 'require' | 'off') {
  const views: SandboxView[] = [];
  const detect = vi.fn(async () => state);
  let setting = set;
  const sandbox = createCommandSandbox({
    detect,
    setting: () => setting,
    onChange: (view) => views.push(view),
  });
  const turn = (to: typeof setting) => {
    setting = to;
  };
  return { ...sandbox, views, detect, turn };
}

describe('where commands run', () => {
  it('in one that keeps the questions, as its uses and the window learn', async () => {
    const keeping = { ...there.sandbox, keepsQuestions: true };
    const { use, look } = sandboxOf({ kind: 'there', sandbox: keeping }, 'auto');
    expect(await use()).toEqual({ kind: 'in', keepsQuestions: true });
    expect(await look()).toEqual({ kind: 'there', keepsQuestions: true });
  });

  it('in the sandbox where there is one, looked for once', async () => {
    const { use, look, sandbox, detect, views } = sandboxOf(there, 'auto');
    expect(await Promise.all([use(), look(), use()])).toEqual([
      { kind: 'in' },
      { kind: 'there' },
      { kind: 'in' },
    ]);
    expect(await sandbox()).toBe(there.sandbox);
    expect(detect).toHaveBeenCalledOnce();
    expect(views).toEqual([{ kind: 'there' }]);
  });

  it('without one where there is none, which says why', async () => {
    const { use, look } = sandboxOf(missing, 'auto');
    expect(await use()).toEqual({ kind: 'without', why });
    expect(await look()).toEqual({ kind: 'missing', why });
  });

  it('nowhere where one is required and there is none', async () => {
    const { use, look } = sandboxOf(missing, 'require');
    expect(await look()).toEqual({ kind: 'required', why });
    await expect(use()).rejects.toThrow(
      /^The command was not run: .* Pilotfish has no sandbox for Windows yet\./,
    );
    await expect(use()).rejects.toMatchObject({ told: textOf('sandbox.not-run', { why }) });
  });

  it('without where it is turned off, and then none is looked for', async () => {
    const { use, look, detect, views } = sandboxOf(there, 'off');
    expect(await use()).toEqual({ kind: 'without', why: textOf('sandbox.off') });
    expect(await look()).toEqual({ kind: 'off' });
    expect(views).toEqual([{ kind: 'off' }]);
    expect(detect).not.toHaveBeenCalled();
  });

  it('turned on, it is looked for, and windows are told; another setting changes nothing', async () => {
    const { turn, settingChanged, views } = sandboxOf(there, 'off');
    settingChanged();
    expect(views).toEqual([]);
    turn('auto');
    settingChanged();
    await expect.poll(() => views).toEqual([{ kind: 'looking' }, { kind: 'there' }]);
  });

  it('takes nothing of the machine until a command needs it', async () => {
    close.mockClear();
    const { look, use } = sandboxOf(there, 'auto');
    await look();
    expect(close).toHaveBeenCalledOnce();
    await use();
    await look();
    expect(close).toHaveBeenCalledOnce();
  });

  it('is not looked for once the application ends', async () => {
    const { look, close: end, detect } = sandboxOf(there, 'auto');
    await end();
    await look();
    expect(detect).not.toHaveBeenCalled();
  });

  it('ends with the application', async () => {
    close.mockClear();
    const { use, close: end } = sandboxOf(there, 'auto');
    await use();
    await end();
    expect(close).toHaveBeenCalledOnce();
  });
});

it('the environment goes before the settings, unless it says what there is not', () => {
  expect(sandboxSetting({ PILOTFISH_SANDBOX: 'off' }, { sandbox: 'require' })).toBe('off');
  expect(sandboxSetting({ PILOTFISH_SANDBOX: 'perhaps' }, { sandbox: 'require' })).toBe('require');
  expect(sandboxSetting({ PILOTFISH_SANDBOX: '' }, { sandbox: 'auto' })).toBe('auto');
  expect(sandboxSetting({}, { sandbox: 'auto' })).toBe('auto');
});

it('a command that may write more places asks as before, where the sandbox keeps the questions', () => {
  const again: SandboxUse = { kind: 'in', writable: ['/cache'] };
  const keeping = { kind: 'in', keepsQuestions: true } as const;
  expect(sandboxUse(again, keeping)).toEqual({ ...again, ...keeping });
  expect(sandboxUse(again, { kind: 'in' })).toEqual(again);
  expect(sandboxUse(undefined, keeping)).toEqual(keeping);
  expect(sandboxUse({ kind: 'lifted' }, keeping)).toEqual({ kind: 'lifted' });
});
