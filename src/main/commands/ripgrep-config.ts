import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Configuration of ripgrep for commands that run unasked. It hides messages about ignore files: they would quote faulty
// lines, and an ignore file may link to any file.

const text = '--no-ignore-messages\n';

/** Writes the file to the data folder, for RIPGREP_CONFIG_PATH; returns its absolute path. */
export async function ripgrepConfig(home: string): Promise<string> {
  const file = path.join(home, 'running', 'ripgreprc');
  // Never truncates a correct file: another application may be reading it.
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return file;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600 });
  return file;
}
