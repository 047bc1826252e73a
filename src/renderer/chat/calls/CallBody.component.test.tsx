import { speak } from '@shared/texts/speak';
import { say, sayInEnglish, textOf } from '@shared/texts/text';
import type { CallDetails } from '@shared/tool-call/tool-call';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { fileSubject, waitingChat } from '../../testing/waiting-chat';
import { CallBody } from './CallBody';

// The expanded details of a failed call.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

afterEach(() => speak('en'));

const failure = {
  phase: 'failed',
  durationMs: 1,
  display: { kind: 'text', text: 'The disk is full.' },
  preview: 'The disk is full.',
} as const;

async function open(edited: string | null): Promise<void> {
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  const details: CallDetails = { input: call.inputPreview, result: failure.preview, edited, source: null };
  main.play({ chat: { call: () => details } });
  await main.showChat(chat);
  show(<CallBody chatId={chat.id} call={{ ...call, phase: failure }} />);
  await expect.poll(() => main.called('chat.call')).toHaveLength(1);
}

const yours = () => page.getByRole('heading', { name: 'Your unsaved version' });

it('has what the user wrote, though no window keeps it any more', async () => {
  await open('mine\nand more\n');
  await expect.element(yours()).toBeVisible();
  await expect.element(page.getByText(/and more/)).toBeVisible();
});

it('says nothing of it where they wrote nothing', async () => {
  await open(null);
  await expect.element(page.getByText('The disk is full.')).toBeVisible();
  await expect.element(yours()).not.toBeInTheDocument();
});

it('says why in French with the blanks of French, and shows those that are hidden in a reason', async () => {
  await speak('fr');
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  await main.showChat(chat);
  const phase = { ...failure, phase: 'rejected', reason: 'trop\u200b long' } as const;
  show(<CallBody chatId={chat.id} call={{ ...call, phase }} />);
  await expect.element(page.getByText(/rejeté\s: trop‹U\+200B› long/)).toBeVisible();
  expect(document.body.textContent).not.toContain('⍽');
});

it('says why it could not be done in the language of the window, beside what the model was told', async () => {
  await speak('de');
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  await main.showChat(chat);
  const text = textOf('project-files.too-large', { megabytes: 10, path: '/p/a.ts' });
  const phase = { ...failure, display: { kind: 'text', text }, preview: sayInEnglish(text) } as const;
  show(<CallBody chatId={chat.id} call={{ ...call, phase }} />);
  await expect.element(page.getByText(say(text))).toBeVisible();
  await expect.element(page.getByText(phase.preview)).toBeVisible();
});

it('says it once where the model was told it in the same words', async () => {
  const { chat, call } = waitingChat(fileSubject('a.ts'));
  await main.showChat(chat);
  const text = textOf('project-files.too-large', { megabytes: 10, path: '/p/a.ts' });
  const phase = { ...failure, display: { kind: 'text', text }, preview: sayInEnglish(text) } as const;
  show(<CallBody chatId={chat.id} call={{ ...call, phase }} />);
  await expect.element(page.getByText(phase.preview)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Result for the model' })).not.toBeInTheDocument();
});
