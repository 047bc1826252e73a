import { expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app';

// Plan mode in a chat: what the model is offered and told in it, and a plan that waits through a restart.

const plan = '1. Look\n2. Edit';
const presentPlan = { calls: [{ name: 'exit_plan_mode', arguments: { plan } }] };

function offered({ model }: TestApp, request: number): boolean {
  return model.requests[request - 1]?.tools.includes('exit_plan_mode') ?? false;
}

function system({ model }: TestApp, request: number): string {
  return String(model.requests[request - 1]?.messages[0]?.content);
}

it('offers the way out of Plan in Plan alone, from the next request on', async () => {
  const test = await startTestApp();
  const chat = await test.chat();
  test.model.reply('One.', presentPlan, 'Three.');
  await chat.send('one');
  await chat.until(({ turn }) => turn.kind === 'idle');
  await (await chat.open()).setMode({ kind: 'plan' });
  await chat.send('two');
  await chat.decide({ answer: 'plan', choice: 'go-asking', comments: [] });
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect([1, 2, 3].map((request) => offered(test, request))).toEqual([false, true, false]);
  expect(system(test, 2)).toContain('Mode Plan: nothing may be changed.');
  expect(system(test, 3)).toContain('Mode Ask: the person decides each change.');
  expect(chat.state().mode).toEqual({ kind: 'ask' });
});

it('says that there is no such tool elsewhere', async () => {
  const test = await startTestApp();
  const chat = await test.chat();
  test.model.reply(presentPlan, 'Well.');
  await chat.send('one');
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(JSON.stringify(test.model.requests[1]?.messages)).toContain(
    'Tool \\"exit_plan_mode\\" does not exist. Available tools: ',
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
