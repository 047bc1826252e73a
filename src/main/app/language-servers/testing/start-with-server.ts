import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { odd } from '../../../language-servers/testing/test-language-servers';
import { firstProject, startTestApp, type TestApp } from '../../testing/test-app';

/**
 * For tests: the application with a trusted project, and a language server with these behaviours. It writes to the file
 * `notes` of the data folder.
 */
export async function startWithServer(
  behaviour: string,
  files: Readonly<Record<string, string>>,
): Promise<TestApp> {
  const started = await startTestApp(files, { withoutSandbox: true });
  const notes = join(started.home, 'notes');
  await writeFile(join(started.home, '.lsp.json'), JSON.stringify({ odd: odd(behaviour, notes) }));
  const { trust } = firstProject(started.app);
  await trust.answer('folder', (await trust.question()).hash);
  return started;
}
