import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createForms } from '../../mcp/forms/forms';
import { plainTool } from '../testing/calls';
import { startTestQueue } from '../testing/start-test-queue';
import type { TestOptions, TestQueue } from '../testing/test-queue';

// A real server asks, over the protocol, while the model's call to its tool runs.

const requestedSchema = {
  type: 'object' as const,
  properties: { name: { type: 'string' as const }, age: { type: 'integer' as const } },
  required: ['name'],
};

let test: TestQueue;

async function start(options: TestOptions = {}): Promise<void> {
  const forms = createForms();
  const server = new McpServer({ name: 'notes', version: '1.0.0' });
  server.registerTool('greet', { description: 'Greets.' }, async () => {
    const result = await server.server.elicitInput({ message: 'Who are you?', requestedSchema });
    return { content: [{ type: 'text', text: JSON.stringify(result) }] };
  });
  const client = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => forms.elicit('notes', params));
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  onTestFinished(() => client.close());
  const greet = forms.asking({
    ...plainTool('greet'),
    source: { kind: 'server', alias: 'notes' },
    async run() {
      const { content } = await client.callTool({ name: 'greet' });
      return { forModel: JSON.stringify(content), forPerson: { kind: 'text', text: '' } };
    },
  });
  test = await startTestQueue({ ...options, tools: [forms.tool, greet] });
}

const greet = { tool: 'greet', input: {} };
const told = () => JSON.parse(JSON.parse(test.results().c1 ?? '')[0].text);

describe('a form of a server', () => {
  it('waits in the call of the server’s tool, and what the user puts in goes to the server', async () => {
    await start();
    const outcome = test.run(greet);
    const { subject, always } = await test.question('c1/1');
    expect(subject).toMatchObject({ kind: 'form', form: { server: 'notes', message: 'Who are you?' } });
    expect(always).toEqual([]);
    await test.decide('c1/1', { answer: 'form', action: 'accept', values: { name: 'Ada', age: 36 } });
    await outcome;
    expect(told()).toEqual({ action: 'accept', content: { name: 'Ada', age: 36 } });
    expect(test.phases()).toEqual({ c1: 'done', 'c1/1': 'done' });
  });

  it.each(['decline', 'cancel'] as const)('goes back without what was put in: %s', async (action) => {
    await start();
    const outcome = test.run(greet);
    await test.question('c1/1');
    await test.decide('c1/1', { answer: 'form', action, values: { name: 'Ada' } });
    await outcome;
    expect(told()).toEqual({ action });
  });

  it('takes nothing but what it asks for, and waits on', async () => {
    await start();
    const outcome = test.run(greet);
    await test.question('c1/1');
    const faulty = [{}, { name: 'Ada', age: 'old' }, { name: 'Ada', more: 1 }];
    for (const values of faulty)
      await expect(
        test.decide('c1/1', { answer: 'form', action: 'accept', values } as never),
      ).rejects.toMatchObject({ code: 'invalid' });
    await expect(test.decide('c1/1', { answer: 'accept' })).rejects.toMatchObject({ code: 'invalid' });
    await test.decide('c1/1', { answer: 'reject' });
    await outcome;
    expect(told()).toEqual({ action: 'decline' });
  });

  it('is asked in every mode', async () => {
    await start({ mode: { kind: 'auto', until: Date.now() + 60_000 } });
    const outcome = test.run(greet);
    await test.question('c1/1');
    await test.decide('c1/1', { answer: 'form', action: 'decline', values: {} });
    await outcome;
  });

  it('is declined where nobody is there', async () => {
    await start({ unattended: true });
    await test.run(greet);
    expect(told()).toEqual({ action: 'decline' });
  });

  it('is over when the turn is stopped', async () => {
    await start();
    const outcome = test.run(greet);
    await test.question('c1/1');
    test.stop();
    await outcome;
    expect(test.phases()).toMatchObject({ 'c1/1': 'cancelled' });
  });

  it('is none that a model could make up', async () => {
    await start();
    await test.run({ tool: 'fill_form', input: { form: 'mine' } });
    expect(test.results().c1).toMatch(/^Tool "fill_form" does not exist\. Available tools: (?!.*fill_form)/);
  });
});

it('asks nobody while no tool of the server runs', async () => {
  const forms = createForms();
  expect(await forms.elicit('notes', { message: 'Now?', requestedSchema })).toEqual({ action: 'decline' });
});
