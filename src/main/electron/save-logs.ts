import path from 'node:path';
import { say, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { app } from 'electron';
import type { App } from '../app/application';
import { exportLogs } from '../storage/export-logs';
import { chooseNewFile, tellError } from './dialogs';

// "Export logs": writes a file that the user chooses. The file contains no keys.

export async function saveLogs({ home, secrets }: Pick<App, 'home' | 'secrets'>): Promise<void> {
  const filePath = await chooseNewFile({
    title: words('desktop.export-logs-title'),
    defaultPath: path.join(app.getPath('documents'), 'pilotfish-log.txt'),
  });
  if (filePath === null) return;
  try {
    await exportLogs({ home, secrets: secrets.known(), to: filePath });
  } catch (error) {
    await tellError(words('desktop.logs-not-exported'), say(toldOf(error)));
  }
}
