import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replayText } from '@shared/terminal/terminal';
import { terminalTopic } from '@shared/topics';
import { expect, it } from 'vitest';
import { createTestTerminals, type TestTerminals } from '../terminal/testing/test-terminals';

const size = { columns: 80, rows: 24 };
const env = { PATH: process.env.PATH, HOME: '/nowhere', SHELL: '/bin/bash' };

async function shows({ store, until }: TestTerminals, id: string, text: string): Promise<void> {
  await until(() => replayText(store.state(terminalTopic(id))).includes(text));
}

it('that no program reads holds nobody up, and neither does the end of it', async () => {
  const test = await createTestTerminals({ env });
  const { id: deaf } = await test.terminals.open(test.project, size);
  test.terminals.write(deaf, 'stty raw -echo; echo "de""af"; sleep 620\r');
  await shows(test, deaf, 'deaf');
  for (let count = 0; count < 10; count += 1) test.terminals.write(deaf, 'x'.repeat(32_000));
  const { id: other } = await test.terminals.open(test.project, size);
  test.terminals.write(other, 'echo "he""re"\r');
  await shows(test, other, 'here');
  await test.terminals.close(deaf);
});

it('arrives whole, in its order, however long it is', async () => {
  const test = await createTestTerminals({ env });
  const { id } = await test.terminals.open(test.project, size);
  const text = Array.from({ length: 20_000 }, (_, index) => `${index} \u4f60\n`).join('');
  const bytes = Buffer.from(text);
  test.terminals.write(
    id,
    `stty raw -echo; echo "li""stens"; head -c ${bytes.length} > read; echo "do""ne"\r`,
  );
  await shows(test, id, 'listens');
  for (let start = 0; start < text.length; start += 32_000)
    test.terminals.write(id, text.slice(start, start + 32_000));
  await shows(test, id, 'done');
  const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');
  expect(hash(await readFile(path.join(test.folder, 'read')))).toBe(hash(bytes));
});
