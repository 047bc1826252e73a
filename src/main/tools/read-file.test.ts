import { open, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@shared/texts/text';
import iconv from 'iconv-lite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SideRequest } from './kit/services';
import { createReadFile } from './read-file';
import { createTestContext, runTool, type TestContext } from './testing/test-context';
import { samplePdf, samplePng } from './testing/test-files';

let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
});

const read = async (input: Record<string, unknown>, overrides: Partial<TestContext> = {}) => {
  const given = { ...context, ...overrides };
  return (await runTool(createReadFile(given), given, { path: 'file', ...input })).forModel;
};
const at = (path: string) => join(context.root, path);
const write = (content: string | Uint8Array, path = 'file') => writeFile(at(path), content);
const numberedLines = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => `line ${first + index}`).join('\n');

describe('a text', () => {
  it('comes as it is, and is marked as read', async () => {
    await write('one\ntwo\n');
    expect(await read({})).toBe('one\ntwo\n');
    expect([...context.seenPaths]).toEqual([at('file')]);
  });

  it('is found by an absolute path too', async () => {
    await write('one');
    expect(await read({ path: at('file') })).toBe('one');
  });

  it('comes with the line ends of Unix', async () => {
    await write('one\r\ntwo\r\n');
    expect(await read({})).toBe('one\ntwo\n');
  });

  it('may be empty', async () => {
    await write('');
    expect(await read({})).toBe('');
  });

  it('of more than 2,000 lines is cut, and that is said first', async () => {
    await write(`${numberedLines(5000)}\n`);
    expect(await read({})).toBe(
      `[File content truncated: showing lines 1-2000 of 5000 total lines. Continue with offset=2000.]\n${numberedLines(2000)}`,
    );
    expect(await read({ limit: 4000 })).toContain('showing lines 1-2000 of 5000');
  });

  it('of 2,000 lines is whole', async () => {
    await write(`${numberedLines(2000)}\n`);
    expect(await read({})).toBe(`${numberedLines(2000)}\n`);
  });

  it('of more than 25,000 characters is cut after a whole line, unless a limit is given', async () => {
    const line = 'x'.repeat(999);
    await write(`${Array(30).fill(line).join('\n')}\n`);
    expect(await read({})).toBe(
      `[File content truncated: showing lines 1-25 of 30 total lines. Continue with offset=25.]\n${Array(25).fill(line).join('\n')}`,
    );
    expect(await read({ offset: 25 })).toContain('showing lines 26-30 of 30');
    expect(await read({ limit: 2000 })).toBe(`${Array(30).fill(line).join('\n')}\n`);
  });

  it('comes from offset on, as many lines as limit says', async () => {
    await write(`${numberedLines(10)}\n`);
    expect(await read({ offset: 3, limit: 2 })).toBe(
      '[File content truncated: showing lines 4-5 of 10 total lines. Continue with offset=5.]\nline 4\nline 5',
    );
    expect(await read({ offset: '8' })).toBe(
      '[File content truncated: showing lines 9-10 of 10 total lines.]\nline 9\nline 10\n',
    );
  });

  it('has lines longer than 2,000 characters cut, and that is said first', async () => {
    await write(`short\n${'x'.repeat(2001)}\n${'y'.repeat(2000)}\n`);
    expect(await read({})).toBe(
      `[Lines cut at 2000 characters: 2. Read on with read_file and column=2000.]\nshort\n${'x'.repeat(2000)}\n${'y'.repeat(2000)}\n`,
    );
  });

  it('has the rest of such lines from column on, until they end', async () => {
    await write(`short\n${'x'.repeat(2000)}${'y'.repeat(2000)}z\n`);
    expect(await read({ offset: 1, column: 2000 })).toBe(
      `[File content truncated: showing lines 2-2 of 2 total lines.]\n[Lines shown from character 2000 and cut at 2000 characters: 2. Read on with read_file and column=4000.]\n${'y'.repeat(2000)}\n`,
    );
    expect(await read({ column: '4000' })).toBe('\nz\n');
  });

  it('says both when both is so', async () => {
    await write(Array.from({ length: 30 }, () => 'x'.repeat(3000)).join('\n'));
    expect(
      String(await read({ limit: 20 }))
        .split('\n')
        .slice(0, 2),
    ).toEqual([
      '[File content truncated: showing lines 1-20 of 30 total lines. Continue with offset=20.]',
      '[Lines cut at 2000 characters: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 10 more. Read on with read_file and column=2000.]',
    ]);
  });

  it('of SVG is text', async () => {
    await write('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg');
    expect(await read({ path: 'a.svg' }, { accepts: () => true })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
  });

  it('is not taken for an image because of its name', async () => {
    await write('not a picture', 'a.png');
    expect(await read({ path: 'a.png' })).toBe('not a picture');
  });

  it.each([
    ['UTF-8 with a mark', 'utf-8', true],
    ['UTF-16 LE', 'utf-16le', true],
    ['UTF-16 BE', 'utf-16be', true],
    ['UTF-32 LE', 'utf-32le', true],
    ['UTF-32 BE', 'utf-32be', true],
  ])('in %s is read without its mark', async (_name, encoding, addBOM) => {
    await write(iconv.encode('Grüße\r\n漢字\n', encoding, { addBOM }));
    expect(await read({})).toBe('Grüße\n漢字\n');
  });

  it.each([
    ['windows-1252', 'Der Bär läuft über die schöne grüne Wiese und grüßt die Vögel.\n'],
    ['gb18030', '这是一个用来测试编码检测的中文文件,里面有足够多的文字。\n'],
    ['windows-1251', 'Это достаточно длинный русский текст для определения кодировки файла.\n'],
  ])('in the legacy encoding %s is read', async (encoding, text) => {
    await write(iconv.encode(text.repeat(5), encoding));
    expect(await read({})).toBe(text.repeat(5));
  });
});

describe('an image', () => {
  it('reaches a model that takes images', async () => {
    await write(samplePng, 'a.png');
    expect(await read({ path: 'a.png' }, { accepts: (kind) => kind === 'image' })).toEqual([
      { kind: 'image', mimeType: 'image/png', base64: samplePng.toString('base64'), name: 'a.png' },
    ]);
  });

  it('is described to one that does not, however large', async () => {
    await write(samplePng, 'a.png');
    await truncate(at('a.png'), 30 * 1024 * 1024);
    expect(await read({ path: 'a.png' })).toBe(
      `Image ${at('a.png')}: PNG, 1 × 1 pixels, 31457280 bytes. The model in use cannot read images.`,
    );
  });
});

describe('a PDF', () => {
  it('reaches a model that takes files', async () => {
    await write(samplePdf(['Hello']), 'a.pdf');
    expect(await read({ path: 'a.pdf' }, { accepts: (kind) => kind === 'file' })).toEqual([
      {
        kind: 'file',
        mimeType: 'application/pdf',
        base64: samplePdf(['Hello']).toString('base64'),
        name: 'a.pdf',
      },
    ]);
  });

  it('becomes its text page by page otherwise', async () => {
    await write(samplePdf(['Hello', 'Second page']), 'a.pdf');
    expect(await read({ path: 'a.pdf' })).toBe(
      '--- Page 1 of 2 ---\nHello\n\n--- Page 2 of 2 ---\nSecond page\n',
    );
  });

  it('can be read in windows of its text', async () => {
    await write(samplePdf(['Hello', 'Second page']), 'a.pdf');
    expect(await read({ path: 'a.pdf', offset: 4, limit: 1 })).toBe(
      '[File content truncated: showing lines 5-5 of 5 total lines.]\nSecond page\n',
    );
  });
});

describe('with a prompt', () => {
  it('the model answers about numbered lines, and only its answer comes back', async () => {
    await write('one\ntwo\nthree\n');
    const asked: string[] = [];
    const sideRequest: SideRequest = async ({ prompt }) => {
      asked.push(prompt);
      return 'The second, in line 2.';
    };
    expect(await read({ prompt: 'Which is second?', offset: 1 }, { sideRequest })).toBe(
      'The second, in line 2.',
    );
    expect(asked).toEqual([
      `Which is second?\n\nFile: ${at('file')}, lines 2-3 of 3\n<content>\n2: two\n3: three\n</content>`,
    ]);
    expect([...context.seenPaths]).toEqual([]);
  });

  it('the content comes with a note when that fails', async () => {
    await write('one\n');
    expect(await read({ prompt: 'What?' })).toBe(
      '[The prompt was not answered: no model here. The content follows.]\none\n',
    );
    expect([...context.seenPaths]).toEqual([at('file')]);
  });

  it('the note of a failure that is a sentence has one full stop', async () => {
    await write('one\n');
    const sideRequest = () => Promise.reject(new Error('The model is busy.'));
    expect(await read({ prompt: 'What?' }, { sideRequest })).toBe(
      '[The prompt was not answered: The model is busy. The content follows.]\none\n',
    );
  });

  it('an image comes with a note', async () => {
    await write(samplePng, 'a.png');
    const result = await read({ path: 'a.png', prompt: 'What is it?' }, { accepts: () => true });
    expect(result).toMatchObject([
      { kind: 'text', text: '[The prompt was not answered: the file has no text. The content follows.]' },
      { kind: 'image' },
    ]);
  });

  it('stopping stops', async () => {
    await write('one\n');
    const stop = new AbortController();
    const sideRequest = async () => {
      stop.abort();
      throw new Error('connection closed');
    };
    await expect(read({ prompt: 'What?' }, { signal: stop.signal, sideRequest })).rejects.toThrow('aborted');
  });
});

describe('a kept output', () => {
  it('can be read although it lies outside of the project', async () => {
    const path = await context.keepOutput(`${numberedLines(3)}\n`);
    expect(await read({ path, offset: 2 })).toBe(
      '[File content truncated: showing lines 3-3 of 3 total lines.]\nline 3\n',
    );
    expect([...context.seenPaths]).toEqual([]);
  });

  it('that is gone is said to be', async () => {
    const isKeptOutput = () => true;
    await expect(read({ path: '/nowhere/1.txt' }, { isKeptOutput })).rejects.toThrow(
      'This output is not kept any more: /nowhere/1.txt. The outputs of a project hold 1 GiB together at most, and the oldest are let go first. Run the command again if its output is needed.',
    );
  });
});

describe('a huge file', () => {
  it('gives a window from its end and holds little of it', async () => {
    const file = await open(at('file'), 'w');
    const block = Buffer.from(`${'x'.repeat(99)}\n`.repeat(100_000));
    for (let index = 0; index < 30; index += 1) await file.write(block);
    await file.write('the end\n');
    await file.close();
    const before = process.memoryUsage().rss;
    expect(await read({ offset: 3_000_000 })).toBe(
      '[File content truncated: showing lines 3000001-3000001 of 3000001 total lines.]\nthe end\n',
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('can be cancelled', async () => {
    await write('x\n');
    await truncate(at('file'), 5 * 1024 * 1024);
    await expect(read({}, { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});

it('says in one line what it would do', () => {
  const readFile = createReadFile(context);
  const titles = [
    readFile.describe({ path: 'a.ts' }),
    readFile.describe({ path: 'a.ts', offset: 10 }),
    readFile.describe({ path: 'a.ts', limit: 5 }),
  ];
  expect(titles.map((title) => say(title))).toEqual([
    'Read a.ts',
    'Read a.ts, from line 11',
    'Read a.ts, lines 1-5',
  ]);
});
