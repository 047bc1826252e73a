import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Mode } from '@shared/approval/approval';
import type { ChatState } from '@shared/chat/chat';
import { say } from '@shared/texts/text';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fishProject } from '../app/testing/demo-chat';
import { firstProject, startTestApp } from '../app/testing/test-app';

// Features that the demo model shows on request, in the whole application: plan mode, memory, a question back,
// sub-agents and a web page.

type Options = {
  readonly files?: Readonly<Record<string, string>>;
  readonly mode?: Mode;
  /** Local hosts whose pages may be fetched. */
  readonly hosts?: readonly string[];
};

async function openDemo({ files = fishProject, mode, hosts = [] }: Options = {}) {
  const settings = JSON.stringify({ activeProvider: 'demo', web: { allowedHosts: hosts } });
  const test = await startTestApp(files, { settings });
  const chat = await test.chat(await firstProject(test.app).chats.create(mode));
  const idle = () => chat.until(({ turn }) => turn.kind === 'idle');
  return {
    ...chat,
    project: test.project,
    async ask(wish: string) {
      await chat.send(wish);
      await idle();
    },
    idle,
    /** Resolves with the first question that waits. */
    async asked() {
      const { phase } = await chat.waiting();
      return phase.phase === 'waiting' ? phase.question.subject : null;
    },
    answer: () => chat.state().items.findLast((item) => item.kind === 'assistant')?.text ?? '',
    file: (name: string) => readFile(join(test.project, name), 'utf8'),
  };
}

/** The chat's own calls, without those of sub-agents. */
function ownCalls({ calls }: ChatState): string[] {
  return Object.values(calls).flatMap(({ tool, parentId }) => (parentId === undefined ? [tool] : []));
}

describe('the demo model, asked to show plan mode', () => {
  const wish = 'Show me plan mode';

  it('says how to come to it where the chat is in another', async () => {
    const demo = await openDemo();
    await demo.ask(wish);
    expect(demo.answer()).toMatch(/^\*\*Demo model\*\*: this chat is not in plan mode\./);
    expect(ownCalls(demo.state())).toEqual([]);
  });

  it('looks around and presents a plan of this project, plans anew what is sent back, and makes what is let go', async () => {
    const demo = await openDemo({ mode: { kind: 'plan' } });
    await demo.send(wish);
    const first = await demo.waiting();
    expect(say(first.title)).toBe('Plan: A small change to `README.md`');
    expect(await demo.asked()).toEqual({
      kind: 'plan',
      plan: "# A small change to `README.md`\n\n`project` has 2 folders and 2 files; I read `README.md`.\n\n1. Propose a few lines in `README.md` that name the project's folders\n2. Count its lines with a command that only reads\n3. Say what came of it",
    });
    await demo.decide({
      answer: 'plan',
      choice: 'keep-planning',
      comments: [{ line: 5, text: 'One sentence!' }],
    });
    await demo.until(({ calls }) => calls[first.id]?.phase.phase === 'done');
    expect(JSON.stringify(await demo.asked())).toContain(
      "You said: “One sentence!”\\n\\n1. Propose one sentence in `README.md` about the project's folders",
    );
    await demo.decide({ answer: 'plan', choice: 'go-accepting-edits', comments: [] });
    await demo.idle();
    expect(await demo.file('README.md')).toContain('Main folders: `src/`, `test/`.');
    expect(demo.answer()).toMatch(/^\*\*Demo model\*\*: done\./);
  });

  it('plans for the file that a comment on its plan names', async () => {
    const demo = await openDemo({ mode: { kind: 'plan' } });
    await demo.send('Zeig mir den Modus „Planen“');
    await demo.decide({
      answer: 'plan',
      choice: 'keep-planning',
      comments: [{ line: 5, text: 'Rather in index.ts' }],
    });
    await demo.until(
      ({ calls }) => Object.values(calls).filter(({ tool }) => tool === 'exit_plan_mode').length === 2,
    );
    expect(JSON.stringify(await demo.asked())).toContain('# A small change to `index.ts`');
  });

  it('plans whatever change is asked for in Plan, and stops when it has no other plan', async () => {
    const demo = await openDemo({ files: { 'data.json': '{}' }, mode: { kind: 'plan' } });
    await demo.send('go');
    await demo.decide({ answer: 'plan', choice: 'keep-planning', comments: [] });
    await demo.idle();
    expect(demo.answer()).toContain('you keep planning, and my script has no other plan.');
    expect(ownCalls(demo.state()).at(-1)).toBe('exit_plan_mode');
  });
});

describe('the demo model, asked to remember', () => {
  it('proposes the user’s words, and says where they are', async () => {
    const demo = await openDemo();
    await demo.send('Please remember that I prefer tabs.');
    expect(await demo.asked()).toMatchObject({ kind: 'memory', fact: 'I prefer tabs.', scope: null });
    await demo.decide({ answer: 'accept', scope: 'project' });
    await demo.idle();
    expect(await demo.file('AGENTS.md')).toBe('## Added Memories\n- I prefer tabs.\n');
    expect(demo.answer()).toContain('> Okay, I\'ve remembered that in project memory: "I prefer tabs."');
  });

  it('without a fact proposes one it found, and takes a rejection for what it is', async () => {
    const demo = await openDemo();
    await demo.send('Show me memory');
    expect(await demo.asked()).toMatchObject({ fact: 'The tests of this project are run with `npm test`.' });
    await demo.decide({ answer: 'reject', reason: 'I know' });
    await demo.idle();
    expect(demo.answer()).toContain('nothing was remembered. You rejected it: “I know”.');
  });
});

describe('the demo model, told to ask back', () => {
  const files = { 'README.md': '# Fish\n\nA library about fish.\n', 'src/index.ts': 'export const a = 1;\n' };

  it('asks about what is there, and tells of what is chosen', async () => {
    const demo = await openDemo({ files });
    for (const [label, told] of [
      ['README.md', 'calls it “Fish”:\n\n> A library about fish.'],
      ['src/', '`src/` has 0 folders and 1 file.'],
    ] as const) {
      await demo.send('Ask me something');
      expect(await demo.asked()).toMatchObject({
        question: 'Which of these shall I tell you about?',
        choices: [{ label: 'README.md' }, { label: 'src/' }],
      });
      await demo.decide({ answer: 'answer', choices: [label], text: '' });
      await demo.idle();
      expect(demo.answer()).toContain(told);
    }
  });

  it('hears words of the user’s own, and that they do not answer', async () => {
    const demo = await openDemo({ files });
    await demo.send('Ask me something');
    await demo.decide({ answer: 'answer', choices: [], text: 'all of it' });
    await demo.idle();
    expect(demo.answer()).toContain('I heard you, and a script can make no more of it.');
    expect(demo.answer()).toContain('> The user answered: all of it');
    await demo.send('Ask me again');
    await demo.decide({ answer: 'reject', reason: 'Not now' });
    await demo.idle();
    expect(demo.answer()).toContain('I have no answer. The tool says:\n\n> The user did not answer: Not now');
  });
});

describe('the demo model, asked to show sub-agents', () => {
  it('has two work side by side, each on a place of its own, and tells what they said', async () => {
    const demo = await openDemo();
    await demo.ask('Show me sub-agents');
    const { calls } = demo.state();
    const tasks = Object.values(calls).filter(({ tool }) => tool === 'task');
    expect(tasks.map(({ title }) => say(title))).toEqual([
      'explorer: Look at README.md',
      'explorer: Look at src/',
    ]);
    const nested = Object.values(calls).filter(({ parentId }) => parentId !== undefined);
    expect(
      nested.map(({ tool, parentId }) => [tasks.findIndex(({ id }) => id === parentId), tool]).toSorted(),
    ).toEqual([
      [0, 'read_file'],
      [1, 'list_directory'],
      [1, 'read_file'],
    ]);
    expect(demo.answer()).toContain(
      '**Look at README.md**\n\n> `README.md` calls it “Fish”:\n> \n> > A library about fish.\n\n**Look at src/**\n\n> `src` is a folder with 0 folders and 1 file.',
    );
  });

  it('has them look through the folder where there is nothing else', async () => {
    const demo = await openDemo({ files: {} });
    await demo.ask('Show me two sub-agents at once');
    expect(demo.answer().match(/`project` is a folder with 0 folders and 0 files\./g)).toHaveLength(2);
  });
});

describe('the demo model and the web', () => {
  it('fetches a page that the user names, after the question, and says what it is about', async () => {
    const server = createServer((_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end('<title>Herons</title><main><h1>Herons</h1><p>Herons stand in water.</p></main>'),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const demo = await openDemo({ hosts: [host] });
    await demo.send(`What is on http://${host}/herons?`);
    expect((await demo.waiting()).tool).toBe('web_fetch');
    await demo.decide({ answer: 'accept' });
    await demo.idle();
    expect(demo.answer()).toContain('> The page is called “Herons”. It begins: Herons stand in water.');
  });
});

it('names no page of its own, and says so where a tool is off in the chat', async () => {
  const demo = await openDemo();
  await demo.ask('Show me the web');
  expect(demo.answer()).toContain('I fetch a page only if you name it.');
  expect(ownCalls(demo.state())).toEqual([]);
  await (await demo.open()).setToolsOn(['read-only']);
  await demo.ask('Show me sub-agents');
  expect(demo.answer()).toContain('the tool `task` is off in this chat. Turn it on with `@{task}`');
});
