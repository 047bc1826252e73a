import { describe, expect, it } from 'vitest';
import { fishProject, openDemoChat } from '../app/testing/demo-chat';

// Answers of the demo model without a proposal.

describe('the demo model, asked what a project is', () => {
  it('answers from what it read', async () => {
    const demo = await openDemoChat(fishProject);
    await demo.say('What is this project?');
    expect(demo.used()).toEqual(['list_directory', 'list_directory', 'read_file', 'read_file']);
    expect(demo.answer()).toMatch(
      /^\*\*Demo model\*\*: `projekt` is a folder with 2 folders and 2 files \(`src`, `test`\)\.\n\n`README\.md` calls it “Fish”:\n\n> A library about fish\.\n\nFrom `package\.json`: the package is called `fish`, described as “About fish”, it needs 1 package at run time, its scripts are `test`\./,
    );
  });

  it('takes a title from where one is, and says nothing of a manifest that it cannot read', async () => {
    const demo = await openDemoChat({
      'README.md':
        '<h1 align="center">Fish &amp; chips</h1>\n\n```sh\n# install\n\nnpm i fish\n```\n\nServes fish.\n',
      'package.json': '{ "name": "fish", ',
    });
    await demo.say('What is this project?');
    expect(demo.answer()).toContain('`README.md` calls it “Fish & chips”:\n\n> Serves fish.');
    expect(demo.answer()).toContain('`package.json` is no JSON that I could read.');
    expect(demo.answer()).not.toContain('at run time');
  });

  it('says when there is more than it names', async () => {
    const scripts = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`s${index}`, 'x']));
    const demo = await openDemoChat({ 'package.json': JSON.stringify({ name: 'fish', scripts }) });
    await demo.say('What is this project?');
    expect(demo.answer()).toContain('among its scripts are `s0`, `s1`, `s2`, `s3`, `s4`, `s5`.');
  });

  it('says so when the folder is empty or holds no text', async () => {
    const empty = await openDemoChat({});
    await empty.say('what is this project?');
    expect(empty.answer()).toContain('0 folders and 0 files.\n\nIt is empty');
    const binary = await openDemoChat({ 'a.png': Buffer.from([1, 2]) });
    await binary.say('这是什么项目？');
    expect(binary.answer()).toContain('I found no text in it');
  });
});

describe('the demo model, asked for what is open', () => {
  const wish = 'Find the TODO comments and plan how to resolve them.';

  it('finds it, writes a plan of it, and proposes no change', async () => {
    const demo = await openDemoChat({ ...fishProject, 'src/fin.ts': '// FIXME: too slow\nswim();\n' });
    await demo.say(wish);
    expect(demo.used()).toEqual(['search_file_content', 'todo_write']);
    expect(demo.todos()).toEqual([
      'pending: src/fin.ts, line 1: FIXME: too slow',
      'pending: src/index.ts, line 2: TODO: dive',
    ]);
    expect(demo.answer()).toMatch(
      /^\*\*Demo model\*\*: I found 2 open ends and put them on the todo list\. I only found them/,
    );
  });

  it('says how many it found, and of how many it made a plan', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `// TODO: step ${index}`);
    const demo = await openDemoChat({ 'a.ts': lines.join('\n') });
    await demo.say(wish);
    expect(demo.todos()).toHaveLength(10);
    expect(demo.answer()).toContain('I found 30 open ends and put the first 10 on the todo list.');
  });

  it('says that there is none', async () => {
    const demo = await openDemoChat({ 'README.md': '# Fish\n' });
    await demo.say('Where are FIXMEs?');
    expect(demo.answer()).toContain('no line in this folder says `TODO` or `FIXME`.');
    expect(demo.used()).toEqual(['search_file_content']);
  });
});
