import { describe, expect, it } from 'vitest';
import { defineTool } from '../tools/kit/tool';
import { edit, plainTool, read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import { lastCalls, type TestOptions, type TestQueue } from './testing/test-queue';
import { changed, unchanged } from './testing/waiting-edit';

const superseded = 'Not executed: the user sent a new message instead of deciding. Read that message first.';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue({ mode: { kind: 'accept-edits' }, ...options });
}

const message = { id: 'q1', text: 'No, wait.' };
const sendMessage = () => test.log.append({ events: [{ type: 'message-queued', message }] });
const takeItBack = () => test.log.append({ events: [{ type: 'message-unqueued', id: message.id }] });

describe('a message sent while the model still wrote', () => {
  it('supersedes every call of the reply, in a mode that would have run them', async () => {
    await start();
    const path = await test.write('a.txt', unchanged);
    await sendMessage();
    expect(await test.run(edit(path, 'two', 'TWO'), read(path))).toBe('superseded');
    expect([test.results(), await test.read('a.txt')]).toEqual([
      { c1: superseded, c2: superseded },
      unchanged,
    ]);
    expect(test.log.state().calls.c1?.phase).toMatchObject({ phase: 'cancelled', why: 'superseded' });
  });

  it('changes nothing once it is taken back', async () => {
    await start();
    const path = await test.write('a.txt', unchanged);
    await sendMessage();
    await takeItBack();
    expect(await test.run(edit(path, 'two', 'TWO'))).toBe('finished');
    expect(await test.read('a.txt')).toBe(changed);
  });

  it('supersedes them after a restart in between too', async () => {
    await start();
    const path = await test.write('a.txt', unchanged);
    const { id, arguments: text } = { id: 'c1', arguments: JSON.stringify(edit(path, 'two', 'TWO').input) };
    await test.log.append({
      records: [
        { role: 'assistant', itemId: 'm1', text: '', calls: [{ id, name: 'edit', arguments: text }] },
      ],
    });
    await sendMessage();
    const { signal } = new AbortController();
    expect(await test.queue.resumeBatch(lastCalls(test.log), signal)).toBe('superseded');
    expect([test.results(), await test.read('a.txt')]).toEqual([{ c1: superseded }, unchanged]);
  });
});

describe('a message sent while a call is looked at', () => {
  it('supersedes it and the rest before anything is asked or run', async () => {
    const looking = Promise.withResolvers<void>();
    const slow = defineTool({
      ...plainTool('slow'),
      kind: 'change',
      confirm: (_input, { signal }) => {
        looking.resolve();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    });
    await start({ tools: [slow] });
    const outcome = test.run({ tool: 'slow', input: {} }, read('a.txt'));
    await looking.promise;
    test.queue.supersede();
    expect([await outcome, test.results()]).toEqual(['superseded', { c1: superseded, c2: superseded }]);
  });
});

describe('a message sent while a call runs', () => {
  /** A running call, an edit behind it, and a message of the user meanwhile. */
  async function sendWhileRunning() {
    const running = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const long = defineTool({
      ...plainTool('long'),
      async run() {
        running.resolve();
        await finish.promise;
        return { forModel: 'finished', forPerson: { kind: 'text', text: '' } };
      },
    });
    await start({ tools: [long] });
    const path = await test.write('a.txt', unchanged);
    const outcome = test.run({ tool: 'long', input: {} }, edit(path, 'two', 'TWO'), read(path));
    await running.promise;
    await sendMessage();
    test.queue.supersede();
    return { outcome, finish: () => finish.resolve() };
  }

  it('lets it go on, and supersedes those behind it, in a mode that would have run them', async () => {
    const { outcome, finish } = await sendWhileRunning();
    finish();
    expect(await outcome).toBe('superseded');
    expect([test.results(), await test.read('a.txt')]).toEqual([
      { c1: 'finished', c2: superseded, c3: superseded },
      unchanged,
    ]);
  });

  it('changes nothing once it is taken back', async () => {
    const { outcome, finish } = await sendWhileRunning();
    await takeItBack();
    finish();
    expect(await outcome).toBe('finished');
    expect([test.phases().c2, await test.read('a.txt')]).toEqual(['done', changed]);
  });
});
