import { join } from 'node:path';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { mkdir, readdir, readFile, unlink } from '../base/disk';
import { isMissing } from '../base/errno';
import { writeFileAtomically } from '../base/files/atomic-write';
import { withLock } from '../base/files/with-lock';

// The user's own agent files: the Markdown files in `agents` in the data folder. Each defines a sub-agent.

const mostFiles = 100;

export type OwnAgentFile = {
  /** The file name in the folder. */
  readonly file: string;
  /** Absolute. */
  readonly path: string;
  readonly text: string;
};

/** In order of their names, without unreadable files. Empty if there is no folder. */
export async function readOwnAgents(home: string): Promise<readonly OwnAgentFile[]> {
  const names = await readdir(folderOf(home)).catch(() => []);
  const files = await Promise.all(
    names.filter(isAgentFile).toSorted().slice(0, mostFiles).map(readOne(home)),
  );
  return files.filter((file) => file !== null);
}

/** `replaces`: the text when the user began to edit it. Null for a new file. */
export type OwnAgentEdit = { readonly file: string; readonly text: string; readonly replaces: string | null };

/** Throws AppError `invalid` if a new file would replace another, and `changed-since-shown` if the file has changed. */
export async function writeOwnAgent(home: string, { file, text, replaces }: OwnAgentEdit): Promise<void> {
  await mkdir(folderOf(home), { recursive: true, mode: 0o700 });
  await locked(home, async () => {
    const now = await readFile(pathOf(home, file), 'utf8').catch(orNull);
    if (replaces === null && now !== null)
      throw new AppError('invalid', textOf('agents.name-taken', { file }));
    if (replaces !== null && now !== replaces)
      throw new AppError('changed-since-shown', textOf('agents.changed', { file }));
    await writeFileAtomically(pathOf(home, file), text);
  });
}

/** Does nothing if the file is gone. */
export async function removeOwnAgent(home: string, file: string): Promise<void> {
  await unlink(pathOf(home, file)).catch(orNull);
}

function locked(home: string, work: () => Promise<void>): Promise<void> {
  return withLock(join(folderOf(home), '.lock'), work);
}

function readOne(home: string) {
  return async (file: string): Promise<OwnAgentFile | null> => {
    const path = pathOf(home, file);
    const text = await readFile(path, 'utf8').catch(() => null);
    return text === null ? null : { file, path, text };
  };
}

function orNull(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function isAgentFile(name: string): boolean {
  return name.toLowerCase().endsWith('.md') && !name.startsWith('.');
}

function folderOf(home: string): string {
  return join(home, 'agents');
}

function pathOf(home: string, file: string): string {
  return join(folderOf(home), file);
}
