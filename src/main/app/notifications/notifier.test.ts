import { describe, expect, it } from 'vitest';
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

it('the user is called once to what waits, and when a turn has finished; nothing of a file is said', async () => {
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

it('a turn that failed calls, one that the user stopped does not', async () => {
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

describe('what is turned off in the settings calls nobody:', () => {
  const all = { waiting: true, finished: true, failed: true, sound: false };

  async function startWithout(kind: 'waiting' | 'finished' | 'failed') {
    const test = await startTestApp();
    await createHandlers(test.app).settings.change({ notifications: { ...all, [kind]: false } }, caller);
    return { test, calls: callsIn(test), chat: await test.chat() };
  }

  it('a turn that finished', async () => {
    const { test, calls, chat } = await startWithout('finished');
    test.model.reply('Hello.');
    await chat.send('hi');
    await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length > 1);
    expect(calls).toEqual([]);
  });

  it('a question that waits', async () => {
    const { test, calls, chat } = await startWithout('waiting');
    test.model.reply(edit(test), 'Done.');
    await chat.send('write it');
    await chat.waiting();
    await chat.decide({ answer: 'accept' });
    await chat.until(({ turn }) => turn.kind === 'idle');
    expect(calls).toEqual(['finished write it']);
  });

  it('a turn that failed', async () => {
    const { test, calls, chat } = await startWithout('failed');
    test.model.reply({ status: 401, body: { error: { message: 'no' } } });
    await chat.send('try');
    await chat.until(({ turn }) => turn.kind === 'paused');
    expect(calls).toEqual([]);
  });
});

it.each([
  [true, false],
  [false, true],
])('with sound %s, the windows and the desktop are told that it is silent: %s', async (sound, isSilent) => {
  const notified: boolean[] = [];
  const test = await startTestApp({}, { notify: (notification) => notified.push(notification.isSilent) });
  const notifications = { waiting: true, finished: true, failed: true, sound };
  await createHandlers(test.app).settings.change({ notifications }, caller);
  const chat = await test.chat();
  test.model.reply('Hello.');
  await chat.send('hi');
  await chat.until(({ turn, items }) => turn.kind === 'idle' && items.length > 1);
  expect(notified).toEqual([isSilent]);
  expect(test.app.store.state('app').called).toMatchObject({ isSilent });
});
