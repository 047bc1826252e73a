import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AgentDraft } from '@shared/sub-agents/sub-agents-schema';
import { textOf } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { createHandlers } from '../handlers/create-handlers';
import { caller, firstProject, startTestApp } from '../testing/test-app';

// The user's actions on definitions of sub-agents on their page.

async function define(folder: string, name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

const definition = (name: string, rest = '') =>
  `---\nname: ${name}\ndescription: Reviews what was changed.\n${rest}---\nYou review.\n`;

test('they are kept, changed and removed by the user, and what defines nothing is refused', async () => {
  const app = await startTestApp();
  const { agents } = createHandlers(app.app);
  const save = (file: string, text: string, replaces: string | null) =>
    agents.save({ place: { kind: 'person' }, file, text, replaces }, caller);
  await expect(save('a.md', 'You review.', null)).rejects.toMatchObject({ code: 'invalid' });
  const text = definition('reviewer');
  await save('a.md', text, null);
  await expect(save('a.md', text, null)).rejects.toMatchObject({ code: 'invalid' });
  await expect(save('a.md', text, 'older')).rejects.toMatchObject({ code: 'changed-since-shown' });
  await save('a.md', definition('checker'), text);
  expect(await readFile(join(app.home, 'agents/a.md'), 'utf8')).toBe(definition('checker'));
  await agents.remove({ place: { kind: 'person' }, file: 'a.md' }, caller);
  const left = (await agents.list({ project: null }, caller)).map(({ name, description }) => [
    name,
    description,
  ]);
  expect(left).toEqual([
    ['explorer', textOf('agents.explorer')],
    ['general-purpose', textOf('agents.general-purpose')],
  ]);
});

test('they are checked before they are kept: what is unknown in them, and who is called the same', async () => {
  const { app, home } = await startTestApp();
  await define(home, 'agents/a.md', definition('mine'));
  const { agents } = createHandlers(app);
  const check = (name: string, of: AgentDraft['of'] = null) =>
    agents.check({ project: null, text: definition(name, 'tools: [nothing]\n'), fields: null, of }, caller);
  const unknown = textOf('agents.unknown-tools', { tools: ['nothing'] });
  expect((await check('mine')).problems).toEqual([
    textOf('agents.same-name', { name: 'mine', file: 'a.md' }),
    unknown,
  ]);
  expect((await check('mine', { place: { kind: 'person' }, file: 'a.md' })).problems).toEqual([unknown]);
  expect((await check('explorer')).problems[0]).toEqual(
    textOf('agents.same-name', { name: 'explorer', file: '' }),
  );
});

test('they are written by their parts, and whatever else the file says stays', async () => {
  const { agents } = createHandlers((await startTestApp()).app);
  const text = '---\n# Mine.\nname: a\ndescription: Does.\ntools: [glob]\ncolor: red\n---\nDo.\n';
  const check = (draft: Pick<AgentDraft, 'text' | 'fields'>) =>
    agents.check({ ...draft, project: null, of: null }, caller);
  const { fields } = await check({ text, fields: null });
  expect(fields).toEqual({ name: 'a', description: 'Does.', tools: ['glob'], model: null, prompt: 'Do.' });
  if (fields === null) throw new Error('no fields');
  expect((await check({ text, fields })).text).toBe(text.replace('[glob]', '[ glob ]'));
  const changed = {
    ...fields,
    description: 'Does: this',
    tools: ['edit', 'glob'],
    model: 'm',
    prompt: 'Do it.',
  };
  expect(await check({ text, fields: changed })).toEqual({
    text: '---\n# Mine.\nname: a\ndescription: "Does: this"\ntools: edit, glob\ncolor: red\nmodel: m\n---\nDo it.\n',
    fields: changed,
    problems: [],
  });
  const none = await check({ text: '', fields: { ...changed, tools: [], model: null } });
  expect(none).toMatchObject({ fields: { tools: [], model: null }, problems: [] });
});

test('those of the project are kept in it, held to what the user wrote where they trust it, and removed', async () => {
  const { app, project } = await startTestApp();
  const { agents } = createHandlers(app);
  const { key, trust } = firstProject(app);
  await define(project, '.pilotfish/agents/other.md', definition('other'));
  const at = { place: { kind: 'project', project: key }, file: 'a.md' } as const;
  const states = async () =>
    (await agents.list({ project: key }, caller))
      .filter(({ place }) => place.kind === 'project')
      .map(({ name, state }) => `${name} ${state}`);
  await agents.save({ ...at, text: definition('mine'), replaces: null }, caller);
  expect(await states()).toEqual([]);
  await trust.answer('folder', (await trust.question()).hash);
  await agents.save({ ...at, text: definition('yours'), replaces: definition('mine') }, caller);
  expect(await states()).toEqual(['other holds', 'yours holds']);
  await expect(
    agents.save({ ...at, text: definition('mine'), replaces: null }, caller),
  ).rejects.toMatchObject({ code: 'invalid' });
  await agents.remove(at, caller);
  expect(await states()).toEqual(['other holds']);
  await expect(agents.remove(at, caller)).rejects.toMatchObject({ code: 'unavailable' });
});
