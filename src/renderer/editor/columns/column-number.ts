import type { ColumnPlace } from '../../state/ui-state';

/** As the window names the column: 1 is the left one. */
export function columnNumber(place: ColumnPlace): number {
  return place === 'left' ? 1 : 2;
}
