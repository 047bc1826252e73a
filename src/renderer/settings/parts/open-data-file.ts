import { type DataFileName, dataFilePath } from '@shared/data-files/data-file';
import { typeInText } from '../../state/files/open-texts';
import { openFile } from '../../state/ui-state';

/** Opens a file of the data folder in a tab, where it can be typed in at once. */
export function openDataFile(name: DataFileName): void {
  const path = dataFilePath(name);
  openFile(path);
  typeInText(path);
}
