import { readdir, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputsLimit } from '../storage/chats/kept-outputs';
import { chatsFolder } from '../storage/project-key';
import { startTestApp } from './testing/test-app';

// Outputs of commands are stored up to a limit: together at most a gibibyte per project.

test('a command whose output is kept lets the oldest of the project go, and who asks for that one is told', async () => {
  const started = await startTestApp();
  const { model, project, home } = started;
  const chat = await started.chat();
  await (await chat.open()).setMode({ kind: 'auto', until: Date.now() + 60_000 });
  const outputs = join(chatsFolder(home, project), 'outputs');
  const print = { calls: [{ name: 'run_shell_command', arguments: { command: 'seq 1 20000' } }] };
  model.reply(print, 'Printed.');
  await chat.send('print');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const [oldest = ''] = await readdir(outputs);
  await truncate(join(outputs, oldest), outputsLimit - 1);
  await utimes(join(outputs, oldest), 1, 1);
  await writeFile(join(outputs, 'newer.txt'), 'kept');

  const read = { calls: [{ name: 'read_file', arguments: { path: join(outputs, oldest) } }] };
  model.reply(print, read, 'It is gone.');
  await chat.send('print again');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const names = await readdir(outputs);
  expect([names.includes(oldest), names.includes('newer.txt'), names.length]).toEqual([false, true, 2]);
  expect(JSON.stringify(model.requests.at(-1)?.messages.at(-1))).toContain(
    `This output is not kept any more: ${join(outputs, oldest)}. The outputs of a project hold 1 GiB together at most`,
  );
});
