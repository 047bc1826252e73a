import { useEffect } from 'react';
import { offerText } from '../../state/files/open-texts';
import { regionAttribute } from '../../state/regions/regions';

/** A file that is no text takes the keyboard as a text does. Null: it is not on the screen yet. */
export function useTakenKeyboard(path: string | null): void {
  useEffect(() => (path === null ? undefined : offerText(path, takeKeyboard)), [path]);
}

/** Into what scrolls or asks, else onto the tab. */
function takeKeyboard(): void {
  const found = places.map((place) => document.querySelector<HTMLElement>(place));
  found.find((element) => element !== null)?.focus();
}

const region = `[${regionAttribute}="editor"]`;
const places = [
  `${region} [role="tabpanel"] [tabindex="0"]`,
  `${region} [role="tabpanel"] input`,
  `${region} [role="tab"][aria-selected="true"]`,
];
