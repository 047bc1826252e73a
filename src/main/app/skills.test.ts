import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { FakeRequest } from '../../../e2e/fake-model';
import { sandbox } from '../sandbox/testing/in-sandbox';
import { addRule, firstProject, startTestApp, type TestApp, type TestAppChat } from './testing/test-app';

// Skills in the whole application: what the model knows of them, and what it reads.

const skill = (description: string) => `---\nname: pdf\ndescription: ${description}\n---\nUse pdftotext.\n`;
const file = '.claude/skills/pdf/SKILL.md';
const files = {
  [file]: skill('Reads PDF files.'),
  '.claude/skills/pdf/references/forms.md': 'Forms have fields.',
  '.claude/skills/secret.md': 'outside',
};

async function trusted(app: TestApp): Promise<void> {
  const { trust } = firstProject(app.app);
  await trust.answer('folder', (await trust.question()).hash);
}

async function ask({ model }: TestApp, chat: TestAppChat, ...calls: Record<string, unknown>[]) {
  const at = model.requests.length;
  model.reply(
    ...(calls.length > 0 ? [{ calls: calls.map((args) => ({ name: 'skill', arguments: args })) }] : []),
    'Done.',
  );
  await chat.send('Go.');
  await chat.until(({ turn }) => turn.kind === 'idle');
  return model.requests.slice(at);
}

const described = (request: FakeRequest | undefined) =>
  JSON.stringify(request?.body).includes('Reads PDF files.');
const results = (request: FakeRequest | undefined) =>
  (request?.messages ?? []).filter(({ role }) => role === 'tool').map(({ content }) => String(content));

it('before trust the model knows nothing of them; after it the description, and the body by a call', async () => {
  const app = await startTestApp(files);
  const [before] = await ask(app, await app.chat());
  expect([described(before), before?.tools.includes('skill')]).toEqual([false, false]);
  await trusted(app);
  const [first, second] = await ask(
    app,
    await app.chat(),
    { name: 'pdf' },
    { skill: 'pdf', file: 'references/forms.md' },
  );
  expect([described(first), first?.tools.includes('skill')]).toEqual([true, true]);
  expect(results(second)).toEqual([
    expect.stringMatching(
      /^Skill pdf, in the folder .*\nFiles in it: references\/forms\.md\. .*\n\nUse pdftotext\.$/,
    ),
    'Forms have fields.',
  ]);
});

it('a file outside the folder is not read, nor one that a rule denies; words find a skill', async () => {
  const app = await startTestApp({ ...files, '.claude/skills/pdf/private.md': 'mine' });
  await trusted(app);
  await addRule(app.app, {
    effect: 'deny',
    tool: 'read_file',
    match: '.claude/skills/pdf/private.md',
    scope: 'project',
  });
  const calls = [
    { name: 'pdf', file: '../secret.md' },
    { name: 'pdf', file: 'private.md' },
    { name: 'read a PDF' },
    { name: 'zebra' },
  ];
  const requests = await ask(app, await app.chat(), ...calls);
  expect(results(requests.at(-1))).toEqual([
    expect.stringContaining('must be inside the folder of the skill'),
    expect.stringContaining('A rule denies reading'),
    'No skill is called "read a PDF". These match:\n- pdf: Reads PDF files.',
    expect.stringContaining('No skill is called or does: zebra.'),
  ]);
});

it('a changed skill leaves the prefix as it was; a note tells the change once it is trusted', async () => {
  const app = await startTestApp(files);
  await trusted(app);
  const chat = await app.chat();
  const [first] = await ask(app, chat);
  await writeFile(join(app.project, file), skill('Reads and fills PDF files.'));
  const [second] = await ask(app, chat);
  expect(second?.messages[0]).toEqual(first?.messages[0]);
  expect(JSON.stringify(second?.body.tools)).toBe(JSON.stringify(first?.body.tools));
  expect(JSON.stringify(second?.messages)).toContain('The tool skill is not available any more.');
  await trusted(app);
  const [third] = await ask(app, chat);
  expect(JSON.stringify(third?.body.tools)).toBe(JSON.stringify(first?.body.tools));
  expect(JSON.stringify(third?.messages.at(-1))).toContain('Reads and fills PDF files.');
});

it('the user starts one with its name', async () => {
  const app = await startTestApp();
  const path = join(app.home, 'skills/pdf/SKILL.md');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, skill('Reads PDF files.'));
  const chat = await app.chat();
  app.model.reply('Done.');
  await chat.send('/pdf a.pdf');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const said = app.model.requests.at(-1)?.messages.findLast(({ role }) => role === 'user')?.content;
  expect(said).toMatch(/^Skill pdf, in the folder .*\/skills\/pdf\.\n\nUse pdftotext\.\n\na\.pdf$/);
});

it.runIf(sandbox !== null)(
  'a script of the user’s own skill runs in the sandbox, which hides the rest of its folder',
  async () => {
    const app = await startTestApp();
    const folder = join(app.home, 'skills/pdf');
    await mkdir(join(folder, 'scripts'), { recursive: true });
    await writeFile(join(folder, 'SKILL.md'), skill('Reads PDF files.'));
    await writeFile(
      join(folder, 'scripts/say.sh'),
      `echo script; ls '${app.home}'; echo x > '${folder}/SKILL.md'`,
    );
    const chat = await app.chat();
    await (await chat.open()).setMode({ kind: 'auto', until: Date.now() + 3_600_000 });
    const command = `sh '${folder}/scripts/say.sh'`;
    app.model.reply({ calls: [{ name: 'run_shell_command', arguments: { command } }] }, 'Done.');
    await chat.send('Run it.');
    const [result = ''] = results(await app.model.waitForRequest(2));
    expect(result).toContain('Output: script\nskills\n');
    expect(result).toMatch(/Read-only file system|Permission denied/);
  },
);
