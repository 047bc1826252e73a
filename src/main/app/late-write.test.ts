import { appendFile, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { say } from '@shared/texts/text';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from './testing/test-app';

// A program has a file open when an edit replaces it, and writes to it after the edit has its result.

async function editedMeanwhile() {
  const started = await startTestApp({ 'a.txt': 'one\n' });
  const { model, project } = started;
  const file = join(project, 'a.txt');
  const chat = await started.chat();
  await (await chat.open()).setMode({ kind: 'accept-edits' });
  const writer = await open(file, 'a');
  onTestFinished(() => writer.close());
  const input = { file_path: file, old_string: 'one', new_string: 'two' };
  model.reply(
    { calls: [{ name: 'read_file', arguments: { absolute_path: file, path: file } }] },
    { calls: [{ name: 'edit', arguments: input }] },
    'Done.',
  );
  await chat.send('edit it');
  await chat.until(({ calls }) =>
    Object.values(calls).some(({ tool, phase }) => tool === 'edit' && phase.phase === 'done'),
  );
  await appendFile(writer, 'theirs\n');
  return { ...started, chat };
}

const lateNotice =
  /^Another program wrote to .*a\.txt while Pilotfish replaced it\. .* saved the old version with the change at (?<copy>.*)\.$/;

test('the user is told where it is, and the model with the next message', async () => {
  const { chat, model } = await editedMeanwhile();
  const texts = () => chat.state().items.flatMap((item) => (item.kind === 'notice' ? [say(item.text)] : []));
  await chat.until(() => texts().length > 0);
  const copy = lateNotice.exec(texts()[0] ?? '')?.groups?.copy ?? '';
  expect(await readFile(copy, 'utf8')).toBe('one\ntheirs\n');
  await chat.until(({ turn }) => turn.kind === 'idle');
  model.reply('I see.');
  await chat.send('go on');
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain(
    'Note from Pilotfish, not from the user: Another program wrote to ',
  );
});

test('it is told though the application ends at once', async () => {
  const { chat, app, again } = await editedMeanwhile();
  await app.close();
  const next = await (await again()).chat(chat.id);
  await next.open();
  expect(worded(next.state().items)).toContainEqual(
    expect.objectContaining({ kind: 'notice', text: expect.stringMatching(lateNotice) }),
  );
});
