import { describe, expect, it } from 'vitest';
import { ToolError } from '../base/tool-error';
import { defineTool } from '../tools/kit/tool';
import { chatRule, plainTool, read, remove } from './testing/calls';
import { gated, gatedTool } from './testing/gated-tool';
import { startTestQueue } from './testing/start-test-queue';
import type { TestCall } from './testing/test-queue';

/** A tool that records its steps in `log`. `asks` names calls that wait for an answer, `fails` the steps that throw. */
function noting(log: string[], fails: 'setup' | 'run' | 'cleanup' | null = null) {
  let made = 0;
  return defineTool({
    ...plainTool('noting'),
    // A kind whose calls may repeat.
    kind: 'todo',
    async setup() {
      log.push('setup');
      if (fails === 'setup') throw new ToolError('Nothing to work with.');
      made += 1;
      return made;
    },
    async cleanup(shared: number) {
      log.push(`cleanup ${shared}`);
      if (fails === 'cleanup') throw new Error('broken');
    },
    async run(_input, { shared }) {
      log.push(`run ${shared}`);
      if (fails === 'run') throw new Error('broken');
      return { forModel: `with ${shared}`, forPerson: { kind: 'text', text: '' } };
    },
  });
}

const note: TestCall = { tool: 'noting', input: {} };

describe('set-up and clean-up', () => {
  it('are shared by calls of one tool that follow each other, and made anew after another', async () => {
    const log: string[] = [];
    const test = await startTestQueue({ tools: [noting(log)] });
    const path = await test.write('a.txt', 'one\n');
    await test.run(note, note, read(path), note);
    expect(log).toEqual(['setup', 'run 1', 'run 1', 'cleanup 1', 'setup', 'run 2', 'cleanup 2']);
    expect(test.results()).toMatchObject({ c1: 'with 1', c4: 'with 2' });
  });

  it('clean up once when a call throws', async () => {
    const log: string[] = [];
    const test = await startTestQueue({ tools: [noting(log, 'run')] });
    await test.run(note, note);
    expect(log).toEqual(['setup', 'run 1', 'run 1', 'cleanup 1']);
    expect(test.phases()).toEqual({ c1: 'failed', c2: 'failed' });
  });

  it('fail the call alone when there is nothing to set up with, and then clean nothing up', async () => {
    const log: string[] = [];
    const test = await startTestQueue({ tools: [noting(log, 'setup')] });
    const path = await test.write('a.txt', 'one\n');
    expect(await test.run(note, note, read(path))).toBe('finished');
    expect(log).toEqual(['setup', 'setup']);
    expect(test.results()).toMatchObject({ c1: 'Nothing to work with.', c2: 'Nothing to work with.' });
    expect(test.phases().c3).toBe('done');
  });

  it('lose no result when the clean-up throws, which is told', async () => {
    const log: string[] = [];
    const test = await startTestQueue({ tools: [noting(log, 'cleanup')] });
    expect(await test.run(note)).toBe('finished');
    expect(test.results()).toEqual({ c1: 'with 1' });
    expect(test.problems.join()).toContain('Tool "noting" failed unexpectedly');
  });

  it('are not made for what a rule refuses', async () => {
    const log: string[] = [];
    const test = await startTestQueue({ tools: [noting(log)] });
    await test.log.append(chatRule('deny', 'noting'));
    await test.run(note);
    expect([test.phases().c1, log]).toEqual(['failed', []]);
  });

  it.each(['reject', 'stop', 'supersede'] as const)('clean up once after a %s', async (how) => {
    const log: string[] = [];
    const test = await startTestQueue({ tools: [noting(log)] });
    await test.log.append(chatRule('ask', 'noting'));
    await test.write('a.txt', 'one\n');
    const outcome = test.run(note, remove(test.path('a.txt')));
    await test.question('c1');
    expect(log).toEqual(['setup']);
    if (how === 'reject') {
      await test.decide('c1', { answer: 'reject' });
      await test.question('c2');
      expect(log).toEqual(['setup', 'cleanup 1']);
      test.stop();
    } else if (how === 'stop') test.stop();
    else {
      await test.log.append({ events: [{ type: 'message-queued', message: { id: 'q', text: 'No.' } }] });
      test.queue.supersede();
    }
    await outcome;
    expect(log).toEqual(['setup', 'cleanup 1']);
  });

  it('are shared by calls that run side by side', async () => {
    const log: string[] = [];
    const gate = gatedTool({
      setup: async () => log.push('setup'),
      cleanup: async () => void log.push('cleanup'),
    });
    const test = await startTestQueue({ tools: [gate.tool] });
    const outcome = test.run(gated('a'), gated('b'));
    await test.until(
      ({ calls }) => calls.c1?.phase.phase === 'running' && calls.c2?.phase.phase === 'running',
    );
    gate.letGo('a');
    await test.until(({ calls }) => calls.c1?.phase.phase === 'done');
    expect(log).toEqual(['setup']);
    gate.letGo('b');
    await outcome;
    expect(log).toEqual(['setup', 'cleanup']);
  });
});
