import { copyFile, link, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../base/errno';
import { makeFolder } from '../../base/files/make-folder';
import { attachmentsOf } from './attachment-files';

/**
 * The files of a chat are those of its copy as well, whichever goes first. What the copy does not name is swept when it
 * is opened. Throws the system's error.
 */
export async function shareAttachments(
  folder: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const [old, copy] = [attachmentsOf(folder, from), attachmentsOf(folder, to)];
  const names = await readdir(old).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  if (names.length === 0) return;
  await makeFolder(copy);
  for (const name of names.filter((each) => !each.endsWith('.part'))) {
    const [source, target] = [join(old, name), join(copy, name)];
    // Not every disk knows two names of one file.
    await link(source, target).catch(() => copyFile(source, target));
  }
}
