// Data files: the person's own files of the data folder that a window shows in tabs. Among the paths of files they begin
// with a slash, which no path of a project does.

export const dataFileNames = ['settings.json', 'keybindings.json', 'rules.json'] as const;
export type DataFileName = (typeof dataFileNames)[number];

export function dataFilePath(name: DataFileName): string {
  return `/${name}`;
}

/** Null: it is a path of the project. */
export function dataFileAt(path: string): DataFileName | null {
  return dataFileNames.find((name) => dataFilePath(name) === path) ?? null;
}

/** Something that would not be taken as it is written; `offset` and `length` in characters. */
export type DataFileFault<Told> = { readonly offset: number; readonly length: number; readonly told: Told };
