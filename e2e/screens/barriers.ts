import type { Page } from '@playwright/test';
import { barriersOn } from '../axe';

/** What axe finds on the screen that is serious or critical, a sentence for each. */
export async function barriers(page: Page): Promise<string[]> {
  return (await barriersOn(page, []))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !(id === 'scrollable-region-focusable' && isWalkedFromField(html)))
        .map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
}

/** A list under a field scrolls with the arrows pressed in the field; axe knows that of one-line fields alone. */
function isWalkedFromField(html: string): boolean {
  return /^<div [^>]*role="listbox"/.test(html);
}
