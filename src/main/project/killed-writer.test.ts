import { readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeFileAtomically } from '../base/files/atomic-write';
import { startChild } from '../base/testing/child';
import { rounds } from '../base/testing/share';
import { tempFolder } from '../base/testing/temp-folder';

// Kills a process during its writes, several times, each time at a different moment.

const size = 400_000;
const script = new URL('./testing/rewrite.child.ts', import.meta.url);

let folder: string;

beforeEach(async () => {
  folder = await realpath(await tempFolder());
});

/** Each version of the file is one letter repeated. A mixture would be a torn write. */
function assertWhole(content: string): void {
  expect({ length: content.length, letters: new Set(content).size }).toEqual({ length: size, letters: 1 });
}

async function killWriterAfter(milliseconds: number): Promise<void> {
  const child = startChild(script, [folder, String(size)]);
  expect(await child.lines.next()).toEqual({ done: false, value: 'ready' });
  setTimeout(() => child.process.kill('SIGKILL'), milliseconds);
  expect(await child.ended).toBeNull();
}

describe('a writer that is killed', () => {
  it('leaves the old version or the new one at whatever moment, and its temp file goes with the next write', async () => {
    await writeFile(join(folder, 'file.txt'), '0'.repeat(size));
    for (const round of rounds(12, 2)) {
      await killWriterAfter(3 + round * 2.3);
      assertWhole(await readFile(join(folder, 'file.txt'), 'utf8'));
      for (const name of await createdFiles()) assertWhole(await readFile(join(folder, 'new', name), 'utf8'));
    }
    await writeFileAtomically(join(folder, 'other'), '');
    await writeFileAtomically(join(folder, 'new', 'other'), '');
    const left = [...(await readdir(folder)), ...(await readdir(join(folder, 'new')))];
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  }, 60_000);
});

async function createdFiles(): Promise<string[]> {
  const names = await readdir(join(folder, 'new')).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}
