import path from 'node:path';
import { AppError } from '@shared/errors';
import { textOf, words } from '@shared/texts/text';
import { app, dialog } from 'electron';
import type { SavedFile } from '../app/parts/host';
import { reasonOf } from '../base/errno';
import { writeFileAtomically } from '../base/files/atomic-write';

/** The desktop's download: the user chooses the place, and the file is written completely or not at all. */
export async function saveFile({ name, text }: SavedFile): Promise<void> {
  const { canceled, filePath } = await dialog.showSaveDialog({
    title: words('desktop.save-file'),
    defaultPath: path.join(app.getPath('documents'), name),
  });
  if (canceled || filePath === '') return;
  try {
    await writeFileAtomically(filePath, text);
  } catch (cause) {
    const why = { path: filePath, why: reasonOf(cause) };
    throw new AppError('unavailable', textOf('entries.not-saved', why), { cause });
  }
}
