import { type DataFileName, dataFilePath } from '@shared/data-files/data-file';
import { openFile } from '../ui-state';
import { typeInText } from './open-texts';

/** Opens a file of the data folder in a tab, at the line if there is one to go to, where it can be typed in at once. */
export function openDataFile(name: DataFileName, line?: number): void {
  const path = dataFilePath(name);
  openFile(path, line);
  typeInText(path);
}
