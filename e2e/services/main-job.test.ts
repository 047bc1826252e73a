import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import type { ProtocolName } from '@shared/models/protocol-names';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp, type TestAppChat } from '../../src/main/app/testing/test-app';
import { allServices, type ServiceEntry } from './all-services';
import { broughtTo, commandCall, editIn, readIn, repeatedFaults, settingsFor, sumBefore } from './main-job';
import type { Service } from './service';

// The whole application without a window, against each service as strict as the real one: the main job, a stop in the
// middle of its calls, and another service. `e2e/services.spec.ts` does it in a window with two of them.

type Job = {
  readonly app: TestApp;
  readonly chat: TestAppChat;
  /** The folder in which the application runs. */
  readonly project: string;
  readonly first: Service;
  readonly second: Service;
  /** Sends a message, and resolves with the chat after its turn. */
  ask(text: string): Promise<ChatState>;
  /** Resolves with the chat once it has no running turn. */
  ended(): Promise<ChatState>;
  sum(): Promise<string>;
};

async function begin(first: ServiceEntry, second: ServiceEntry): Promise<Job> {
  const services = await Promise.all([first.start(), second.start()]);
  onTestFinished(async ({ task }) => {
    await Promise.all(services.map((service) => service.close()));
    if (task.result?.state === 'fail') return;
    for (const { faults } of services) expect(repeatedFaults(faults)).toEqual([]);
  });
  const settings = settingsFor([
    [first, services[0]],
    [second, services[1]],
  ]);
  const app = await startTestApp({ 'src/sum.ts': sumBefore }, { settings, withoutSandbox: true });
  const chat = await app.chat();
  const { project } = app;
  const ended = async () => {
    await (await chat.open()).agent.settled();
    return chat.state();
  };
  const ask = async (text: string) => {
    await chat.send(text);
    return await ended();
  };
  const sum = () => readFile(path.join(project, 'src', 'sum.ts'), 'utf8');
  return { app, chat, project, first: services[0], second: services[1], ask, ended, sum };
}

/** The last answer of the model. */
function saidIn({ items }: ChatState): string {
  const last = items.findLast(({ kind }) => kind === 'assistant');
  return last?.kind === 'assistant' ? last.text : '';
}

function thoughtsIn({ items }: ChatState): number {
  return items.filter((item) => item.kind === 'assistant' && item.reasoning !== '').length;
}

/** As settings name it. */
const modelOf = ({ name, model }: ServiceEntry) => ({ providerId: name.toLowerCase(), model });

/** The high effort in a request of each protocol; null: the model has none. */
const effortIn: Readonly<Record<ProtocolName, string | null>> = {
  'chat-completions': null,
  responses: '"effort":"high"',
  messages: '"output_config":{"effort":"high"}',
};

describe.each(
  allServices.map((first, index) => ({
    first,
    second: allServices[(index + 1) % allServices.length] ?? first,
  })),
)('with $first.name', (pair) => {
  it('it reads, edits with approval, runs a command, answers, and goes on in the next turn', async () => {
    const { chat, project, first, ask, ended, sum } = await begin(pair.first, pair.second);
    first.reply(
      { reasoning: 'First the file.', calls: [readIn(project)] },
      { reasoning: 'Two is wrong.', text: 'I change it.', calls: [editIn(project)] },
      { calls: [commandCall] },
      { reasoning: 'All is done.', text: 'It is three now.' },
      'You are welcome.',
    );
    const effort = effortIn[pair.first.protocol];
    if (effort !== null) await (await chat.open()).setModel({ ...modelOf(pair.first), effort: 'high' });
    await chat.send('Make the sum three.');
    await chat.decide({ answer: 'accept' });
    if (effort !== null) expect(JSON.stringify(first.requests[0]?.body)).toContain(effort);
    await chat.until(({ calls }) => Object.values(calls).some(({ tool }) => tool === commandCall.name));
    await chat.decide({ answer: 'accept' });
    const done = await ended();
    expect(saidIn(done)).toBe('It is three now.');
    expect(await sum()).toBe(sumBefore.replace('1 + 1', '1 + 2'));
    expect(await readFile(path.join(project, 'ran.txt'), 'utf8')).toBe('ran');
    expect(thoughtsIn(done)).toBe(pair.first.tellsReasoning ? 3 : 0);

    expect(saidIn(await ask('Thank you.'))).toBe('You are welcome.');
    expect(broughtTo(first, first)).toEqual(first.kept);
  });

  it('it goes on after a stop in the middle of its calls', async () => {
    const { chat, project, first, ask, ended, sum } = await begin(pair.first, pair.second);
    first.reply(
      { reasoning: 'Both at once.', calls: [readIn(project), editIn(project)] },
      'As you wish.',
      'You are welcome.',
    );
    await chat.send('Make the sum three.');
    await chat.waiting();
    await (await chat.open()).agent.stop();
    await ended();
    expect(saidIn(await ask('Leave it as it is.'))).toBe('As you wish.');
    expect(saidIn(await ask('Thank you.'))).toBe('You are welcome.');
    expect(await sum()).toBe(sumBefore);
  });

  it(`it goes on with ${pair.second.name}, which gets nothing that was meant for it alone, and back`, async () => {
    const { chat, project, first, second, ask } = await begin(pair.first, pair.second);
    const turn = { reasoning: 'The file first.', calls: [readIn(project)] };
    first.reply(turn, 'It is two.', turn, 'Still two.');
    second.reply({ reasoning: 'Let me see.', calls: [readIn(project)] }, 'I see two as well.');
    const choose = async (service: ServiceEntry) => await (await chat.open()).setModel(modelOf(service));
    expect(saidIn(await ask('What is the sum?'))).toBe('It is two.');

    await choose(pair.second);
    expect(saidIn(await ask('And what do you see?'))).toBe('I see two as well.');
    expect(broughtTo(second, first)).toEqual([]);
    expect(broughtTo(second, second)).toEqual(second.kept);

    await choose(pair.first);
    expect(saidIn(await ask('Look again.'))).toBe('Still two.');
    expect(broughtTo(first, first)).toEqual(first.kept);
    expect(broughtTo(first, second)).toEqual([]);
  });
});
