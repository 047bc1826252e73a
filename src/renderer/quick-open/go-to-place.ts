import { flushSync } from 'react-dom';
import { typeInText } from '../state/files/open-texts';
import { openFile } from '../state/ui-state';
import { leaveCodeList } from './code-list-state';

type Place = { readonly path: string; readonly line: number; readonly column: number };

/** Closes the list and opens the file at the place, with the keyboard in its text. */
export function goToPlace(place: Place | undefined): void {
  if (!place) return;
  flushSync(leaveCodeList);
  openFile(place.path, place.line, place.column);
  typeInText(place.path);
}
