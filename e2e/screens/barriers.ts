import type { Page } from '@playwright/test';
import { barriersOn } from '../axe';

/** axe's serious and critical findings on the screen, a sentence for each. */
export async function barriers(page: Page): Promise<string[]> {
  return (await barriersOn(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !(id === 'scrollable-region-focusable' && isWalkedFromField(html)))
        .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
}

/** The arrow keys in a field scroll the list below it; axe knows this only of one-line fields. */
function isWalkedFromField(html: string): boolean {
  return /^<div [^>]*role="listbox"/.test(html);
}
