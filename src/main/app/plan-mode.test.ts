import { expect, it } from 'vitest';
import { startTestApp } from './testing/test-app';

// Plan mode in a chat: the tools and texts for the model, and a plan that waits through a restart.

const plan = '1. Look\n2. Edit';
const presentPlan = { calls: [{ name: 'exit_plan_mode', arguments: { plan } }] };

it('offers the way out of Plan in each mode, and tells the mode before the next message', async () => {
  const test = await startTestApp();
  const chat = await test.chat();
  test.model.reply('One.', presentPlan, 'Three.', 'Four.');
  await chat.send('one');
  await chat.until(({ turn }) => turn.kind === 'idle');
  await (await chat.open()).setMode({ kind: 'plan' });
  await chat.send('two');
  await chat.decide({ answer: 'plan', choice: 'go-asking', comments: [] });
  await chat.until(({ turn }) => turn.kind === 'idle');
  await chat.send('three');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const { requests } = test.model;
  expect(requests.map(({ tools }) => tools.includes('exit_plan_mode'))).toEqual([true, true, true, true]);
  const said = (request: number) => String(requests[request]?.messages.at(-1)?.content);
  expect(said(1)).toMatch(
    /^Note from Pilotfish, not from the user: Now: Mode Plan: nothing may be changed\..*\n\ntwo$/s,
  );
  expect(said(3)).toContain('Now: Mode Ask: the user decides each change.');
  expect(chat.state().mode).toEqual({ kind: 'ask' });
});

it('refuses a plan in another mode', async () => {
  const test = await startTestApp();
  const chat = await test.chat();
  test.model.reply(presentPlan, 'Well.');
  await chat.send('one');
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(test.model.requests[1]?.messages.at(-1)?.content).toBe(
    'exit_plan_mode is only available in plan mode.',
  );
});

it('lets a plan that waited be decided on after a restart, whatever the mode is by then', async () => {
  const first = await startTestApp();
  const chat = await first.chat();
  await (await chat.open()).setMode({ kind: 'plan' });
  first.model.reply(presentPlan, 'Begun.');
  await chat.send('one');
  await chat.waiting();
  await (await chat.open()).setMode({ kind: 'auto', until: Date.now() + 60_000 });
  await first.app.close();
  const again = await (await first.again()).chat(chat.id);
  await again.open();
  await again.decide({ answer: 'plan', choice: 'go-accepting-edits', comments: [] });
  await again.until(({ turn }) => turn.kind === 'idle');
  expect(again.state().mode).toEqual({ kind: 'accept-edits' });
  expect(JSON.stringify(first.model.requests[1]?.messages)).toContain(
    'The user approved the plan; mode: Accept edits. Begin with its first step.',
  );
});
