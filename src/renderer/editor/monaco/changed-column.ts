/** The column of the first changed character of a line, from 1. Pure. */
export function changedColumn(before: string, after: string): number {
  let column = 0;
  while (column < before.length && before[column] === after[column]) column += 1;
  return column + 1;
}
