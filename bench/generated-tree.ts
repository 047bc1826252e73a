import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A project for measurements, always the same: 5,000 source files of about 8 kB in 350 folders.

const fileCount = 5000;
const linesPerFile = 160;

/** Returns the root of the tree. About every twelfth file contains the word `needle`. */
export async function generateTree(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'pilotfish-bench-')));
  const random = seededRandom(7);
  await writeFile(join(root, '.gitignore'), 'node_modules/\ndist/\n*.log\ncoverage/\n');
  for (let index = 0; index < fileCount; index += 1) {
    const folder = join(root, `part${index % 50}`, `area${index % 7}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `file${index}.ts`), sourceText(random));
  }
  return root;
}

function sourceText(random: () => number): string {
  const lines = Array.from({ length: linesPerFile }, () => {
    const words = Array.from({ length: 8 }, () => Math.floor(random() * 36 ** 5).toString(36));
    return `${words.join(' ')}${random() < 1 / (12 * linesPerFile) ? ' needle' : ''}`;
  });
  return `${lines.join('\n')}\n`;
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
