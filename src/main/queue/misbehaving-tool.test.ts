import { AppError } from '@shared/errors';
import { say } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import { ToolError } from '../base/tool-error';
import { defineTool } from '../tools/kit/tool';
import { plainTool, read } from './testing/calls';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions, TestQueue } from './testing/test-queue';

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  test = await startTestQueue(options);
}

describe('a tool that misbehaves', () => {
  const failing = (name: string, error: unknown) =>
    defineTool({
      ...plainTool(name),
      run: () => {
        throw error;
      },
    });

  it('fails its own call and no other', async () => {
    await start({
      tools: [
        failing('expected', new ToolError('There is no such thing.')),
        failing('defect', new TypeError('x is undefined')),
        failing('odd', 'just a string'),
      ],
    });
    await test.write('a.txt', 'one\n');
    const calls = ['expected', 'defect', 'odd'].map((tool) => ({ tool, input: {} }));
    expect(await test.run(...calls, read('a.txt'))).toBe('finished');
    const { c4, ...failed } = test.results();
    expect(failed).toEqual({
      c1: 'There is no such thing.',
      c2: 'Tool "defect" failed unexpectedly: x is undefined',
      c3: 'Tool "odd" failed unexpectedly: just a string',
    });
    expect(c4).toContain('one');
    expect(test.phases()).toEqual({ c1: 'failed', c2: 'failed', c3: 'failed', c4: 'done' });
    expect(test.problems).toEqual([expect.stringContaining('TypeError: x is undefined'), expect.any(String)]);
  });

  it('is told no more than its beginning and its end, however much it has to say', async () => {
    await start({
      tools: [
        failing('long', new ToolError(`start ${'x'.repeat(5_000_000)} end`)),
        defineTool({ ...plainTool('titled'), describe: () => 'y'.repeat(5_000_000) }),
      ],
    });
    await test.run({ tool: 'long', input: {} }, { tool: 'titled', input: {} });
    expect(test.results().c1).toMatch(/^start x{12494}\[… 4975010 characters left out …\]x{12496} end$/);
    expect(test.log.state().calls.c2?.title).toBe('y'.repeat(2_000));
  });

  it('while it looks at what it would do, asks nobody', async () => {
    const broken = defineTool({
      ...plainTool('broken'),
      kind: 'change',
      confirm: () => {
        throw new AppError('unavailable', 'not the log');
      },
    });
    await start({ tools: [broken] });
    expect(await test.run({ tool: 'broken', input: {} })).toBe('finished');
    expect(test.results()).toEqual({ c1: 'Tool "broken" failed unexpectedly: not the log' });
  });

  it('in describing or naming its file, fails at most its own call', async () => {
    const broken = defineTool({
      ...plainTool('broken'),
      describe: () => {
        throw new Error('no words');
      },
      target: () => {
        throw new Error('no target');
      },
    });
    await start({ tools: [broken] });
    await test.run({ tool: 'broken', input: {} });
    expect(test.results()).toEqual({ c1: 'Tool "broken" failed unexpectedly: no target' });
    expect(test.log.state().calls.c1?.title).toBe('broken');
  });

  it('reports too late without a trace', async () => {
    let late = (_text: string) => {};
    const reporter = defineTool({
      ...plainTool('reporter'),
      async run(_input, context) {
        context.report('half');
        late = context.report;
        return { forModel: 'whole', forPerson: { kind: 'text', text: '' } };
      },
    });
    await start({ tools: [reporter] });
    const progress: string[] = [];
    test.store.onEvent(({ event }) => {
      if (event.type === 'call-progress') progress.push(say(event.text));
    });
    await test.run({ tool: 'reporter', input: {} });
    late('too late');
    expect(progress).toEqual(['half']);
  });

  it('that gives nothing is said to have', async () => {
    const silent = defineTool({
      ...plainTool('silent'),
      run: async () => ({ forModel: '', forPerson: { kind: 'text', text: '' } }),
    });
    await start({ tools: [silent] });
    await test.run({ tool: 'silent', input: {} });
    expect(test.results()).toEqual({ c1: '(silent completed with no output)' });
  });
});
