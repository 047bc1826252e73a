import type { Contract } from '@shared/contract/contract';
import type { Handlers } from '@shared/wire/serve';
import { checkDataFile } from '../../storage/data-files/check-data-file';
import { readDataFile, writeDataFile } from '../../storage/data-files/data-files';
import type { App, Window } from '../application';

/** Handlers for the user's own files in the data folder. */
export function dataFileHandlers({ home }: App): Handlers<Contract, Window>['dataFiles'] {
  return {
    read: ({ name }) => readDataFile(home, name),
    write: (toSave) => writeDataFile(home, toSave),
    check: ({ name, text }) => checkDataFile(name, text),
  };
}
