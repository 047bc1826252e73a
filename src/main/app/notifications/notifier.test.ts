import { expect, it } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, startTestApp, type TestApp } from '../testing/test-app';

const edit = (test: TestApp) => ({
  calls: [{ name: 'write_file', arguments: { file_path: `${test.project}/secret.txt`, content: 'hush' } }],
});

function callsIn({ app }: TestApp): string[] {
  const calls: string[] = [];
  app.store.onEvent(({ event }) => {
    if (event.type === 'called') calls.push(`${event.called.kind} ${event.called.title}`);
  });
  return calls;
}

it('the person is called once to what waits, and when a turn has finished; nothing of a file is said', async () => {
  const test = await startTestApp();
  const calls = callsIn(test);
  const chat = await test.chat();
  test.model.reply(edit(test), 'Done.');
  await chat.send('write it');
  await chat.waiting();
  await (await chat.open()).queue.rejudge();
  expect(calls).toEqual(['waiting write it']);
  await chat.decide({ answer: 'accept' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(calls).toEqual(['waiting write it', 'finished write it']);
  expect(JSON.stringify(test.app.store.state('app').called)).not.toContain('hush');
});

it('a turn that failed calls, one that the person stopped does not', async () => {
  const test = await startTestApp();
  const calls = callsIn(test);
  const chat = await test.chat();
  test.model.reply({ status: 401, body: { error: { message: 'no' } } });
  await chat.send('try');
  await chat.until(({ turn }) => turn.kind === 'paused');
  expect(calls).toEqual(['failed try']);
  const other = await test.chat();
  test.model.reply(edit(test));
  await other.send('write');
  await other.waiting();
  await (await other.open()).agent.stop();
  await other.until(({ turn }) => turn.kind === 'idle');
  expect(calls).toEqual(['failed try', 'waiting write']);
});

it('what is turned off in the settings calls nobody', async () => {
  const test = await startTestApp();
  const calls = callsIn(test);
  const notifications = { waiting: true, finished: false, failed: true, sound: false };
  await createHandlers(test.app).settings.change({ notifications }, caller);
  const chat = await test.chat();
  test.model.reply('Hello.');
  await chat.send('hi');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length > 1);
  expect(calls).toEqual([]);
});
