import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { capOutput, capResult, headOf, outputLimit, tailOf } from './output-cap';
import type { ToolResult } from './tool';

let folder: string;
beforeEach(async () => {
  folder = await tempFolder();
});

const keep = async (text: string) => {
  const path = join(folder, 'output.txt');
  await writeFile(path, text);
  return path;
};

const result = (forModel: ToolResult['forModel']): ToolResult => ({
  forModel,
  forPerson: { kind: 'text', text: 'shown' },
});

describe('an output that is too long', () => {
  it('is cut to head and tail around a line that says what is missing and where it is', async () => {
    const text = Array.from({ length: 9000 }, (_, index) => `line ${index}`).join('\n');
    const cut = await capOutput(text, keep);

    const match =
      /^\[Output truncated: showing the first (\d+) and last (\d+) of (\d+) characters\. Full output: (.+)\]$/m.exec(
        cut,
      );
    const [, head, tail, total, path] = match ?? [];
    expect(Number(total)).toBe(text.length);
    expect(cut).toBe(`${text.slice(0, Number(head))}\n${match?.[0]}\n${text.slice(-Number(tail))}`);
    expect(await readFile(String(path), 'utf8')).toBe(text);
  });

  it('is as long as allowed and not longer', async () => {
    const cut = await capOutput('x'.repeat(1_000_000), keep);
    expect(cut.length).toBeLessThanOrEqual(outputLimit);
    expect(cut.length).toBeGreaterThan(outputLimit - 20);
  });

  it.each([0, 1, 2, 3])('never loses half of a character (shifted by %i)', async (shift) => {
    const cut = await capOutput('a'.repeat(shift) + '😀'.repeat(20_000), keep);
    expect(Buffer.from(cut).toString()).toBe(cut);
  });

  it('is still cut when the disk does not take the whole', async () => {
    const cut = await capOutput('x'.repeat(30_000), async () => {
      throw new Error('no space left on device');
    });
    expect(cut.length).toBeLessThanOrEqual(outputLimit);
    expect(cut).toContain('of 30000 characters. Full output: could not be kept (no space left on device)]');
  });
});

describe('an output within the limit', () => {
  it('goes to the model as it is', async () => {
    const text = 'x'.repeat(outputLimit);
    expect(await capResult({ name: 'probe' }, result(text), { keepOutput: keep })).toEqual(result(text));
  });

  it('may be longer when the tool says so', async () => {
    const text = 'x'.repeat(40_000);
    expect(await capResult({ name: 'probe', outputCap: 50_000 }, result(text), { keepOutput: keep })).toEqual(
      result(text),
    );
  });
});

describe('an empty output', () => {
  it.each([[''], [[]], [[{ kind: 'text' as const, text: '' }]]])(
    'is said to be empty (%j)',
    async (forModel) => {
      const capped = await capResult({ name: 'probe' }, result(forModel), { keepOutput: keep });
      expect(capped).toEqual(result('(probe completed with no output)'));
    },
  );
});

describe('an output of several parts', () => {
  const image = { kind: 'image', mimeType: 'image/png', base64: 'AAAA', name: 'a.png' } as const;

  it('is untouched while its texts together are within the limit', async () => {
    const parts = [{ kind: 'text', text: 'one' } as const, image, { kind: 'text', text: 'two' } as const];
    expect(await capResult({ name: 'probe' }, result(parts), { keepOutput: keep })).toEqual(result(parts));
  });

  it('has its texts cut together and keeps its images', async () => {
    const half = { kind: 'text', text: 'x'.repeat(20_000) } as const;
    const capped = await capResult({ name: 'probe' }, result([half, image, half]), { keepOutput: keep });
    expect(capped.forModel).toEqual([
      { kind: 'text', text: await capOutput('x'.repeat(40_000), keep) },
      image,
    ]);
  });
});

it('head and tail of a text shorter than asked are the text', () => {
  expect([headOf('ab', 5), tailOf('ab', 2)]).toEqual(['ab', 'ab']);
});
