import { useEffect } from 'react';
import { offerText } from '../../state/files/open-texts';
import { regionAttribute } from '../../state/regions/regions';

/** A file without text takes the focus as a text does. `path` is null until the file is on the screen. */
export function useTakenKeyboard(path: string | null): void {
  useEffect(() => (path === null ? undefined : offerText(path, takeKeyboard)), [path]);
}

/** Focuses an element that scrolls or asks, or else the tab. */
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
