import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolListing } from '@shared/tools/tools';
import { expect, test } from 'vitest';
import { createHandlers } from './handlers/create-handlers';
import { caller, firstProject, firstProjectState, startTestApp, type TestApp } from './testing/test-app';

// Tools from elsewhere that windows show before the first message. Tools from files appear as soon as they may be used;
// tools that need a started program appear after the first request for them.

const names = (tools: readonly ToolListing[]) => tools.map(({ name }) => name);

/** Resolves as soon as windows show these tools. */
function untilKnown({ app }: TestApp, expected: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (names(firstProjectState(app).tools).join() !== expected.join()) return;
      stop();
      resolve();
    };
    const stop = app.store.onEvent(look);
    look();
  });
}

test('files are known once the folder is trusted, and what a command declares once somebody looks', async () => {
  const started = await startTestApp({
    'tools.mjs': `#!${process.execPath}\nconsole.log('[{"name":"weather","description":"Tells."}]')`,
  });
  const { app, project } = started;
  await chmod(join(project, 'tools.mjs'), 0o755);
  const folder = join(project, '.pilotfish', 'tools');
  await mkdir(folder, { recursive: true });
  const file = { name: 'count', description: 'Counts.', run: [['wc', '-l']] };
  await writeFile(join(folder, 'count.json'), JSON.stringify(file));
  await app.settings.change({ tools: { discoveryCommand: './tools.mjs', callCommand: 'true' } });
  const { key, trust, look } = firstProject(app);
  await look();
  expect(names(firstProjectState(app).tools)).toEqual([]);

  await trust.answer('folder', (await trust.question()).hash);
  await untilKnown(started, ['count']);
  await createHandlers(app).tools.look({ project: key }, caller);
  expect(names(firstProjectState(app).tools)).toEqual(['count', 'weather']);
});
