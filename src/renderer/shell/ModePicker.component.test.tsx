import type { SandboxView } from '@shared/sandbox/sandbox';
import { textOf } from '@shared/texts/text';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveAutoQuestion } from '../state/mode/auto-question';
import { testProject } from '../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { ModePicker } from './ModePicker';

// The menu of modes, and the question before Auto, whose meaning depends on the sandbox of this machine.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

afterEach(leaveAutoQuestion);

const auto = () => page.getByRole('menuitemcheckbox', { name: /^Auto…/ });

async function openWith(sandbox: SandboxView): Promise<void> {
  main.emit('app', { type: 'sandbox-found', sandbox });
  show(<ModePicker chatId={null} />);
  await page.getByRole('button', { name: /^Mode: / }).click();
}

const notInstalled = textOf('sandbox.not-installed', {
  programs: 'bubblewrap',
  command: 'apt install bubblewrap',
});

describe('the menu says of Auto', () => {
  const notUnderstood =
    'For a limited time, changes files and runs commands that Pilotfish understands, without asking.';
  it.each([
    [
      { kind: 'looking' },
      `${notUnderstood} Asks before it deletes, publishes or reaches outside the project. Pilotfish is still checking for a sandbox.`,
    ],
    [
      { kind: 'there' },
      'For a limited time, changes files and runs commands in the sandbox without asking. Asks before it deletes, publishes or reaches outside the project.',
    ],
    [
      { kind: 'there', keepsQuestions: true },
      `${notUnderstood} They run in the sandbox. Other commands ask.`,
    ],
    [
      { kind: 'missing', why: notInstalled },
      `${notUnderstood} The sandbox is unavailable, so other commands ask: bubblewrap is not installed (apt install bubblewrap).`,
    ],
    [
      { kind: 'required', why: notInstalled },
      'For a limited time, changes files without asking. Commands are denied: bubblewrap is not installed (apt install bubblewrap).',
    ],
    [{ kind: 'off' }, `${notUnderstood} The sandbox is turned off, so other commands ask.`],
  ] as const)('where the sandbox is %j', async (sandbox, hint) => {
    await openWith(sandbox);
    await expect.element(auto()).toHaveTextContent(`Auto…${hint}`);
  });
});

describe('the question before Auto says what it runs, and what asks all the same', () => {
  it.each([
    [
      { kind: 'there' },
      /runs commands in the sandbox/,
      /lets a command connect to a host that no rule allows/,
    ],
    [{ kind: 'there', keepsQuestions: true }, /runs commands in the sandbox/, /runs an unknown program/],
    [{ kind: 'off' }, /runs commands on this machine without asking first/, /runs an unknown program/],
  ] as const)('where the sandbox is %j', async (sandbox, runs, asks) => {
    await openWith(sandbox);
    await auto().click();
    const dialog = page.getByRole('dialog', { name: 'Work without asking' });
    await expect.element(dialog.getByText(runs)).toBeVisible();
    await expect.element(dialog.getByText(asks)).toBeVisible();
  });

  it('where there is none and commands are refused', async () => {
    await openWith({ kind: 'required', why: notInstalled });
    await auto().click();
    const dialog = page.getByRole('dialog', { name: 'Work without asking' });
    await expect
      .element(dialog.getByText(/first\. Commands are denied: bubblewrap is not installed/))
      .toBeVisible();
    await expect.element(dialog.getByText(/runs/)).not.toBeInTheDocument();
  });

  it('is answered by keys: for how long, and Enter starts it', async () => {
    await openWith({ kind: 'off' });
    await auto().click();
    const dialog = page.getByRole('dialog', { name: 'Work without asking' });
    await expect.element(dialog.getByText(/Until \d{1,2}:\d\d/)).toBeVisible();
    main.play({ chat: { setMode: () => {}, create: () => ({ id: 'chat' }) } });
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(dialog.getByRole('radio', { name: '1 hour' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
