import { dataFileAt } from '@shared/data-files/data-file';
import type { FileView, TextToSave } from '@shared/project/project';
import { api } from '../server-state';

// Reads and writes the file of a tab, in the project or in the data folder.

type Place = { readonly project: string; readonly path: string };
type Written = Place & TextToSave;

export function readFileOf({ project, path }: Place): Promise<FileView> {
  const name = dataFileAt(path);
  return name === null ? api.project.readFile({ project, path }) : api.dataFiles.read({ name });
}

export function writeFileOf(toSave: Written): Promise<{ hash: string }> {
  const name = dataFileAt(toSave.path);
  if (name === null) return api.project.writeFile(toSave);
  return api.dataFiles.write({ name, text: toSave.text, hash: toSave.hash });
}
