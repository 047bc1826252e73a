import { describe, expect, it } from 'vitest';
import { network } from '../tools/network';
import { nest, nestingTool } from './testing/nesting-tool';
import { startTestQueue } from './testing/start-test-queue';
import type { TestOptions } from './testing/test-queue';

const start = (options: TestOptions = {}) => startTestQueue({ ...options, tools: [nestingTool, network] });

const connect = (host: string, port = 443) => ({
  tool: 'network',
  input: { host, port, command: 'npm install' },
});

describe('a connection of a running command', () => {
  it.each(['ask', 'accept-edits'] as const)('asks in %s, and says why and what it is', async (kind) => {
    const test = await start({ mode: { kind } });
    const done = test.run(nest([connect('registry.npmjs.org')]));
    const question = await test.question('c1/1');
    expect(question).toMatchObject({
      subject: { kind: 'network', host: 'registry.npmjs.org', port: 443, command: 'npm install' },
      why: 'commands in the sandbox can reach only hosts that a rule allows',
      danger: false,
      always: [
        { tool: 'network', match: 'registry.npmjs.org' },
        { tool: 'network', match: expect.stringContaining('registry.npmjs.org, ') },
      ],
    });
    await test.decide('c1/1', { answer: 'accept' });
    await done;
    expect(test.results()['c1/1']).toBe('registry.npmjs.org:443 may be reached.');
  });

  it('asks in Auto too', async () => {
    const test = await start({ mode: { kind: 'auto', until: Number.MAX_SAFE_INTEGER } });
    const done = test.run(nest([connect('example.com')]));
    await test.question('c1/1');
    await test.decide('c1/1', { answer: 'reject', reason: 'not now' });
    await done;
    expect(test.results()['c1/1']).toContain('does not let the command reach this host. Reason: not now');
  });

  it('“Always” makes a rule for each host of the offer, and the next is not asked about', async () => {
    const test = await start();
    const done = test.run(nest([connect('pypi.org'), connect('registry.npmjs.org'), connect('example.com')]));
    const { always } = await test.question('c1/1');
    const match = always[1]?.match ?? '';
    await test.decide('c1/1', { answer: 'always', rule: { tool: 'network', match, scope: 'chat' } });
    await test.question('c1/3');
    expect(test.phases()['c1/2']).toBe('done');
    await test.decide('c1/3', { answer: 'reject' });
    await done;
    expect(test.log.state().rules.map((rule) => rule.match)).toEqual(
      expect.arrayContaining(['pypi.org', 'registry.npmjs.org']),
    );
  });

  it('is refused where nobody is there', async () => {
    const test = await start({ unattended: true });
    await test.run(nest([connect('example.com')]));
    expect(test.results()['c1/1']).toContain('nobody is there to be asked');
  });
});
