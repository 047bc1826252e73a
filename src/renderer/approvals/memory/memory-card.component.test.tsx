import type { Subject } from '@shared/approval/approval';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { armed, askOnCard, button, card, decisionsOf, focusCard } from '../testing/asked-card';

// The card of a fact for the memory: its text, its places, and the answer that it sends.

let main: ScriptedMain;
const project = testProject([]);
beforeAll(async () => {
  main = await startScriptedMain({}, project);
});

type Memory = Extract<Subject, { kind: 'memory' }>;

const patch = '--- AGENTS.md\n+++ AGENTS.md\n@@ -0,0 +1,2 @@\n+## Added Memories\n+- use tabs\n';
const place = (scope: 'global' | 'project', problem: string | null = null) => {
  const path = scope === 'global' ? '/home/me/pilotfish/AGENTS.md' : '/project/AGENTS.md';
  return { scope, path, fileName: 'AGENTS.md', patch, problem };
};
const subject: Memory = {
  kind: 'memory',
  fact: 'use tabs',
  scope: null,
  places: [place('project'), place('global')],
};
const always = ['project', 'global'].map((scope) => ({ tool: 'save_memory', match: `${scope}:AGENTS.md` }));
const inProject = () => card().getByRole('radio', { name: 'For this project, in AGENTS.md' });
const everywhere = () => card().getByRole('radio', { name: /^For all projects, in \/home\/me/ });

it('accepts only once it is said where, and says so', async () => {
  await askOnCard(main, { subject, question: { always } });
  await expect.element(button('Accept')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(card().getByText('Choose a location first.').first()).toBeVisible();
  await focusCard();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await everywhere().click();
  await armed();
  await button('Accept').click();
  await expect.poll(() => decisionsOf(main)).toEqual([{ answer: 'accept', scope: 'global' }]);
});

it('shows in both previews what the user makes of the fact, and sends it', async () => {
  await askOnCard(main, { subject, question: { always } });
  await inProject().click();
  const fact = card().getByRole('textbox', { name: 'Fact to remember' });
  await fact.fill('use\nspaces');
  await expect.element(fact).toHaveValue('use spaces');
  await expect
    .poll(
      () =>
        card()
          .getByText(/- use spaces$/)
          .elements().length,
    )
    .toBe(2);
  await armed();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => decisionsOf(main))
    .toEqual([{ answer: 'accept-with-edits', content: 'use spaces', scope: 'project' }]);
});

it('offers a rule for the place that was chosen', async () => {
  await askOnCard(main, { subject, question: { always } });
  await inProject().click();
  await armed();
  await button('Always…').click();
  const dialog = page.getByRole('dialog', { name: 'Always accept' });
  await expect.element(dialog.getByText('allow save_memory project:AGENTS.md')).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept and create rule' }).click();
  const rule = { tool: 'save_memory', match: 'project:AGENTS.md', scope: 'chat' };
  await expect.poll(() => decisionsOf(main)).toEqual([{ answer: 'always', rule, scope: 'project' }]);
});

it('says why a place cannot be chosen', async () => {
  const places = [place('project', 'AGENTS.md is a directory'), place('global')];
  await askOnCard(main, { subject: { ...subject, places } });
  await expect.element(inProject()).toBeDisabled();
  await expect.element(card().getByText('Unavailable: AGENTS.md is a directory')).toBeVisible();
});

it('shows the one place that was named, with nothing to choose', async () => {
  await askOnCard(main, { subject: { ...subject, scope: 'project', places: [place('project')] } });
  await armed();
  expect(card().getByRole('radio').elements()).toEqual([]);
  await button('Accept').click();
  await expect.poll(() => decisionsOf(main)).toEqual([{ answer: 'accept', scope: 'project' }]);
});

it('says that no chat reads the file of a folder that is not trusted, and leads to trusting it', async () => {
  await askOnCard(main, { subject, question: { always } });
  const topic = `project:${project.key}` as const;
  const note = card().getByText('This folder is restricted, so chats do not read this file.');
  main.emit(topic, { type: 'trust-changed', trust: { isTrusted: true, toReview: false } });
  await expect.element(note).not.toBeInTheDocument();
  main.emit(topic, { type: 'trust-changed', trust: { isTrusted: false, toReview: true } });
  await expect.element(note).toBeVisible();
});

it('says that the answer trusts the file alone', async () => {
  const places = [{ ...place('project'), trustsFile: true }, place('global')];
  await askOnCard(main, { subject: { ...subject, places } });
  const trust = { isTrusted: false, toReview: false };
  main.emit(`project:${project.key}`, { type: 'trust-changed', trust });
  await expect.element(card().getByText(/Pilotfish trusts this file with this text/)).toBeVisible();
  await expect.element(card().getByText(/no chat reads this file/)).not.toBeInTheDocument();
});
