import type { Subject } from '@shared/approval/approval';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { armed, askOnCard, card, decisionsOf, focusCard } from '../testing/asked-card';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

type Remote = Extract<Subject, { kind: 'remote' }>;

const remote = (parts: Partial<Remote> = {}): Remote => ({
  kind: 'remote',
  server: 'docs',
  tool: 'echo',
  title: 'Echo',
  says: [],
  pin: 'a'.repeat(64),
  input: '{"text":"fish","count":2}',
  changed: null,
  ...parts,
});

it('names server and tool, shows the arguments a value a line, and what the server says of the tool', async () => {
  await askOnCard(main, { subject: remote({ says: ['destructive', 'open-world'] }) });
  await expect.element(card().getByText('Sends these arguments to docs · echo')).toBeVisible();
  await expect.element(card().getByText('says: destructive')).toBeVisible();
  await expect.element(card().getByText('says: external access')).toBeVisible();
  await expect.element(card().getByText(/"text": "fish",\n {2}"count": 2/)).toBeVisible();
});

it('makes what is hidden in names and arguments visible', async () => {
  await askOnCard(main, { subject: remote({ server: 'do\u202ecs', input: '{"text":"a\u202eb"}' }) });
  await expect.element(card().getByText('do‹U+202E›cs')).toBeVisible();
  await expect.element(card().getByText(/"a‹U\+202E›b"/)).toBeVisible();
});

it('shows what changed since the tool was allowed, or that it is not known any more', async () => {
  const patch = '--- echo\n+++ echo\n@@ -1,1 +1,1 @@\n-Says it again.\n+Says it to everybody.\n';
  await askOnCard(main, { subject: remote({ changed: { patch } }) });
  await expect
    .element(card().getByText(/^You allowed a different version of this tool\. Changes:/))
    .toBeVisible();
  expect(card().element().textContent).toContain('Says it to everybody.');
  await askOnCard(main, { subject: remote({ changed: { patch: null } }) });
  await expect.element(page.getByText(/Pilotfish no longer has that version/)).toBeVisible();
});

it('is accepted by the keyboard, for this call alone', async () => {
  await askOnCard(main, { subject: remote() });
  await armed();
  await focusCard();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => decisionsOf(main)).toEqual([{ answer: 'accept' }]);
});
