import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A project that is large only by its names: 125,000 empty files in 2,500 folders.

/** Returns the root of the tree. Exactly one file has the name `rare-name.cfg`. */
export async function generateNames(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'pilotfish-bench-')));
  for (let index = 0; index < 2500; index += 1) {
    const folder = join(root, `part${index % 50}`, `area${index}`);
    await mkdir(folder, { recursive: true });
    await Promise.all(Array.from({ length: 50 }, (_, file) => writeFile(join(folder, `file${file}.ts`), '')));
  }
  await writeFile(join(root, 'part7', 'area7', 'rare-name.cfg'), '');
  return root;
}
