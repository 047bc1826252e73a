import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { readHead } from './read-chunks';

const fourMegabytes = 4 * 1024 * 1024;
const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

let folder: string;
let file: FileHandle;

beforeEach(async () => {
  folder = await tempFolder();
});

afterEach(async () => {
  await file.close();
});

async function openFile(content: Uint8Array): Promise<FileHandle> {
  await writeFile(join(folder, 'a.bin'), content);
  file = await open(join(folder, 'a.bin'));
  return file;
}

describe('the head of a file', () => {
  it('is the whole of a shorter file', async () => {
    const head = await readHead(await openFile(bytes), fourMegabytes);
    expect(head.equals(bytes)).toBe(true);
  });

  it('ends where it was asked to', async () => {
    const head = await readHead(await openFile(bytes), 100_001);
    expect(head.equals(bytes.subarray(0, 100_001))).toBe(true);
  });

  it('is empty for an empty file', async () => {
    expect(await readHead(await openFile(Buffer.alloc(0)), 16)).toHaveLength(0);
  });

  it('takes no more memory for a small file than it needs, so that thousands can be read one after another', async () => {
    const head = await readHead(await openFile(Buffer.from('small\n')), fourMegabytes);
    expect(head.buffer.byteLength).toBeLessThan(fourMegabytes / 10);
  });
});
