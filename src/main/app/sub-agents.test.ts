import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { say, textOf } from '@shared/texts/text';
import { describe, expect, it } from 'vitest';
import type { FakeReply, FakeRequest } from '../../../e2e/fake-model';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, startTestApp, type TestApp } from './testing/test-app';

// Sub-agents in the whole application: the chat's model delegates tasks, and sub-agents work on them in parallel.

type Task = { readonly prompt: string; readonly agent?: string };

const taskCall = ({ prompt, agent }: Task) => ({
  name: 'task',
  arguments: { description: `do ${prompt}`, prompt, ...(agent && { subagent_type: agent }) },
});

/** The task of a sub-agent's request; null: the request is the chat's own. */
function taskOf({ messages }: FakeRequest): string | null {
  const [system, first] = messages;
  return String(system?.content).startsWith('You are the sub-agent') ? String(first?.content) : null;
}

/** Answers each task from its own replies, one per request, and the chat from the model's queue of replies. */
function play({ model }: TestApp, replies: Readonly<Record<string, FakeReply[]>>): void {
  model.onRequest((request) => replies[taskOf(request) ?? '']?.shift() ?? null);
}

const results = ({ messages }: FakeRequest) =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content));

async function define(folder: string, name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

const definition = (name: string, rest = '') =>
  `---\nname: ${name}\ndescription: Reviews what was changed.\n${rest}---\nYou review.\n`;

describe('a task', () => {
  it('is given nothing of what is for the application’s own calls', async () => {
    const app = await startTestApp();
    const chat = await app.chat();
    app.model.reply({ calls: [taskCall({ prompt: 'reach' })] }, 'Thanks.');
    const reach = { host: 'example.com', port: 443, command: 'npm ci' };
    play(app, { reach: [{ calls: [{ name: 'network', arguments: reach }] }, { text: 'No.' }] });
    await chat.send('Reach it.');
    await chat.until(({ turn }) => turn.kind === 'idle');
    const [, first, second] = app.model.requests;
    expect(first?.tools).not.toContain('network');
    expect(second && results(second)).toEqual([expect.stringMatching(/^Tool "network" does not exist\./)]);
  });

  it('is worked on with a context of its own, and its last message is the result', async () => {
    const app = await startTestApp({ 'a.txt': 'one\n' });
    const chat = await app.chat();
    app.model.reply({ calls: [taskCall({ prompt: 'look', agent: 'explorer' })] }, 'Thanks.');
    play(app, {
      look: [
        { text: 'I look.', calls: [{ name: 'read_file', arguments: { path: 'a.txt' } }] },
        { text: 'It says one.' },
      ],
    });
    await chat.send('What does it say?');
    await chat.until(({ turn }) => turn.kind === 'idle');
    const [, second, third, last] = app.model.requests;
    expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(second?.tools).toEqual([
      'list_directory',
      'read_file',
      'read_many_files',
      'glob',
      'search_file_content',
    ]);
    expect(third && results(third)).toEqual([expect.stringContaining('one')]);
    expect(last && results(last)).toEqual(['It says one.']);
    const { calls, usage } = chat.state();
    const task = Object.values(calls).find(({ tool }) => tool === 'task');
    expect(task && say(task.title)).toBe('explorer: do look');
    expect(task?.phase).toMatchObject({
      phase: 'done',
      display: { kind: 'agent', text: 'It says one.', calls: 1 },
    });
    expect(calls[`${task?.id}/1`]).toMatchObject({ label: 'explorer', parentId: task?.id });
    const counted = task?.phase.phase === 'done' && task.phase.display.kind === 'agent';
    expect(counted && usage && usage.inputTokens > usage.contextTokens).toBe(true);
    // The usage includes the sub-agent's own requests.
    expect(usage?.spent).toMatchObject([
      { inputTokens: usage?.inputTokens, outputTokens: usage?.outputTokens, cachedTokens: 0 },
    ]);
    const said = await createHandlers(app.app).agents.conversation(
      { chatId: chat.id, callId: task?.id ?? '' },
      caller,
    );
    expect(said).toEqual([
      { kind: 'message', text: 'I look.' },
      { kind: 'calls', callIds: [`${task?.id}/1`] },
      { kind: 'message', text: 'It says one.' },
    ]);
  });

  it('runs beside others; their questions wait side by side and are answered in any order', async () => {
    const app = await startTestApp({ 'a.txt': 'one\n', 'b.txt': 'one\n' });
    const chat = await app.chat();
    const edit = (name: string, text: string) => ({
      name: 'edit',
      arguments: { file_path: join(app.project, name), old_string: 'one', new_string: text },
    });
    app.model.reply({ calls: ['first', 'second'].map((prompt) => taskCall({ prompt })) }, 'Both.');
    play(app, {
      first: [{ calls: [edit('a.txt', 'A')] }, { text: 'First done.' }],
      second: [{ calls: [edit('b.txt', 'B')] }, { text: 'Second done.' }],
    });
    await chat.send('Do both.');
    const waiting = () => Object.values(chat.state().calls).filter(({ phase }) => phase.phase === 'waiting');
    await chat.until(() => waiting().length === 2);
    expect(waiting().map(({ label }) => label)).toEqual(['general-purpose', 'general-purpose']);
    const { queue } = await chat.open();
    for (const { id, phase } of waiting().toReversed())
      if (phase.phase === 'waiting') await queue.decide(id, phase.question.hash, { answer: 'accept' });
    await chat.until(({ turn }) => turn.kind === 'idle');
    expect(results(app.model.requests.at(-1) as FakeRequest)).toEqual(['First done.', 'Second done.']);
    expect(await readFile(join(app.project, 'b.txt'), 'utf8')).toBe('B\n');
  });

  it('says which tools it calls, each once, as a user knows them', async () => {
    const app = await startTestApp({ 'a.txt': 'one\n' });
    const chat = await app.chat();
    app.model.reply({ calls: [taskCall({ prompt: 'work' })] }, 'Thanks.');
    const shell = (command: string) => ({ name: 'run_shell_command', arguments: { command } });
    const calls = [shell('touch a'), shell('touch b'), { name: 'no_tool', arguments: {} }];
    play(app, { work: [{ calls }, { text: 'Done.' }] });
    await chat.send('Go.');
    const { parentId = '' } = await chat.waiting();
    const phase = chat.state().calls[parentId]?.phase;
    expect(phase?.phase === 'running' && say(phase.progress)).toMatch(/^Shell, no_tool · \d+ tokens$/);
  });

  it('is stopped alone, and the chat’s model is told what it had said', async () => {
    const app = await startTestApp({ 'a.txt': 'one\n' });
    const chat = await app.chat();
    app.model.reply({ calls: [taskCall({ prompt: 'ask' })] }, 'Then not.');
    const remove = { name: 'delete_file', arguments: { file_path: join(app.project, 'a.txt') } };
    play(app, { ask: [{ text: 'I delete it.', calls: [remove] }] });
    await chat.send('Go.');
    const { id, parentId = '' } = await chat.waiting();
    (await chat.open()).queue.stopCall(parentId);
    await chat.until(({ turn }) => turn.kind === 'idle');
    expect(chat.state().calls[id]?.phase.phase).toBe('cancelled');
    expect(results(app.model.requests.at(-1) as FakeRequest)).toEqual([
      expect.stringMatching(/^Stopped by the user after .* may have happened\.\nI delete it\.$/),
    ]);
  });

  it('ends unfinished when the user sends a message', async () => {
    const app = await startTestApp({ 'a.txt': 'one\n' });
    const chat = await app.chat();
    app.model.reply({ calls: [taskCall({ prompt: 'ask' })] }, 'I read it.');
    const remove = { name: 'delete_file', arguments: { file_path: join(app.project, 'a.txt') } };
    play(app, { ask: [{ text: 'I delete it.', calls: [remove] }] });
    await chat.send('Go.');
    await chat.waiting();
    await chat.send('Wait, keep it.');
    await chat.until(({ turn }) => turn.kind === 'idle');
    expect(results(app.model.requests.at(-1) as FakeRequest)).toEqual([
      'I delete it.\n\n[Not finished: the user sent a new message. Read that message first.]',
    ]);
  });

  it('fails as its model does, and by a name that nobody has', async () => {
    const app = await startTestApp();
    const chat = await app.chat();
    const calls = [{ prompt: 'fail' }, { prompt: 'x', agent: 'nobody' }, { prompt: ' ' }].map(taskCall);
    app.model.reply({ calls }, 'I see.');
    play(app, { fail: [{ status: 400, body: { error: { message: 'no such thing' } } }] });
    await chat.send('Go.');
    await chat.until(({ turn }) => turn.kind === 'idle');
    expect(results(app.model.requests.at(-1) as FakeRequest)).toEqual([
      expect.stringMatching(/^Sub-agent "general-purpose" failed: .*no such thing/),
      'Sub-agent "nobody" does not exist. Available sub-agents: explorer, general-purpose.',
      'Parameter "prompt" must be a non-empty string.',
    ]);
  });

  it('can be handed on once, not twice; neither todos nor plans are the sub-agent’s', async () => {
    const app = await startTestApp();
    const chat = await app.chat();
    app.model.reply({ calls: [taskCall({ prompt: 'outer' })] }, 'Done.');
    play(app, {
      outer: [{ calls: [taskCall({ prompt: 'inner' })] }, { text: 'Outer done.' }],
      inner: [{ calls: [taskCall({ prompt: 'innermost' })] }, { text: 'Inner done.' }],
    });
    await chat.send('Go.');
    await chat.until(({ turn }) => turn.kind === 'idle');
    const [, outer, inner, afterInner] = app.model.requests;
    expect([outer?.tools.includes('task'), inner?.tools.includes('task')]).toEqual([true, false]);
    expect(outer?.tools).not.toContain('todo_write');
    expect(afterInner && results(afterInner)).toEqual([
      expect.stringMatching(/^Tool "task" does not exist\. Available tools: /),
    ]);
  });

  it('was interrupted when the application ended', async () => {
    const app = await startTestApp({ 'a.txt': 'one\n' });
    const chat = await app.chat();
    app.model.reply({ calls: [taskCall({ prompt: 'ask' })] });
    const remove = { name: 'delete_file', arguments: { file_path: join(app.project, 'a.txt') } };
    play(app, { ask: [{ text: 'I delete it.', calls: [remove] }] });
    await chat.send('Go.');
    const { parentId = '' } = await chat.waiting();
    await app.app.close();
    const next = await (await app.again()).chat(chat.id);
    await next.open();
    expect(next.state().calls[parentId]?.phase).toMatchObject({ phase: 'cancelled', why: 'interrupted' });
    const said = (await next.open()).conversation(parentId);
    expect(said[0]).toEqual({ kind: 'message', text: 'I delete it.' });
  });
});

describe('definitions', () => {
  it('of the user hold at once: the model is told of them, with their tools and their model', async () => {
    const app = await startTestApp({ 'a.txt': 'one\n' });
    await define(
      app.home,
      'agents/reviewer.md',
      definition('reviewer', 'tools: glob, nothing\nmodel: small\n'),
    );
    const chat = await app.chat();
    app.model.reply({ calls: [taskCall({ prompt: 'review', agent: 'reviewer' })] }, 'Good.');
    play(app, { review: [{ text: 'Fine.' }] });
    await chat.send('Review it.');
    await chat.until(({ turn }) => turn.kind === 'idle');
    const [first, second] = app.model.requests;
    expect(JSON.stringify(first?.body.tools)).toContain('- reviewer: Reviews what was changed.');
    expect([second?.model, second?.tools]).toEqual(['small', ['glob']]);
    const notices = chat.state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
    expect(notices).toEqual([
      'Sub-agent reviewer.md: Unknown tool: nothing. The sub-agent works without it.',
    ]);
  });

  it('of a project are nothing until the folder is trusted, and ask again when they change', async () => {
    const app = await startTestApp();
    const file = '.pilotfish/agents/reviewer.md';
    await define(app.project, file, definition('reviewer'));
    const handlers = createHandlers(app.app);
    const project = firstProject(app.app);
    const states = async () =>
      (await handlers.agents.list({ project: project.key }, caller)).map(({ name, state }) => [name, state]);
    const builtIn = [
      ['explorer', 'holds'],
      ['general-purpose', 'holds'],
    ];
    expect(await states()).toEqual(builtIn);
    const question = await project.trust.question();
    expect(question.brought).toMatchObject([{ kind: 'agent', name: 'reviewer.md', file, fault: null }]);
    await project.trust.answer('folder', question.hash);
    expect(await states()).toEqual([...builtIn, ['reviewer', 'holds']]);
    await define(app.project, file, definition('reviewer', 'tools: edit\n'));
    expect(await states()).toEqual([...builtIn, ['reviewer', 'untrusted']]);
  });

  it('of one name: the project’s holds before the user’s, and it is said which', async () => {
    const app = await startTestApp();
    await define(app.project, '.pilotfish/agents/a.md', definition('explorer'));
    await define(app.home, 'agents/b.md', definition('explorer'));
    const project = firstProject(app.app);
    await project.trust.answer('folder', (await project.trust.question()).hash);
    const views = await createHandlers(app.app).agents.list({ project: project.key }, caller);
    const explorers = views.filter(({ name }) => name === 'explorer');
    expect(explorers.map(({ place, state }) => [place.kind, state])).toEqual([
      ['project', 'holds'],
      ['person', 'hidden'],
      ['built-in', 'hidden'],
    ]);
    expect(explorers[1]?.problems).toEqual([
      textOf('agents.hidden', { name: 'explorer', file: '.pilotfish/agents/a.md' }),
    ]);
  });
});
