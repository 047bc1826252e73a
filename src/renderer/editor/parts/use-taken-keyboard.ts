import { useEffect } from 'react';
import { offerText } from '../../state/files/open-texts';
import { activeAttribute, regionAttribute } from '../../state/regions/regions';
import { useColumn } from './in-column';

/** A file without text takes the focus as a text does. `path` is null until the file is on the screen. */
export function useTakenKeyboard(path: string | null): void {
  const { isActive } = useColumn();
  useEffect(() => (path !== null && isActive ? offerText(path, takeKeyboard) : undefined), [path, isActive]);
}

/** Focuses an element that scrolls or asks, or else the tab. */
function takeKeyboard(): void {
  const found = places.map((place) => document.querySelector<HTMLElement>(place));
  found.find((element) => element !== null)?.focus();
}

const region = `[${regionAttribute}="editor"][${activeAttribute}]`;
const places = [
  `${region} [role="tabpanel"] [tabindex="0"]`,
  `${region} [role="tabpanel"] input`,
  `${region} [role="tab"][aria-selected="true"]`,
];
