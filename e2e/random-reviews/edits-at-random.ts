import type { Random } from '../../src/main/base/testing/seeded';
import type { Lines, ModelEdit } from '../../src/main/queue/testing/batch-model';

// For tests: the edits of a random batch, and the files that they change. Each line occurs once.

const length = 30;

export function firstLines(file: string): Lines {
  return Array.from({ length }, (_, at) => `${file} ${at}.`);
}

/** Whether no edit and no other program changes the line. */
export function isFree(line: string): boolean {
  return /\.txt \d*5\.$/.test(line);
}

export function editsAtRandom(random: Random, files: readonly string[]): readonly ModelEdit[] {
  const edits: ModelEdit[] = [];
  const count = 3 + random.below(7);
  while (edits.length < count) {
    const edit = editAtRandom(random, { id: `edit ${edits.length}`, files, before: edits });
    if (edit.replacements.length > 0) edits.push(edit);
  }
  return edits;
}

type Planned = {
  readonly id: string;
  readonly files: readonly string[];
  readonly before: readonly ModelEdit[];
};

/** Leaves the ends of the file alone. Sometimes it changes a line that an earlier edit proposes. */
function editAtRandom(random: Random, { id, files, before }: Planned): ModelEdit {
  const file = random.of(files) ?? '';
  const earlier = before.filter((edit) => edit.file === file).flatMap((edit) => edit.replacements);
  const lines = Array.from({ length: 1 + random.below(4) }, () => {
    const proposed = random.chance(0.1) ? random.of(earlier)?.to : undefined;
    return proposed ?? `${file} ${2 + random.below(length - 4)}.`;
  });
  const replacements = [...new Set(lines)]
    .filter((line) => !isFree(line))
    .map((from) => ({ from, to: `(${id} on ${from.replaceAll(/[().]/g, '')})` }));
  return { id, file, replacements };
}
