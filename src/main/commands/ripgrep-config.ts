import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// What ripgrep is told beside its command line when nobody was asked: it would quote what is wrong in the files that
// say what is ignored, and such a file may be a link to anywhere.

const text = '--no-ignore-messages\n';

/** Leaves the file in the data folder, for RIPGREP_CONFIG_PATH; its absolute path. */
export async function ripgrepConfig(home: string): Promise<string> {
  const file = path.join(home, 'running', 'ripgreprc');
  // Never emptied in between: another application may be reading it.
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return file;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600 });
  return file;
}
