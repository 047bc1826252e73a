// Data files: the user's own files of the data folder that a window shows in tabs. Their paths begin with a slash, to
// distinguish them from paths of a project.

export const dataFileNames = ['settings.json', 'keybindings.json', 'rules.json'] as const;
export type DataFileName = (typeof dataFileNames)[number];

export function dataFilePath(name: DataFileName): string {
  return `/${name}`;
}

/** Null: it is a path of the project. */
export function dataFileAt(path: string): DataFileName | null {
  return dataFileNames.find((name) => dataFilePath(name) === path) ?? null;
}

/** A part of the text that Pilotfish would ignore; `offset` and `length` in characters. */
export type DataFileFault<Told> = { readonly offset: number; readonly length: number; readonly told: Told };
