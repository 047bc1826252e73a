import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keptFiles, logPath } from './log';
import { redact } from './redact';

// Export of the log: joins its files, the oldest entry first, and redacts all secrets that are known now.

export type LogExport = {
  readonly home: string;
  readonly secrets: readonly string[];
  /** Absolute path of the new file. Replaces an existing one. */
  readonly to: string;
};

export async function exportLogs({ home, secrets, to }: LogExport): Promise<void> {
  const file = logPath(home);
  const ages = Array.from({ length: keptFiles }, (_, index) => keptFiles - index);
  const names = [...ages.map((age) => `${file}.${age}`), file];
  const texts = await Promise.all(names.map((name) => readFile(name, 'utf8').catch(() => '')));
  await writeFile(path.resolve(to), redact(texts.join(''), secrets), { mode: 0o600 });
}
