import { describe, expect, it } from 'vitest';
import { edit, overwrite, remove } from './testing/calls';
import { auto, command } from './testing/command-calls';
import { startNotingQueue } from './testing/start-noting-queue';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('with nobody there to ask', () => {
  const asked = 'Not executed: nobody is there to approve it. Run with --mode accept-edits or --mode auto.';
  it.each([
    ['ask', edit, asked],
    ['ask', remove, asked],
    ['accept-edits', remove, 'Not executed: deleting a file always asks. Nobody is there to approve it.'],
    ['auto', remove, 'Not executed: deleting a file always asks. Nobody is there to approve it.'],
    [
      'auto',
      (path: string) => overwrite(path, 'two\n'),
      'Not executed: it would overwrite a.txt without reading it in this chat first. Nobody is there to approve it.',
    ],
  ] as const)(
    'in mode %s a call that needs an answer is refused, in nobody’s name',
    async (kind, call, text) => {
      const mode = kind === 'auto' ? { kind, until: Date.now() + 60_000 } : { kind };
      await start({ unattended: true, mode });
      const path = await test.write('a.txt', 'one\n');
      expect(await test.run(call(path, 'one\n', 'two\n'))).toBe('finished');
      expect([test.results().c1, test.phases().c1, await test.read('a.txt')]).toEqual([
        text,
        'failed',
        'one\n',
      ]);
    },
  );

  it('in Auto without a sandbox the reason names the unknown program, and no mode that is on already', async () => {
    const noting = await startNotingQueue({ unattended: true, mode: auto });
    await noting.run(command('mytool --wipe'));
    expect(noting.results().c1).toBe(
      'Not executed: the effect of mytool is unknown, and there is no sandbox. Nobody is there to approve it.',
    );
    expect(noting.ran).toEqual([]);
  });

  it('what a rule asks about is refused with the rule', async () => {
    await start({ unattended: true, mode: { kind: 'accept-edits' } });
    const path = await test.write('a.txt', 'one\n');
    await test.rules.add(null, { effect: 'ask', tool: 'edit', scope: 'everywhere' });
    await test.run(edit(path, 'one', 'two'));
    expect(test.results().c1).toBe(
      'Not executed: rule “ask edit” (everywhere) asks. Nobody is there to approve it.',
    );
  });

  it('what the mode lets run runs', async () => {
    await start({ unattended: true, mode: { kind: 'accept-edits' } });
    const path = await test.write('a.txt', 'one\n');
    await test.run(edit(path, 'one', 'two'));
    expect(await test.read('a.txt')).toBe('two\n');
  });
});
