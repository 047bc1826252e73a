// Saving: what becomes of a person's own text for a file of the project.

export const saving = {
  'saving.stale': ({ path }: Path) =>
    `${path} changed on disk since you began to edit it. Nothing was written.`,
  'saving.character': ({ path, encoding, character, code }: Character) =>
    `${path} is in ${encoding}, which has no “${character}” (U+${code}). Nothing was written.`,
  'saving.no-encoding': ({ encoding }: { encoding: string }) => `There is no encoding called ${encoding}.`,
  'saving.late-write': ({ path, copy }: Path & { copy: string }) =>
    `Another program wrote to ${path} at the moment it was saved. What it wrote is not in the file; the old version with it is kept at ${copy}.`,
} as const;

type Path = { path: string };
type Character = Path & { encoding: string; character: string; code: string };
