import { type DataFileName, dataFilePath } from '@shared/data-files/data-file';
import { openFile } from '../ui-state';
import { typeInText } from './open-texts';

/** Opens a file of the data folder in a tab, at `line` if given, and moves the keyboard into its text. */
export function openDataFile(name: DataFileName, line?: number): void {
  const path = dataFilePath(name);
  openFile(path, line);
  typeInText(path);
}
