import { copyFile, link, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../base/errno';
import { makeFolder } from '../../base/files/make-folder';
import { attachmentsOf } from './attachment-files';

/**
 * Shares the files of a chat with its copy; either chat may be deleted first. Opening the copy removes unused files.
 * Throws the system's error.
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
    // Not every disk supports hard links.
    await link(source, target).catch(() => copyFile(source, target));
  }
}
