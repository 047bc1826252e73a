import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createTools } from '../tools/create-tools';
import { toolSchema } from '../tools/kit/lenient-input';
import { noServices } from '../tools/kit/no-services';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, startTestApp } from './testing/test-app';

// The size of tools and groups that a mention turns on, before the message is sent.

/** These tools in the form for the model. */
function told(...names: readonly string[]) {
  return createTools(noServices)
    .filter(({ name }) => names.includes(name))
    .map((tool) => ({ name: tool.name, description: tool.description, parameters: toolSchema(tool) }));
}

it('weighs tools and groups as the model is told of them, and leaves out what is neither', async () => {
  const { app, home } = await startTestApp({});
  const toolGroups = { looking: { tools: ['glob', 'list_directory', 'gone'], description: 'Looks.' } };
  await writeFile(join(home, 'settings.json'), JSON.stringify({ toolGroups }));
  await vi.waitUntil(() => 'looking' in app.settings.current().settings.toolGroups);
  const names = ['looking', 'glob', 'nobody'];
  const { key } = firstProject(app);
  const weighed = await createHandlers(app).tools.weigh({ project: key, names }, caller);

  const tokens = (...wanted: readonly string[]) => Math.ceil(JSON.stringify(told(...wanted)).length / 4);
  const group = { kind: 'group', tokens: tokens('glob', 'list_directory'), beginning: 'Looks.' };
  const tool = { kind: 'tool', tokens: tokens('glob'), beginning: told('glob')[0]?.description };
  expect(weighed).toEqual([
    { name: 'looking', weight: { ...group, tools: ['list_directory', 'glob'] } },
    { name: 'glob', weight: { ...tool, tools: ['glob'] } },
  ]);
});
