import { describe, expect, it } from 'vitest';
import { fishProject, openDemoChat } from '../app/testing/demo-chat';
import { createDemoFetch } from './demo-model';

describe('the demo model, asked for a change', () => {
  it('looks around, searches, reads, plans, and proposes one small edit of a real file', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('Show me what you can do');
    expect(demo.used()).toEqual([
      'list_directory',
      'list_directory',
      'search_file_content',
      'read_file',
      'todo_write',
      'edit',
    ]);
    expect(demo.todos()).toEqual([
      'completed: Look around in the project',
      "in_progress: Propose a few lines in README.md that name the project's folders",
      'pending: Say what came of it',
    ]);
    expect(await demo.proposal()).toMatchObject({
      relativePath: 'README.md',
      original: fishProject['README.md'],
      proposed:
        '# Fish\n\nA library about fish.\n\n## Layout\n\n- `src/`\n- `test/`\n\n## Usage\n\nCall it.\n',
    });
  });

  it('says when it is accepted, and the change is on disk', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('go');
    await demo.decide({ answer: 'accept' });
    expect(await demo.file('README.md')).toContain('## Layout\n\n- `src/`');
    expect(demo.answer()).toMatch(
      /^\*\*Demo model\*\*: done\. `README\.md` on your disk now holds the change/,
    );
    expect(demo.todos().every((todo) => todo.startsWith('completed'))).toBe(true);
    expect(demo.used().filter((tool) => tool === 'run_shell_command')).toHaveLength(1);
  });

  it('says what the user changed in its proposal', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('go');
    await demo.decide({ answer: 'accept-with-edits', content: '# Fish\n\nMine.\n' });
    expect(await demo.file('README.md')).toBe('# Fish\n\nMine.\n');
    expect(demo.answer()).toContain('done, with your edits');
    expect(demo.answer()).toContain('\n+Mine.\n');
    expect(demo.answer()).toContain('\n-A library about fish.\n');
  });

  it('tries less after a rejection, and stops after the second, quoting the reasons', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('go');
    await demo.decide({ answer: 'reject', reason: 'too long' });
    expect(demo.answer()).toBe(
      "You rejected that: “too long”. A script follows no more of a reason than the file it names. Then less: I propose one sentence in `README.md` about the project's folders.",
    );
    expect((await demo.proposal())?.proposed).toContain(
      'about fish.\n\nMain folders: `src/`, `test/`.\n\n## Usage',
    );
    await demo.decide({ answer: 'reject' });
    expect(demo.answer()).toContain(
      'you rejected both proposals, so I stop here, and neither of them was made. Your reason: “too long”.',
    );
    expect(await demo.file('README.md')).toBe(fishProject['README.md']);
    expect(demo.todos()).toEqual([
      'completed: Look around in the project',
      "pending: Propose one sentence in README.md about the project's folders",
      'completed: Say what came of it',
    ]);
  });

  it('says how many proposals were rejected: one, where it had no other', async () => {
    const demo = await openDemoChat({ 'data.json': '{}' });
    await demo.say('go');
    await demo.decide({ answer: 'reject' });
    expect(demo.answer()).toContain(
      '**Demo model**: you rejected my proposal, and I have no other. It was not made. Tell me what you would like instead.',
    );
  });

  it('calls only what is less less', async () => {
    const demo = await openDemoChat({
      'README.md': '# Fish\n\n## Layout\n',
      LICENSE: 'x',
      'a.ts': 'const a = 1;\n',
    });
    await demo.say('go');
    expect((await demo.proposal())?.proposed).toContain('The license is in `LICENSE`.');
    await demo.decide({ answer: 'reject' });
    expect(demo.answer()).not.toContain('Then less');
  });

  it('claims nothing about how a change came to be made', async () => {
    const demo = await openDemoChat(fishProject, { kind: 'accept-edits' });
    await demo.say('go');
    expect(demo.answer()).toContain('done. `README.md` on your disk now holds the change.');
    expect(demo.answer()).not.toContain('as you saw it');
  });

  it('has another proposal when it is asked again, and does not repeat what was rejected', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('go');
    await demo.decide({ answer: 'reject' });
    await demo.decide({ answer: 'accept' });
    expect(await demo.file('README.md')).toContain('Main folders: `src/`, `test/`.');
    await demo.say('another one');
    expect((await demo.proposal())?.proposed).toBe(
      `// What is in here: swim.\n${fishProject['src/index.ts']}`,
    );
  });

  it('proposes a change of the file that the user names', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('Add a comment to src/index.ts.');
    expect((await demo.proposal())?.relativePath).toBe('src/index.ts');
  });

  it('goes to the file that the reason of a rejection names', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('go');
    await demo.decide({ answer: 'reject', reason: 'Wrong file: I meant index.ts.' });
    expect((await demo.proposal())?.relativePath).toBe('src/index.ts');
    expect(demo.answer()).toBe(
      'You rejected that: “Wrong file: I meant index.ts”. Then there: I propose a comment at the top of `index.ts` that says what is in it.',
    );
    await demo.decide({ answer: 'accept' });
    expect(demo.answer()).toContain('done. `index.ts` on your disk now holds the change');
  });

  it('searches for a word of the user', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('please change the swimming');
    expect(demo.searchedFor()).toBe('swimming');
  });

  it('presents a plan in plan mode, before it proposes anything', async () => {
    const demo = await openDemoChat(fishProject, { kind: 'plan' });
    await demo.say('go');
    expect(demo.used().at(-1)).toBe('exit_plan_mode');
    expect(demo.answer()).toBe('I have seen enough for a plan.');
  });
});

describe('the demo model in an odd folder', () => {
  it('that is empty proposes a first file', async () => {
    const demo = await openDemoChat({});
    await demo.say('go');
    expect(await demo.proposal()).toMatchObject({ relativePath: 'NOTES.md', change: 'create' });
    await demo.decide({ answer: 'accept' });
    expect(await demo.file('NOTES.md')).toBe('# projekt\n\nNothing is here yet. Say what it will be.\n');
  });

  it('with nothing but binary files proposes a first file that names them', async () => {
    const demo = await openDemoChat({
      'a.bin': Buffer.from([0, 1, 2, 255]),
      readme: Buffer.from([0, 159, 146, 150, 0]),
    });
    await demo.say('go');
    expect((await demo.proposal())?.proposed).toBe('# projekt\n\nWhat is here:\n\n- `a.bin`\n- `readme`\n');
  });

  it('without a README proposes a comment in a source, in the file’s own way', async () => {
    const demo = await openDemoChat({
      'größe.py': '#!/usr/bin/env python3\n\ndef länge(x):\n    return x\n',
    });
    await demo.say('go');
    expect((await demo.proposal())?.proposed).toBe(
      '#!/usr/bin/env python3\n\n# What is in here: länge.\ndef länge(x):\n    return x\n',
    );
  });

  it('with CRLF keeps the line ends', async () => {
    const demo = await openDemoChat({
      'README.md': '# 鱼\r\n\r\n关于鱼。\r\n\r\n## 用法\r\n',
      'src/a.txt': 'x',
    });
    await demo.say('go');
    await demo.decide({ answer: 'accept' });
    expect(await demo.file('README.md')).toBe(
      '# 鱼\r\n\r\n关于鱼。\r\n\r\n## Layout\r\n\r\n- `src/`\r\n\r\n## 用法\r\n',
    );
  });

  it('finds a place that is there only once', async () => {
    const demo = await openDemoChat({ 'a.js': 'x();\nx();\ny();\n' });
    await demo.say('go');
    expect((await demo.proposal())?.proposed).toBe(
      '// The part of the project called a.js.\nx();\nx();\ny();\n',
    );
  });

  it('names no folder that holds what was built or fetched', async () => {
    const demo = await openDemoChat({
      'README.md': '# Fish\n\nSwims.\n',
      'node_modules/a.js': 'x',
      'dist/a.js': 'x',
      'lib/a.js': 'x',
    });
    await demo.say('go');
    expect((await demo.proposal())?.proposed).toBe('# Fish\n\nSwims.\n\n## Layout\n\n- `lib/`\n');
  });

  it('with more in it than it names says that there is more', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `data-${index + 10}.json`);
    const demo = await openDemoChat(Object.fromEntries(names.map((name) => [name, '{}'])));
    await demo.say('go');
    expect((await demo.proposal())?.proposed).toContain('- `data-29.json`\n- and 3 more files\n');
  });

  it('with nothing it could add to says so', async () => {
    const demo = await openDemoChat({ 'NOTES.md': '', 'data.json': '{}' });
    await demo.say('go');
    expect(demo.answer()).toContain('**Demo model**: I found nothing that I could add.');
  });
});

describe('the demo model', () => {
  it('greets back without touching anything, and says what it is', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('Hello!');
    expect(demo.used()).toEqual([]);
    expect(demo.answer()).toMatch(/^\*\*Demo model\*\*: hello!/);
    expect(demo.answer()).toContain('I am the demo model: a script');
  });

  it('can be stopped in the middle of an answer', async () => {
    const controller = new AbortController();
    const answer = await createDemoFetch({ pauseMs: 1 })('http://demo.invalid/v1/chat/completions', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'x' }] }),
      signal: controller.signal,
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    controller.abort();
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow('aborted');
  });

  it('sums up its chat behind it, at such length that it counts', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('What is this project?');
    await demo.say('/compact');
    expect(demo.answer()).toContain('- What is this project?\n');
  });

  it('summarises and names the chat beside it, repairs nothing, and lists itself as a model', async () => {
    const ask = async (system: string, content: string) => {
      const response = await createDemoFetch({ pauseMs: 0 })('http://demo.invalid/v1/chat/completions', {
        method: 'POST',
        body: JSON.stringify({
          messages: [
            { role: 'system', content: system },
            { role: 'user', content },
          ],
        }),
      });
      const events = (await response.text()).split('\n\n').filter((line) => line.startsWith('data: {'));
      return events.map((line) => JSON.parse(line.slice(6)).choices[0]?.delta.content ?? '').join('');
    };
    expect(await ask('You summarise', 'Person: make it blue\n\nAgent: done')).toContain('- make it blue');
    const name = (said: string) => ask('You name conversations', `Person: ${said}\n\nAgent: done`);
    expect(await name('Suggest one small improvement to the README, please.')).toBe(
      'Suggest one small improvement',
    );
    expect(await name('这是什么项目？')).toBe('这是什么项目');
    expect(await name('Hello!')).toBe('-');
    expect(await ask('Otherwise answer <none/>.', 'x')).toBe('<none/>');
    expect(await ask('Answer.', 'x')).toContain('I have no tools here');
    const models = await createDemoFetch()('http://demo.invalid/v1/models');
    expect(await models.json()).toMatchObject({ data: [{ id: 'demo' }] });
  });
});
